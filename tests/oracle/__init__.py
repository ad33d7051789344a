"""Second opinions: slow, plain implementations that share no line with the package they check."""

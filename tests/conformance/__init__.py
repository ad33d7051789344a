"""What every registered game must keep, checked through its contract alone."""

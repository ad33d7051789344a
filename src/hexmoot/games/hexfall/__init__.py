"""Hexfall: banners settle the islands of a wrapping sea."""

//! No code: this package is here for what its manifest pins.

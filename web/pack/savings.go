package main

import "io"

func printSavings(w io.Writer, path string) error { return nil }

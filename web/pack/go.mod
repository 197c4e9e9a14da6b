module sudoku/web/pack

go 1.26.0

toolchain go1.26.8

require github.com/andybalholm/brotli v1.2.8

module sudoku/solver/search/bench

go 1.26.0

require sudoku v0.0.0

replace sudoku => ../../..

// Package rate rates how hard a puzzle is. It follows the rules of HoDoKu and Sudoku
// Explainer and names the step that sets each figure.
package rate

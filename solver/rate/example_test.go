package rate_test

import (
	"context"
	"fmt"
	"log"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/rate"
)

func ExampleRate() {
	read, err := format.Read("400080100000209000000730000020001009005000070090000050010500400600300000004007603")
	if err != nil {
		log.Fatal(err)
	}
	b := board.New(&read.Position)
	rating, err := rate.Rate(context.Background(), &b, nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(rating.Grade)
	fmt.Println("HoDoKu:", rating.HoDoKu.Level, rating.HoDoKu.Score)
	fmt.Printf("Sudoku Explainer: %.1f\n", float64(rating.SE.ER)/10)
	fmt.Println("HoDoKu's hardest:", rating.HoDoKuPath.Steps[rating.HoDoKu.Hardest].Technique.Key)
	// Output:
	// Hard
	// HoDoKu: Hard 1052
	// Sudoku Explainer: 6.6
	// HoDoKu's hardest: skyscraper
}

// Command digits trains the network that package scan uses to read cells, on digits drawn
// from fonts and on cells of photos. It also measures how well pictures are read.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"sudoku/solver/internal/digitnet"
)

func main() {
	fonts := flag.String("fonts", "bin/fonts", "folder of the fonts, .ttf and .otf")
	photos := flag.String("photos", "", "folder of photos; without it, fonts alone are used")
	share := flag.Float64("share", 0.3, "share of the cells from photos")
	part := flag.Int("part", 0, "the part of the puzzles whose photos are left out")
	parts := flag.Int("parts", 0, "the number of parts, 0 to use all photos")
	steps := flag.Int("steps", 20000, "steps of 32 cells")
	rate := flag.Float64("rate", 0.003, "rate of learning at first")
	from := flag.String("from", "", "weights to go on from")
	seed := flag.Uint64("seed", 1, "where chance begins")
	look := flag.String("measure", "", "train nothing: read the pictures in this folder with the weights and print the figures")
	verbose := flag.Bool("v", false, "with -measure, print what is wrong in each picture")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "digits: one argument is wanted, the file of weights")
		os.Exit(2)
	}
	if *look != "" {
		if err := measure(*look, flag.Arg(0), *part, *parts, *verbose); err != nil {
			fmt.Fprintln(os.Stderr, "digits:", err)
			os.Exit(1)
		}
		return
	}
	if err := run(*fonts, *photos, *from, flag.Arg(0), *share, *part, *parts, *steps, *rate, *seed); err != nil {
		fmt.Fprintln(os.Stderr, "digits:", err)
		os.Exit(1)
	}
}

func run(fonts, photos, from, to string, share float64, part, parts, steps int, rate float64, seed uint64) error {
	faces, err := loadFaces(fonts)
	if err != nil {
		return err
	}
	var printed, written []face
	for _, f := range faces {
		if f.written {
			written = append(written, f)
		} else {
			printed = append(printed, f)
		}
	}
	if len(printed) == 0 || len(written) == 0 {
		return fmt.Errorf("%s: there are not enough fonts: %d printed, %d written", fonts, len(printed), len(written))
	}
	var cells []photoCell
	used := 0
	if photos != "" {
		if cells, used, err = photoCells(photos, part, parts); err != nil {
			return err
		}
	}
	fmt.Printf("%d printed faces, %d written; %d cells of %d photos\n", len(printed), len(written), len(cells), used)
	m := newModel(rand.New(rand.NewPCG(seed, 0)))
	if from != "" {
		if err := m.goOn(from); err != nil {
			return err
		}
	}
	var sources []func() sample
	for i := range uint64(2) {
		a := &artist{Rand: rand.New(rand.NewPCG(seed, i+1)), printed: printed, written: written}
		sources = append(sources, func() sample {
			if len(cells) > 0 && a.chance(share) {
				return a.vary(&cells[a.IntN(len(cells))])
			}
			return a.draw()
		})
	}
	began := time.Now()
	train(m, sources, steps, rate, func(step int, loss, right float64) {
		fmt.Printf("%6d of %d steps, loss %.4f, right %.2f %%, %s\n", step, steps, loss, 100*right, time.Since(began).Round(time.Second))
		if step%2000 == 0 { // in case the training is interrupted
			os.WriteFile(to, digitnet.Save(m.weights, m.biases), 0o644)
		}
	})
	return os.WriteFile(to, digitnet.Save(m.weights, m.biases), 0o644)
}

// goOn loads saved weights, to continue training from them.
func (m *model) goOn(name string) error {
	file, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	net, err := digitnet.Load(file)
	if err != nil {
		return err
	}
	weights, biases := net.Parts()
	for i := range weights {
		copy(m.weights[i], weights[i])
		copy(m.biases[i], biases[i])
	}
	return nil
}

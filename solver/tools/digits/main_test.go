package main

import (
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/goregular"

	"sudoku/solver/internal/digitnet"
	"sudoku/solver/scan"
)

// findFonts writes three fonts, a copy of one of them, and a broken file to a folder. One
// font counts as handwriting because of its name.
func findFonts(t *testing.T) string {
	folder := t.TempDir()
	for name, data := range map[string][]byte{"regular.ttf": goregular.TTF, "bold.ttf": gobold.TTF, "handwriting.ttf": goitalic.TTF, "again.ttf": goregular.TTF, "broken.otf": []byte("OTTO")} {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// TestTraining checks that a short training run improves the network and writes weights
// that the reader accepts.
func TestTraining(t *testing.T) {
	faces, err := loadFaces(findFonts(t))
	if err != nil || len(faces) != 3 {
		t.Fatalf("%d faces, %v", len(faces), err)
	}
	var first, last float64
	m := newModel(rand.New(rand.NewPCG(1, 0)))
	a := &artist{Rand: rand.New(rand.NewPCG(1, 1))}
	for _, f := range faces {
		if f.written {
			a.written = append(a.written, f)
		} else {
			a.printed = append(a.printed, f)
		}
	}
	steps := 150
	if testing.Short() {
		steps = 60
	}
	for range 2 {
		train(m, []func() sample{a.draw}, steps, 0.003, func(_ int, loss, _ float64) { first, last = last, loss })
	}
	if last > 0.95*first {
		t.Errorf("the loss went from %.3f to %.3f", first, last)
	}
	if _, err := scan.Load(digitnet.Save(m.weights, m.biases)); err != nil {
		t.Error(err)
	}
}

// TestSlopes compares the computed gradient with finite differences of the loss.
func TestSlopes(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 0))
	m := newModel(rnd)
	s := sample{class: 4, written: -1}
	for i := range s.patch {
		s.patch[i] = rnd.Float32()
	}
	l := newLearner(m)
	l.learn(&s)
	loss := func() float64 {
		o := newLearner(m)
		out := o.forward(s.patch[:])
		sum := 0.0
		for _, v := range out[:digitnet.Written] {
			sum += math.Exp(float64(v))
		}
		all := 0.0
		for k, v := range out[:digitnet.Written] {
			share := 0.002 / digitnet.Written
			if k == s.class {
				share += 1 - 0.002
			}
			all -= share * (float64(v) - math.Log(sum))
		}
		return all
	}
	for layer := range m.weights {
		for range 10 {
			i := rnd.IntN(len(m.weights[layer]))
			const step = 2e-3
			m.weights[layer][i] += step
			up := loss()
			m.weights[layer][i] -= 2 * step
			down := loss()
			m.weights[layer][i] += step
			want, got := (up-down)/(2*step), float64(l.slopeW[layer][i])
			if math.Abs(got-want) > 0.02+0.1*math.Abs(want) {
				t.Errorf("layer %d, weight %d: slope %.4f, want %.4f", layer, i, got, want)
			}
		}
	}
}

// TestCosines checks that the cosine transform and its inverse leave a cell unchanged.
func TestCosines(t *testing.T) {
	var a, b, c [64]float32
	for i := range a {
		a[i] = float32(i*i%17) / 17
	}
	cosines(&a, &b, false)
	cosines(&b, &c, false)
	cosines(&c, &b, true)
	cosines(&b, &c, true)
	for i := range a {
		if math.Abs(float64(a[i]-c[i])) > 1e-4 {
			t.Fatalf("pixel %d is %f, was %f", i, c[i], a[i])
		}
	}
}

func TestParseClasses(t *testing.T) {
	if c, err := parseClasses("5" + string(make([]byte, 0)) + "................................................................................"); err != nil || c[0] != 5 || c[1] != 0 {
		t.Errorf("%v, %v", c, err)
	}
	if _, err := parseClasses("12"); err == nil {
		t.Error("two characters are a grid")
	}
	if PartFor("a/02_17_x_0.jpg", "x", 5) != PartFor("b/02_17_y_0.jpg", "y", 5) {
		t.Error("two photos of a page are in different parts")
	}
}

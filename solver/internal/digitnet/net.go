// Package digitnet implements the neural network that package scan uses to read cells. It
// holds what reading and training share: the layers, the weights and the normalisation of
// cells.
package digitnet

import (
	"encoding/binary"
	"errors"
	"math"
)

// Layer is a layer of the network. Each output depends on Size x Size pixels of In
// channels.
type Layer struct {
	In, Out, Size int
	From, To      int  // side in pixels, before and after
	Pool          bool // keeps the largest of four outputs
}

// Inputs returns the number of inputs of an output.
func (l *Layer) Inputs() int { return l.In * l.Size * l.Size }

// Layers lists the layers of the network: three convolutions and a dense layer. The
// design follows LeCun et al., Gradient-Based Learning Applied to Document Recognition,
// 1998, with rectified outputs.
var Layers = [4]Layer{
	{In: 1, Out: 8, Size: 5, From: Side, To: 24, Pool: true},
	{In: 8, Out: 24, Size: 3, From: 12, To: 10, Pool: true},
	{In: 24, Out: 48, Size: 3, From: 5, To: 3},
	{In: 48, Out: Outputs, Size: 3, From: 3, To: 1},
}

// The meaning of the outputs: 0 is an empty cell, 1 to 9 are digits, and pencil marks
// follow. A separate output indicates that a digit is handwritten.
const (
	Marks   = 10
	Written = 11
	Outputs = 12
)

// magic is the first line of a file of weights.
const magic = "sudoku digits 1\n"

// ErrWeights reports that a file does not hold weights for this network.
var ErrWeights = errors.New("scan: these weights are not of this version")

// Net is the network with its weights.
type Net struct {
	weights [4][]float32 // by output, row, column and channel
	biases  [4][]float32
}

// Load reads a file of weights. After the first line it holds, for each output of each
// layer, a scale and a bias as 32-bit little-endian floats, then the weights as signed
// bytes, to be multiplied by the scale.
func Load(file []byte) (*Net, error) {
	size := len(magic)
	for _, l := range Layers {
		size += l.Out * (8 + l.Inputs())
	}
	if len(file) != size || string(file[:len(magic)]) != magic {
		return nil, ErrWeights
	}
	file = file[len(magic):]
	float := func() float32 {
		f := math.Float32frombits(binary.LittleEndian.Uint32(file))
		file = file[4:]
		return f
	}
	n := new(Net)
	for i, l := range Layers {
		for range l.Out {
			scale := float()
			n.biases[i] = append(n.biases[i], float())
			for _, w := range file[:l.Inputs()] {
				n.weights[i] = append(n.weights[i], float32(int8(w))*scale)
			}
			file = file[l.Inputs():]
		}
	}
	return n, nil
}

// Save encodes weights and biases, by layer, in the format that Load reads.
func Save(weights, biases [4][]float32) []byte {
	file := []byte(magic)
	for i, l := range Layers {
		for o := range l.Out {
			own := weights[i][o*l.Inputs() : (o+1)*l.Inputs()]
			var most float32
			for _, w := range own {
				most = max(most, w, -w)
			}
			scale := max(most/127, 1e-12)
			file = binary.LittleEndian.AppendUint32(file, math.Float32bits(scale))
			file = binary.LittleEndian.AppendUint32(file, math.Float32bits(biases[i][o]))
			for _, w := range own {
				file = append(file, byte(int8(math.Round(float64(w/scale)))))
			}
		}
	}
	return file
}

// Parts returns the weights and biases by layer, from which training can continue.
func (n *Net) Parts() (weights, biases [4][]float32) { return n.weights, n.biases }

// Work holds the buffers for running the network.
type Work struct {
	column []float32
	layer  [5][]float32
	full   []float32
}

// NewWork returns buffers that can be reused for every cell.
func NewWork() *Work {
	w := &Work{column: make([]float32, 512), full: make([]float32, 24*24*8)}
	for i, l := range Layers {
		w.layer[i+1] = make([]float32, l.To*l.To*l.Out)
	}
	return w
}

// Outputs runs the network on a normalised cell. The outputs are not probabilities yet.
func (n *Net) Outputs(p *Patch, w *Work) (out [Outputs]float32) {
	w.layer[0] = p[:]
	for i := range Layers {
		l := &Layers[i]
		to := w.layer[i+1]
		if l.Pool {
			to = w.full[:l.To*l.To*l.Out]
		}
		n.convolve(i, w.layer[i], to, w.column[:l.Inputs()])
		if l.Pool {
			pool(to, w.layer[i+1], l.To, l.Out)
		}
	}
	copy(out[:], w.layer[4])
	return out
}

// convolve computes the outputs of a layer. It rectifies the outputs of all layers except
// the last.
func (n *Net) convolve(layer int, from, to, column []float32) {
	l := &Layers[layer]
	row := l.Size * l.In
	for y := range l.To {
		for x := range l.To {
			for k := range l.Size {
				at := ((y+k)*l.From + x) * l.In
				copy(column[k*row:(k+1)*row], from[at:at+row])
			}
			out := to[(y*l.To+x)*l.Out:][:l.Out]
			for o := 0; o < l.Out; o += 4 {
				fourSums(column, n.weights[layer][o*len(column):], out[o:o+4])
			}
			for o, b := range n.biases[layer] {
				out[o] += b
				if layer < 3 && out[o] < 0 {
					out[o] = 0
				}
			}
		}
	}
}

// fourSums multiplies a column by the weights of four consecutive outputs, reading each
// number in the column only once.
func fourSums(column, weights, out []float32) {
	n := len(column)
	a, b, c, d := weights[:n], weights[n:2*n], weights[2*n:3*n], weights[3*n:4*n]
	var s, t, u, v float32
	for i, x := range column {
		s += x * a[i]
		t += x * b[i]
		u += x * c[i]
		v += x * d[i]
	}
	out[0], out[1], out[2], out[3] = s, t, u, v
}

// pool keeps the largest output in each square of four. It drops the last row and column
// if their number is odd.
func pool(from, to []float32, side, channels int) {
	half := side / 2
	for y := range half {
		for x := range half {
			at := (2*y*side + 2*x) * channels
			out := to[(y*half+x)*channels:][:channels]
			for c := range out {
				i := at + c
				j := i + side*channels
				out[c] = max(from[i], from[i+channels], from[j], from[j+channels])
			}
		}
	}
}

package main

import (
	"math"
	"math/rand/v2"
	"sync"

	"sudoku/solver/internal/digitnet"
)

// A model is the network being trained. It holds the parameters in one slice, and the
// moments that Adam keeps for each parameter (Kingma and Ba, Adam: A Method for
// Stochastic Optimization, 2015).
type model struct {
	numbers, mean, spread []float32
	weights, biases       [4][]float32 // slices of numbers
	steps                 int
}

func newModel(rnd *rand.Rand) *model {
	m := new(model)
	total := 0
	for _, l := range digitnet.Layers {
		total += l.Out * (l.Inputs() + 1)
	}
	m.numbers, m.mean, m.spread = make([]float32, total), make([]float32, total), make([]float32, total)
	m.weights, m.biases = parts(m.numbers)
	for i, l := range digitnet.Layers {
		for k := range m.weights[i] {
			m.weights[i][k] = float32(rnd.NormFloat64() * math.Sqrt(2/float64(l.Inputs())))
		}
	}
	return m
}

// parts splits a slice of numbers into the weights and biases of the layers.
func parts(numbers []float32) (weights, biases [4][]float32) {
	for i, l := range digitnet.Layers {
		n := l.Out * l.Inputs()
		weights[i], numbers = numbers[:n:n], numbers[n:]
		biases[i], numbers = numbers[:l.Out:l.Out], numbers[l.Out:]
	}
	return weights, biases
}

// A learner computes the gradient of the loss over samples.
type learner struct {
	model          *model
	slope          []float32
	slopeW, slopeB [4][]float32
	column         [4][]float32 // by layer: inputs of each output
	full, kept     [4][]float32 // outputs before and after pooling
	from           [4][]int32   // indices of the pooled outputs in full
	slopeIn        [4][]float32
	loss           float64
	right, seen    int
}

func newLearner(m *model) *learner {
	l := &learner{model: m, slope: make([]float32, len(m.numbers))}
	l.slopeW, l.slopeB = parts(l.slope)
	for i, y := range digitnet.Layers {
		outs := y.To * y.To * y.Out
		l.column[i] = make([]float32, y.To*y.To*y.Inputs())
		l.full[i] = make([]float32, outs)
		l.slopeIn[i] = make([]float32, y.From*y.From*y.In)
		if y.Pool {
			outs /= 4
			l.from[i] = make([]int32, outs)
			l.kept[i] = make([]float32, outs)
		} else {
			l.kept[i] = l.full[i]
		}
	}
	return l
}

// forward runs the network and stores what back needs.
func (l *learner) forward(in []float32) []float32 {
	for i := range digitnet.Layers {
		y := &digitnet.Layers[i]
		row, inputs := y.Size*y.In, y.Inputs()
		for p := range y.To * y.To {
			column := l.column[i][p*inputs : (p+1)*inputs]
			for k := range y.Size {
				at := ((p/y.To+k)*y.From + p%y.To) * y.In
				copy(column[k*row:(k+1)*row], in[at:at+row])
			}
			out := l.full[i][p*y.Out : (p+1)*y.Out]
			for o := 0; o < y.Out; o += 4 {
				fourSums(column, l.model.weights[i][o*inputs:], out[o:o+4])
			}
			for o, b := range l.model.biases[i] {
				out[o] += b
				if i < 3 && out[o] < 0 {
					out[o] = 0
				}
			}
		}
		if y.Pool {
			l.pool(i, y)
		}
		in = l.kept[i]
	}
	return in
}

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

func (l *learner) pool(i int, y *digitnet.Layer) {
	half := y.To / 2
	for p := range half * half {
		at := (p/half*2*y.To + p%half*2) * y.Out
		for c := range y.Out {
			best := at + c
			for _, j := range [3]int{at + c + y.Out, at + c + y.To*y.Out, at + c + (y.To+1)*y.Out} {
				if l.full[i][j] > l.full[i][best] {
					best = j
				}
			}
			l.kept[i][p*y.Out+c], l.from[i][p*y.Out+c] = l.full[i][best], int32(best)
		}
	}
}

// learn adds the gradient of one sample.
func (l *learner) learn(s *sample) {
	out := l.forward(s.patch[:])
	var slope [digitnet.Outputs]float32
	most := out[0]
	best := 0
	for k, v := range out[:digitnet.Written] {
		if v > most {
			most, best = v, k
		}
	}
	var sum float64
	for _, v := range out[:digitnet.Written] {
		sum += math.Exp(float64(v - most))
	}
	for k, v := range out[:digitnet.Written] {
		slope[k] = float32(math.Exp(float64(v-most)) / sum)
	}
	l.loss -= math.Log(max(float64(slope[s.class]), 1e-9))
	l.seen++
	if best == s.class {
		l.right++
	}
	// Label smoothing keeps the network from becoming overconfident (Szegedy et al.,
	// 2016).
	const doubt = 0.002
	for k := range slope[:digitnet.Written] {
		slope[k] -= doubt / digitnet.Written
	}
	slope[s.class] -= 1 - doubt
	if s.written >= 0 && s.class >= 1 && s.class <= 9 {
		slope[digitnet.Written] = 0.5 * float32(1/(1+math.Exp(-float64(out[digitnet.Written])))-float64(s.written))
	}
	l.back(slope[:])
}

// back propagates the gradient of the outputs through the layers.
func (l *learner) back(slope []float32) {
	for i := 3; i >= 0; i-- {
		y := &digitnet.Layers[i]
		inputs, row := y.Inputs(), y.Size*y.In
		clear(l.slopeIn[i])
		for k, s := range slope {
			if s == 0 || i < 3 && l.kept[i][k] <= 0 {
				continue
			}
			at := k
			if y.Pool {
				at = int(l.from[i][k])
			}
			p, o := at/y.Out, at%y.Out
			l.slopeB[i][o] += s
			add(l.slopeW[i][o*inputs:(o+1)*inputs], l.column[i][p*inputs:(p+1)*inputs], s)
			if i == 0 {
				continue
			}
			w := l.model.weights[i][o*inputs : (o+1)*inputs]
			for r := range y.Size {
				in := ((p/y.To+r)*y.From + p%y.To) * y.In
				add(l.slopeIn[i][in:in+row], w[r*row:(r+1)*row], s)
			}
		}
		slope = l.slopeIn[i]
	}
}

// add adds a multiple of one vector to another.
func add(to, from []float32, by float32) {
	from = from[:len(to)]
	i := 0
	for ; i+4 <= len(to); i += 4 {
		to[i] += by * from[i]
		to[i+1] += by * from[i+1]
		to[i+2] += by * from[i+2]
		to[i+3] += by * from[i+3]
	}
	for ; i < len(to); i++ {
		to[i] += by * from[i]
	}
}

// step updates the numbers with the gradients of the learners.
func (m *model) step(learners []*learner, samples int, rate float64) {
	m.steps++
	const b1, b2 = 0.9, 0.999
	rate *= math.Sqrt(1-math.Pow(b2, float64(m.steps))) / (1 - math.Pow(b1, float64(m.steps)))
	for i := range m.numbers {
		var s float32
		for _, l := range learners {
			s += l.slope[i]
			l.slope[i] = 0
		}
		s /= float32(samples)
		m.mean[i] = b1*m.mean[i] + (1-b1)*s
		m.spread[i] = b2*m.spread[i] + (1-b2)*s*s
		m.numbers[i] -= float32(rate) * (m.mean[i]/(float32(math.Sqrt(float64(m.spread[i])))+1e-8) + 0.002*m.numbers[i])
	}
}

// together is the batch size.
const together = 32

// train runs the given number of steps. Each source is used by one goroutine.
func train(m *model, sources []func() sample, steps int, rate float64, report func(step int, loss, right float64)) {
	learners := make([]*learner, len(sources))
	for i := range learners {
		learners[i] = newLearner(m)
	}
	for step := range steps {
		var all sync.WaitGroup
		for i, l := range learners {
			all.Go(func() {
				for range together / len(learners) {
					s := sources[i]()
					l.learn(&s)
				}
			})
		}
		all.Wait()
		now := rate * (0.02 + 0.98*(1+math.Cos(math.Pi*float64(step)/float64(steps)))/2)
		m.step(learners, together/len(learners)*len(learners), now*min(1, float64(step+1)/100))
		if step%500 == 499 || step == steps-1 {
			var loss float64
			right, seen := 0, 0
			for _, l := range learners {
				loss, right, seen = loss+l.loss, right+l.right, seen+l.seen
				l.loss, l.right, l.seen = 0, 0, 0
			}
			report(step+1, loss/float64(seen), float64(right)/float64(seen))
		}
	}
}

package minlex

// tied returns the column orders that produce the same row as o. New digits are named
// from the left, so open columns of a stack with unnamed digits can be exchanged, and so
// can open stacks with equal names. Columns and stacks that are empty in the row keep
// their order, because they remain open.
func (f *finder) tied(a *arrangement, o [9]placed) [][9]uint8 {
	var first [9]uint8
	for i, p := range o {
		first[i] = p.column()
	}
	f.orders = append(f.orders[:0], first)
	for s := range 3 {
		end := 3*s + int(a.open[s])
		begin := end
		for begin > 3*s && o[begin-1].name() == unnamed {
			begin--
		}
		switch end - begin {
		case 2:
			f.permute(swap(begin, begin+1))
		case 3:
			f.permute(swap(begin, begin+1))
			f.permute(rotate(begin, 1))
		}
	}
	alike := func(s, t int) bool { return int(a.stacks) > t && names(&o, t) != 0 && names(&o, s) == names(&o, t) }
	switch low, high := alike(0, 1), alike(1, 2); {
	case low && high:
		f.permute(swap(0, 3), swap(1, 4), swap(2, 5))
		f.permute(rotate(0, 3), rotate(1, 3), rotate(2, 3))
	case low:
		f.permute(swap(0, 3), swap(1, 4), swap(2, 5))
	case high:
		f.permute(swap(3, 6), swap(4, 7), swap(5, 8))
	}
	return f.orders
}

// A change is a cyclic permutation of columns. times is its order: applied that often, it
// is the identity.
type change struct {
	places [3]int
	times  int
}

func swap(i, j int) change       { return change{[3]int{i, j, j}, 2} }
func rotate(i, apart int) change { return change{[3]int{i, i + apart, i + 2*apart}, 3} }

// permute extends f.orders. For each order it appends the new orders that result from
// applying all the changes together, repeatedly.
func (f *finder) permute(changes ...change) {
	known := len(f.orders)
	for i := range known {
		order := f.orders[i]
		for range changes[0].times - 1 {
			for _, c := range changes {
				x, y, z := c.places[0], c.places[1], c.places[2]
				if c.times == 2 {
					order[x], order[y] = order[y], order[x]
				} else {
					order[x], order[y], order[z] = order[y], order[z], order[x]
				}
			}
			f.orders = append(f.orders, order)
		}
	}
}

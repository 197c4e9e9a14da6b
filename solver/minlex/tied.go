package minlex

// tied lists the orders of columns that give the same row as the one that comes,
// once the digits without a name get theirs from the left: open columns of a
// stack that hold such a digit change places, and so do open stacks that look the
// same. Those that are empty in the row stay in one order, since they are open
// still.
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
			f.also(swap(begin, begin+1))
		case 3:
			f.also(swap(begin, begin+1))
			f.also(rotate(begin, 1))
		}
	}
	alike := func(s, t int) bool { return int(a.stacks) > t && names(&o, t) != 0 && names(&o, s) == names(&o, t) }
	switch low, high := alike(0, 1), alike(1, 2); {
	case low && high:
		f.also(swap(0, 3), swap(1, 4), swap(2, 5))
		f.also(rotate(0, 3), rotate(1, 3), rotate(2, 3))
	case low:
		f.also(swap(0, 3), swap(1, 4), swap(2, 5))
	case high:
		f.also(swap(3, 6), swap(4, 7), swap(5, 8))
	}
	return f.orders
}

// change is a way to change the places of columns; after so many times it is back.
type change struct {
	places [3]int
	times  int
}

func swap(i, j int) change       { return change{[3]int{i, j, j}, 2} }
func rotate(i, apart int) change { return change{[3]int{i, i + apart, i + 2*apart}, 3} }

// also adds to the orders what some changes, made at the same time again and again,
// make of each.
func (f *finder) also(changes ...change) {
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

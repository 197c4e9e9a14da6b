package sharing

import (
	"strconv"

	"sudoku/app/desk"
	"sudoku/solver/share"
)

// newHistory returns the history at a node in the form used in links, with its
// savepoints. It omits nodes that do not descend from the first node. It also omits
// sheets that a link cannot distinguish from the previous one, such as those that only
// add an answer.
func newHistory(d *desk.Desk, first, at int) *share.History {
	var out share.History
	nodes := d.History.Nodes()
	places := make([]int, len(nodes)) // index in out
	for i, n := range nodes {
		if i < first || i > first && places[n.Parent] < 0 {
			places[i] = -1
			continue
		}
		node := share.Node{Parent: -1, State: n.Sheet.Annotated(), Locked: n.Sheet.Locked, At: n.At}
		if i > first {
			node.Parent = places[n.Parent]
			if before := &out.Nodes[node.Parent]; before.State == node.State && before.Locked == node.Locked {
				places[i] = node.Parent
				continue
			}
		}
		places[i] = len(out.Nodes)
		out.Nodes = append(out.Nodes, node)
	}
	for i, p := range d.Savepoints {
		if p.Dropped || places[p.Node] < 0 {
			continue
		}
		name := p.Name
		if name == "" {
			name = strconv.Itoa(i + 1)
		}
		out.Nodes[places[p.Node]].Name = name
	}
	out.Present = places[at]
	return &out
}

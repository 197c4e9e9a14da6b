package argument

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// writerOf returns the function that writes the argument of a step, or nil if only a
// general proof is known.
func writerOf(s *step.Step) func(*maker) {
	has := func(name string) bool { return s.Arg(name) != nil }
	switch s.Technique {
	case "full-house":
		return fullHouse
	case "hidden-single-box", "hidden-single-line":
		return hiddenSingle
	case "naked-single":
		return nakedSingle
	case "guardians":
		return guardians
	case "w-wing":
		return wWing
	case "als-xz":
		return setsXZ
	case "als-xy-wing":
		return setsXY
	case "sk-loop":
		return skLoop
	case "multi-sector-locked-sets":
		return multiSector
	case "tridagon":
		return tridagon
	case "junior-exocet":
		return exocet
	case "sue-de-coq":
		return sueDeCoq
	case "firework-triple", "firework-quad", "firework-w-wing", "firework-alp":
		return firework
	}
	switch {
	case has("templates"):
		return template
	case has("cleared"):
		return locked
	case has("base") && has("cover"):
		return fish
	case has("stem"), has("pivot") && has("pincers"):
		return blossom
	case has("chain"):
		return chained
	case has("colour-a"):
		return colours
	case has("roof"):
		return deadly
	case has("crossing"):
		return almostLocked
	case has("excluders"):
		return exclusion
	case has("digit") && has("digits") && has("cells") && has("houses"):
		return bent
	case has("digits") && inOneHouse(s) && has("houses"):
		return naked
	case has("digits") && has("cells") && has("house") && !has("branch-1"):
		return hidden
	}
	return nil
}

// inOneHouse reports whether the step names cells that share a house.
func inOneHouse(s *step.Step) bool {
	cells, ok := s.Arg("cells").(board.CellSet)
	return ok && !cells.Houses().IsEmpty()
}

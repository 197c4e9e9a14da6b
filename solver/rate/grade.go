package rate

import (
	"sudoku/solver/hodoku"
	"sudoku/solver/path"
)

// Grade is the difficulty of a puzzle on a scale of five, according to the techniques
// needed to solve it.
type Grade uint8

// The grades. None means that the puzzle has no solution or several.
const (
	None Grade = iota
	GradeEasy
	GradeMedium
	GradeHard
	GradeExpert
	GradeExtreme
)

// grades maps the class of the hardest technique in HoDoKu's path to a grade. Unlike
// HoDoKu's level, the grade does not depend on the number of steps.
var grades = [...]struct {
	grade  Grade
	name   string
	needed Level
}{
	{GradeEasy, "Easy", Easy},
	{GradeMedium, "Medium", Medium},
	{GradeHard, "Hard", Hard},
	{GradeExpert, "Expert", Unfair},
	{GradeExtreme, "Extreme", Extreme},
}

// String returns the grade's English name, or "" for None.
func (g Grade) String() string {
	for _, x := range grades {
		if x.grade == g {
			return x.name
		}
	}
	return ""
}

// GradeNamed returns the grade with an English name, or None if the name is unknown.
func GradeNamed(name string) Grade {
	for _, x := range grades {
		if x.name == name {
			return x.grade
		}
	}
	return None
}

// PathGrade returns the grade of a path found with the recipe "hodoku".
func PathGrade(p *path.Path) Grade {
	needed := Easy
	for _, taken := range p.Steps {
		needed = max(needed, hodoku.TechniqueLevel(taken.Technique))
	}
	if !p.Solved {
		needed = Extreme
	}
	return gradeNeeding(needed)
}

// gradeNeeding returns the grade of a puzzle whose hardest technique has the given class.
func gradeNeeding(needed Level) Grade {
	for _, x := range grades {
		if x.needed == needed {
			return x.grade
		}
	}
	return None
}

package rate

import (
	"sudoku/solver/hodoku"
	"sudoku/solver/path"
)

// Grade is how hard a puzzle is, in five words for everyone: what you have to
// know to solve it.
type Grade uint8

// The grades. None is for a puzzle with no or several solutions.
const (
	None Grade = iota
	GradeEasy
	GradeMedium
	GradeHard
	GradeExpert
	GradeExtreme
)

// grades is the table of the grades: each by the class of the hardest
// technique that HoDoKu's path needs. How many steps there are makes no
// difference; for that there is HoDoKu's level.
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

// String is the grade's English name, "" for None.
func (g Grade) String() string {
	for _, x := range grades {
		if x.grade == g {
			return x.name
		}
	}
	return ""
}

// GradeNamed is the grade with an English name, None if there is no such.
func GradeNamed(name string) Grade {
	for _, x := range grades {
		if x.name == name {
			return x.grade
		}
	}
	return None
}

// PathGrade is the grade of a path walked by the recipe "hodoku".
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

// gradeNeeding is the grade of a puzzle whose hardest technique is of a class.
func gradeNeeding(needed Level) Grade {
	for _, x := range grades {
		if x.needed == needed {
			return x.grade
		}
	}
	return None
}

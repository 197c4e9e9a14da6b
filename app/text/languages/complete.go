//go:build !js

package languages

import (
	"bytes"
	"io/fs"
	"reflect"
	"slices"

	"sudoku/app/text"
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

// A sentence that a translation lacks, or has only copied, is shown in the first
// language. The field Lang of a lesson then names that language, for the lang attribute.

// completed returns a copy of c in which the sentences that it lacks are taken from
// first.
func completed(c, first *text.Catalog) *text.Catalog {
	whole := *c
	if whole.Plural.Key == "" {
		whole.Plural, whole.Techniques.Plural = first.Plural, first.Plural
	}
	if whole.Decimal == "" {
		whole.Thousands, whole.Decimal = first.Thousands, first.Decimal
	}
	own, from := reflect.ValueOf(&whole).Elem(), reflect.ValueOf(first).Elem()
	for i := range own.NumField() {
		switch own.Type().Field(i).Name {
		case "Code", "Name", "Thousands", "Decimal", "Plural", "Techniques", "origin":
		default:
			complete(own.Field(i), from.Field(i))
		}
	}
	completeTechniques(&whole.Techniques, &first.Techniques)
	return &whole
}

// complete replaces each string of own that is empty, or only copied, with the
// corresponding string of from.
func complete(own, from reflect.Value) {
	switch own.Kind() {
	case reflect.String:
		if own.String() == "" || own.String() == from.String() {
			own.SetString(phrase.Borrow(from.String()))
		}
	case reflect.Struct:
		for i := range own.NumField() {
			if own.Type().Field(i).IsExported() {
				complete(own.Field(i), from.Field(i))
			}
		}
	case reflect.Array:
		for i := range own.Len() {
			complete(own.Index(i), from.Index(i))
		}
	case reflect.Map:
		whole := reflect.MakeMap(own.Type())
		for _, key := range from.MapKeys() {
			value := reflect.New(own.Type().Elem()).Elem()
			if had := own.MapIndex(key); had.IsValid() {
				value.Set(had)
			}
			complete(value, from.MapIndex(key))
			whole.SetMapIndex(key, value)
		}
		own.Set(whole)
	}
}

// completeTechniques fills in the sentences about techniques, and puts the lessons into
// the order of the first language.
func completeTechniques(own, from *explain.Language) {
	had := *own
	if own.Plural.Key == "" {
		own.Plural = from.Plural
	}
	if own.Marks == (explain.Marks{}) {
		own.And, own.Marks, own.Houses, own.HouseForms = from.And, from.Marks, from.Houses, from.HouseForms
	}
	for _, field := range []string{"And", "Words", "Houses", "Lines", "PartNames", "PartLine", "Captions"} {
		complete(reflect.ValueOf(own).Elem().FieldByName(field), reflect.ValueOf(from).Elem().FieldByName(field))
	}
	own.Groups = nil
	for i := range from.Groups {
		g := explain.Group{Name: from.Groups[i].Name}
		if i < len(had.Groups) && had.Groups[i].Name != "" {
			g.Name = had.Groups[i].Name
		}
		for j := range from.Groups[i].Lessons {
			g.Lessons = append(g.Lessons, completedLesson(&had, &from.Groups[i].Lessons[j], from.Code))
		}
		own.Groups = append(own.Groups, g)
	}
	own.Untaught = completedTechniques(&had, from.Untaught)
}

// completedLesson returns a language's version of the lesson from. If there is none, it
// returns from itself, marked with the language lang.
func completedLesson(had *explain.Language, from *explain.Lesson, lang string) explain.Lesson {
	whole := *from
	whole.Lang = lang
	for _, x := range from.Techniques {
		if own := had.Lesson(x.Key); own != nil && own.What != "" && own.What != from.What {
			whole = *own
			complete(reflect.ValueOf(&whole).Elem(), reflect.ValueOf(from).Elem())
			whole.Lang = ""
			break
		}
	}
	whole.Techniques = completedTechniques(had, from.Techniques)
	return whole
}

func completedTechniques(had *explain.Language, from []explain.Technique) (all []explain.Technique) {
	for _, x := range from {
		whole := x
		whole.Sentence = phrase.Borrow(x.Sentence)
		if own := had.Technique(x.Key); own != nil {
			if own.Name != "" {
				whole.Name = own.Name
			}
			if own.Sentence != "" && own.Sentence != x.Sentence {
				whole.Sentence = own.Sentence
			}
		}
		all = append(all, whole)
	}
	return all
}

// completedLessons holds the words of lessons in one language. Words that it lacks come
// from another language.
type completedLessons struct {
	fs.FS
	first fs.FS
	lang  string
}

// ReadFile returns the words of a lesson. If they come from the other language, their
// first line names it.
func (l completedLessons) ReadFile(name string) ([]byte, error) {
	own, err := fs.ReadFile(l.FS, name)
	first, missing := fs.ReadFile(l.first, name)
	if missing == nil && (err != nil || bytes.Equal(own, first)) {
		return slices.Concat([]byte("! "+l.lang+"\n"), first), nil
	}
	return own, err
}

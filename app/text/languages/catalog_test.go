//go:build !js

package languages_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/app/text"
	. "sudoku/app/text/languages"
	"sudoku/solver/phrase"
)

// sentences returns every sentence of a catalog by the path of its field. The path of a
// sentence about a technique contains the key of the technique, or of the first technique
// of its lesson.
func sentences(t *testing.T, c *text.Catalog) map[string]string {
	t.Helper()
	all := make(map[string]string)
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.String:
			all[path] = v.String()
		case reflect.Struct:
			for i := range v.NumField() {
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Array:
			for i := range v.Len() {
				walk(fmt.Sprintf("%s[%d]", path, i), v.Index(i))
			}
		case reflect.Map:
			for _, k := range v.MapKeys() {
				walk(fmt.Sprintf("%s[%v]", path, k), v.MapIndex(k))
			}
		default:
			t.Fatalf("%s: the catalog has no %v", path, v.Kind())
		}
	}
	rest := *c
	rest.Plural, rest.Techniques = phrase.Plural{}, text.Catalog{}.Techniques
	v := reflect.ValueOf(rest)
	for i := range v.NumField() {
		switch name := v.Type().Field(i).Name; name {
		case "Plural", "Techniques", "origin":
		default:
			walk(name, v.Field(i))
		}
	}
	l := &c.Techniques
	for path, s := range map[string]string{
		"Marks.Comma": l.Marks.Comma, "Marks.Colon": l.Marks.Colon, "Marks.Stop": l.Marks.Stop,
		"And": l.And, "Words.Cells": l.Words.Cells, "Words.Placed": l.Words.Placed, "Words.Excluded": l.Words.Excluded,
		"Words.Or": l.Words.Or, "Words.Loses": l.Words.Loses, "Words.Must": l.Words.Must, "PartLine": l.PartLine,
	} {
		all["Techniques."+path] = s
	}
	for i, g := range l.Groups {
		all[fmt.Sprintf("Techniques.Groups[%d].Name", i)] = g.Name
		for _, lesson := range g.Lessons {
			of := "the lesson of nothing, " + lesson.Title
			if len(lesson.Techniques) > 0 {
				of = "the lesson of " + lesson.Techniques[0].Key
			}
			for part, s := range map[string]string{
				"Title": lesson.Title, "What": lesson.What, "Why": lesson.Why, "Look": lesson.Look,
			} {
				all[of+", "+part] = s
			}
		}
	}
	for key, x := range loadTechniques(t, c) {
		all[key+", name"] = x.Name
		if x.Sentence != "" {
			all[key+", sentence"] = x.Sentence
		}
	}
	walk("Techniques.Lines", reflect.ValueOf(l.Lines))
	walk("Techniques.PartNames", reflect.ValueOf(l.PartNames))
	return all
}

// findHoles returns the names of a sentence's placeholders without their forms, and the
// names of those whose value is shown.
func findHoles(sentence string) (all, shown []string) {
	for _, h := range phrase.Holes(sentence) {
		name, _, _ := strings.Cut(h.Name, "/")
		all = append(all, name)
		if !h.Chooses {
			shown = append(shown, name)
		}
	}
	slices.Sort(all)
	slices.Sort(shown)
	return slices.Compact(all), slices.Compact(shown)
}

// sameHoles reports whether a translation shows the same values as the original and needs
// no others. A translation may omit a value that the original uses only to choose a
// plural.
func sameHoles(original, translation string) bool {
	all, shown := findHoles(original)
	others, shownOthers := findHoles(translation)
	for _, name := range others {
		if !slices.Contains(all, name) {
			return false
		}
	}
	for _, name := range shown {
		if !slices.Contains(shownOthers, name) {
			return false
		}
	}
	return true
}

// TestCatalogsSayTheSameThings checks that no sentence is empty or missing. Each must
// show the same values in all languages and have a form for each plural category.
func TestCatalogsSayTheSameThings(t *testing.T) {
	first := sentences(t, All[0])
	for _, c := range All {
		said := sentences(t, c)
		for _, path := range slices.Sorted(maps.Keys(first)) {
			s := first[path]
			other, ok := said[path]
			switch {
			case !ok || other == "":
				t.Errorf("%s: %s is missing, in %s", c.Code, path, place(c, path))
			case !sameHoles(s, other):
				holes, _ := findHoles(s)
				others, _ := findHoles(other)
				t.Errorf("%s: %s has the holes %v, %s has %v, in %s", c.Code, path, others, All[0].Code, holes, place(c, path))
			}
		}
		for path, s := range said {
			if _, ok := first[path]; !ok {
				t.Errorf("%s: %s is in no other language, in %s", c.Code, path, place(c, path))
			}
			for _, h := range phrase.Holes(s) {
				if h.Forms != 0 && h.Forms != len(c.Plural.Categories) {
					t.Errorf("%s: %s has %d forms for {%s}, want %d", c.Code, path, h.Forms, h.Name, len(c.Plural.Categories))
				}
			}
		}
	}
}

// TestFormsExist checks that each form after a slash is one that package explain knows or
// that the language defines.
func TestFormsExist(t *testing.T) {
	for _, c := range All {
		l := &c.Techniques
		for path, s := range sentences(t, c) {
			for _, h := range phrase.Holes(s) {
				_, form, ok := strings.Cut(h.Name, "/")
				_, house := l.HouseForms[form]
				_, cell := l.CellForms[form]
				if ok && !house && !cell && !slices.Contains([]string{"or", "and", "cells", "letter", "then"}, form) {
					t.Errorf("%s: %s has {%s}, but the language has no form %q, in %s", c.Code, path, h.Name, form, place(c, path))
				}
			}
		}
	}
}

// TestPluralCategories checks that a language lists each plural category once, and that
// small numbers belong to the listed categories.
func TestPluralCategories(t *testing.T) {
	for _, c := range All {
		if categories := c.Plural.Categories; len(slices.Compact(slices.Sorted(slices.Values(categories)))) != len(categories) {
			t.Errorf("%s: %v has a category twice", c.Code, categories)
		}
		used := make(map[phrase.Category]bool)
		for n := range 1000 {
			used[c.Plural.Of(n)] = true
		}
		for category := range used {
			if !slices.Contains(c.Plural.Categories, category) {
				t.Errorf("%s: numbers are of the category %d, which is not in %v", c.Code, category, c.Plural.Categories)
			}
		}
		if c.Techniques.Plural.Key != c.Plural.Key {
			t.Errorf("%s: the rule of plurals is %q, in techniques/language.go %q", c.Code, c.Plural.Key, c.Techniques.Plural.Key)
		}
		if _, ok := phrase.PluralByKey(c.Plural.Key); !ok {
			t.Errorf("%s: the page does not find the rule of plurals %q: it is not in plurals of solver/phrase/plural.go", c.Code, c.Plural.Key)
		}
		if len(used) != len(c.Plural.Categories) {
			t.Errorf("%s: %v are listed, %v are used", c.Code, c.Plural.Categories, used)
		}
	}
}

// placeholders matches marks of unfinished translations. "todo" in lower case is a word of
// several languages.
var placeholders = regexp.MustCompile(`\b(TODO|FIXME|XXX|TBD)\b|(?i)placeholder|lorem|translate me|\?\?\?`)

func TestNothingIsAPlaceholder(t *testing.T) {
	for _, c := range All {
		for path, s := range sentences(t, c) {
			if placeholders.MatchString(s) {
				t.Errorf("%s: %s is a placeholder, in %s: %q", c.Code, path, place(c, path), s)
			}
		}
	}
}

// sameEverywhere lists the beginnings of the paths of sentences that may be equal in all
// languages, even if they have four words or more.
var sameEverywhere = []string{
	"Keys.Names", "Dialogs.ImportExample", "Formats[",
}

// splitWords returns the words of a sentence without its placeholders.
func splitWords(s string) []string {
	return strings.FieldsFunc(withoutNames(s), func(r rune) bool { return !('a' <= r|0x20 && r|0x20 <= 'z' || r > 0x7f) })
}

// withoutNames removes the names of placeholders from a sentence.
func withoutNames(s string) string {
	for _, h := range phrase.Holes(s) {
		s = strings.ReplaceAll(s, "{"+h.Name, "{")
	}
	return s
}

// TestTranslatorsAreGuided checks that each group of sentences has a comment in the
// source language that says where the sentences appear.
func TestTranslatorsAreGuided(t *testing.T) {
	files := goFiles("english")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			if group, ok := d.(*ast.GenDecl); ok && group.Tok != token.IMPORT && group.Doc == nil {
				t.Errorf("%s: no comment says where %s appears", file, group.Specs[0].(*ast.ValueSpec).Names[0])
			}
		}
	}
}

package lesson

import (
	"errors"
	"fmt"
	"strings"
)

// Book maps keys to the lessons in one language.
type Book map[string]*Chapter

// Chapter is a lesson with its words.
type Chapter struct {
	Lesson
	Words
}

// ErrBook reports that a text is not a file of lessons.
var ErrBook = errors.New("lesson: not a file of lessons")

// In a file of lessons, these characters precede each script and its words. Neither occurs
// in a script. The page fetches the file for its language.
const (
	scriptMark = "\x01"
	wordsMark  = "\x02"
)

// Encode returns a file of lessons from pairs of scripts and words.
func Encode(pairs [][2]string) string {
	var b strings.Builder
	for _, p := range pairs {
		b.WriteString(scriptMark + p[0] + wordsMark + p[1])
	}
	return b.String()
}

// Decode decodes a file of lessons. It returns [ErrBook] for any other text.
func Decode(file string) (Book, error) {
	book := Book{}
	for i, part := range strings.Split(file, scriptMark) {
		if i == 0 {
			if part != "" {
				return nil, ErrBook
			}
			continue
		}
		script, words, ok := strings.Cut(part, wordsMark)
		if !ok {
			return nil, ErrBook
		}
		c, err := NewChapter(script, words)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrBook, err)
		}
		book[c.Key] = c
	}
	return book, nil
}

// NewChapter parses a script and its words. Both must have the same screens.
func NewChapter(script, words string) (*Chapter, error) {
	l, err := ParseScript(script)
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", l.Key, err)
	}
	w, err := ParseWords(words)
	if err != nil {
		return nil, fmt.Errorf("words of lesson %s: %w", l.Key, err)
	}
	if len(l.Screens) == 0 || len(l.Screens) != len(w.Screens) {
		return nil, fmt.Errorf("lesson %s: %d screens, but words for %d", l.Key, len(l.Screens), len(w.Screens))
	}
	return &Chapter{l, w}, nil
}

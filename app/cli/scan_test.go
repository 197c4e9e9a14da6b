//go:build !js

package cli

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"hash/crc32"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/app/cli/pipeline"
)

const photo = "../../solver/scan/testdata/newspaper/image158.jpg"

// encodePNG returns a picture as a PNG file.
func encodePNG(t *testing.T, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// lines returns a picture of a grid without digits.
func lines() image.Image {
	img := image.NewGray(image.Rect(0, 0, 400, 400))
	for i := range img.Pix {
		x, y := i%400-20, i/400-20
		if inside := 0 <= min(x, y) && max(x, y) < 362; !inside || x%40 > 1 && y%40 > 1 {
			img.Pix[i] = 255
		}
	}
	return img
}

// huge returns the start of a PNG that claims a hundred megapixels.
func huge() []byte {
	header := binary.BigEndian.AppendUint32([]byte("IHDR"), 10_000)
	header = append(binary.BigEndian.AppendUint32(header, 10_000), 8, 2, 0, 0, 0)
	file := append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\r"), header...)
	return binary.BigEndian.AppendUint32(file, crc32.ChecksumIEEE(header))
}

func TestScan(t *testing.T) {
	folder := t.TempDir()
	write := func(name string, data []byte) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	jpeg, err := os.ReadFile(photo)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(strings.TrimSuffix(photo, "jpg") + "txt")
	if err != nil {
		t.Fatal(err)
	}
	puzzle := strings.TrimSpace(string(text))
	for _, tt := range []struct {
		name, path string
		status     int
		puzzle     string
		said       string
	}{
		{"a photo", photo, pipeline.Done, puzzle, ""},
		{"no grid", write("gray.png", encodePNG(t, image.NewGray(image.Rect(0, 0, 300, 300)))), pipeline.Unsolved, "", "No sudoku found"},
		{"lines alone", write("lines.png", encodePNG(t, lines())), pipeline.Unsolved, "", "hardly any digits"},
		{"a text", write("text.jpg", []byte("53..7....")), pipeline.Failed, "", "not a JPEG or PNG"},
		{"nothing", write("empty.jpg", nil), pipeline.Failed, "", "not a JPEG or PNG"},
		{"half a photo", write("half.jpg", jpeg[:len(jpeg)/2]), pipeline.Failed, "", "damaged"},
		{"a hundred megapixels", write("huge.png", huge()), pipeline.Failed, "", "100 megapixels"},
		{"no file", filepath.Join(folder, "none.jpg"), pipeline.Failed, "", "no such file"},
		{"a folder", folder, pipeline.Failed, "", "directory"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			if status := run(t.Context(), []string{"scan", "--json", tt.path}, strings.NewReader(""), &out, &errs); status != tt.status {
				t.Errorf("exit %d, want %d", status, tt.status)
			}
			var got scanned
			if err := json.Unmarshal(out.Bytes(), &got); err != nil || errs.Len() > 0 {
				t.Fatalf("%v, %q", err, errs.String())
			}
			if got.File != tt.path || got.Puzzle != tt.puzzle || !strings.Contains(got.Error, tt.said) || (got.Error == "") != (tt.said == "") {
				t.Errorf("%+v", got)
			}
			if tt.puzzle != "" && got.Count != 1 || got.Doubtful == nil || got.Corrected == nil {
				t.Errorf("%+v", got)
			}
			out.Reset()
			if status := run(t.Context(), []string{"scan", tt.path}, strings.NewReader(""), &out, &errs); status != tt.status {
				t.Errorf("exit %d, want %d", status, tt.status)
			}
			if strings.TrimSpace(out.String()) != tt.puzzle || !strings.Contains(errs.String(), tt.said) {
				t.Errorf("printed %q and %q", out.String(), errs.String())
			}
		})
	}
}

// TestScanSeveral checks that each photo has a line and that the highest status counts.
func TestScanSeveral(t *testing.T) {
	none := filepath.Join(t.TempDir(), "none.jpg")
	var out, errs bytes.Buffer
	if status := run(t.Context(), []string{"--lang=de", "scan", "--json", none, photo}, strings.NewReader(""), &out, &errs); status != pipeline.Failed {
		t.Errorf("exit %d", status)
	}
	if lines := strings.Count(out.String(), "\n"); lines != 2 {
		t.Errorf("%d lines: %s", lines, out.String())
	}
}

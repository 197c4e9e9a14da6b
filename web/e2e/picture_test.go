//go:build !js

package e2e

import (
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// waitFile waits until a file is saved and returns its path.
func (p *player) waitFile(dir, name string) string {
	p.t.Helper()
	file := filepath.Join(dir, name)
	p.until(stepTime, "the file "+name, func() bool {
		info, err := os.Stat(file)
		return err == nil && info.Size() > 0
	})
	return file
}

// TestPictures saves the grid, and the QR code of its link, as pictures. A QR code reader
// must read the link.
func TestPictures(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	dir := p.downloads()
	p.allow("clipboard-write") // Share writes to the clipboard
	p.click("Share")
	p.shareCode("A")
	link := eval[string](p, shareLink)

	p.click("Save the picture as SVG")
	svg, err := os.ReadFile(p.waitFile(dir, "sudoku.svg"))
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(svg), "<text "); n != 30 {
		t.Errorf("the picture has %d digits", n)
	}
	shaded := strings.Count(string(svg), "<rect ")
	p.waitStatus("Picture saved.")
	p.clickRole("checkbox", "Shade the givens")
	if err := os.Remove(filepath.Join(dir, "sudoku.svg")); err != nil {
		t.Fatal(err)
	}
	p.click("Save the picture as SVG")
	svg, err = os.ReadFile(p.waitFile(dir, "sudoku.svg"))
	if plain := strings.Count(string(svg), "<rect "); err != nil || plain != shaded-30 {
		t.Errorf("%d rectangles, %d with givens shaded, %v", plain, shaded, err)
	}

	p.click("Save the picture as PNG")
	checkPNG(t, p.waitFile(dir, "sudoku.png"))
	name := inLanguage("sudoku-link")[0]
	p.click("Save the QR code as PNG")
	code := p.waitFile(dir, name+".png")
	checkPNG(t, code)
	out, err := exec.Command("zbarimg", "--quiet", "--raw", code).Output()
	if got := strings.TrimSpace(string(out)); err != nil || got != link {
		t.Errorf("the code says %q, %v, want %q", got, err, link)
	}
	p.click("Save the QR code as SVG")
	p.waitFile(dir, name+".svg")
}

func checkPNG(t *testing.T, file string) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	picture, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if size := picture.Bounds().Size(); size.X != size.Y || size.X < 400 {
		t.Errorf("%s is %v", file, size)
	}
}

func TestPictureToTheClipboard(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.allow("clipboard-read")
	p.allow("clipboard-write")
	p.click("Share")
	p.shareCode("A")
	p.click("Copy picture")
	p.waitStatus("Picture copied.")
	p.wait("the picture in the clipboard", `navigator.clipboard.read().then(items => items[0].types.includes("image/png"))`)
}

// TestPictureToOtherApps checks that the picture is shared along with the link if the
// system accepts files.
func TestPictureToOtherApps(t *testing.T) {
	p := openWith(t, "/#"+wikipedia, `navigator.share = data => { globalThis.shared = data; return Promise.resolve(); };
		navigator.canShare = data => data.files.every(file => file.type === "image/png")`)
	p.waitGrid(dotted(wikipedia))
	p.allow("clipboard-write")
	p.click("Share")
	p.shareCode("A")
	p.click("Share with an app…")
	p.wait("the share sheet", `globalThis.shared?.files?.[0].name === "sudoku.png" && shared.files[0].size > 1000 && shared.url === `+shareLink)
}

//go:build !js

package e2e

import "testing"

// privateCanvas randomises pixels read from a canvas, as Firefox does when it resists
// fingerprinting, until globalThis.allowed is set.
const privateCanvas = `globalThis.allowed = false; {
	const { prototype } = CanvasRenderingContext2D, { getImageData } = prototype;
	prototype.getImageData = function (...all) {
		const image = getImageData.apply(this, all);
		if (!allowed) for (let i = 0; i < image.data.length; i++) image.data[i] = 256 * Math.random();
		return image;
	};
}`

// TestPrivateCanvas checks that a photo is read without a canvas if a canvas falsifies
// its pixels. If the browser has no other way, the page gives the reason and does not
// save a picture of the grid.
func TestPrivateCanvas(t *testing.T) {
	want := photographed(t, somePhoto)
	p := openWith(t, "/", privateCanvas)
	p.click("Take a photo")
	p.choosePhotos(photos + somePhoto + ".jpg")
	p.waitRead(want)

	p.run(`delete globalThis.VideoFrame`)
	p.click("Another photo")
	p.choosePhotos(photos + somePhoto + ".jpg")
	p.wait("the reason", `document.querySelector(".photo-failures").innerText.startsWith("image158.jpg: to protect your privacy")`)
	p.click("Use the camera")
	p.wait("the reason", `document.querySelector(".photo-failures").innerText.startsWith("The photo: to protect your privacy")`)

	p.run(`allowed = true`)
	p.choosePhotos(photos + somePhoto + ".jpg")
	p.waitRead(want)
	p.click("Use this puzzle")
	p.waitGrid(want)

	p.run(`allowed = false`)
	p.allow("clipboard-write")
	p.click("Share")
	p.click("Save the picture as PNG")
	p.waitStatus("canvas data is blocked")
}

package intake

import "strings"

// IsPicture reports whether a file is a picture, judging by its name and media type.
func IsPicture(name, mediaType string) bool {
	return strings.HasPrefix(mediaType, "image/") || IsHEIC(name, mediaType)
}

// IsHEIC reports whether a file is a HEIC picture, which iPhones take and few browsers
// open. Some systems do not know its media type.
func IsHEIC(name, mediaType string) bool {
	name = strings.ToLower(name)
	return strings.HasPrefix(mediaType, "image/hei") || strings.HasSuffix(name, ".heic") || strings.HasSuffix(name, ".heif")
}

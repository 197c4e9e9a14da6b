package show

// LessonLink is a link to a lesson.
type LessonLink struct{ Path, Name string }

// LessonPath returns the path of a technique's page, relative to the base.
func LessonPath(key string) string { return "learn/" + key + "/" }

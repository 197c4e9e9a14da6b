package show

// LessonLink names a lesson.
type LessonLink struct{ Path, Name string }

// LessonPath is the path of the page about a technique, below the base.
func LessonPath(key string) string { return "learn/" + key + "/" }

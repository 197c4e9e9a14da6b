package show

// Option is a line of a list to choose from.
type Option struct {
	Name string
	On   bool
}

package show

// Option is an entry in a drop-down list.
type Option struct {
	Name string
	On   bool
}

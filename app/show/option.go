package show

// Option is an entry of a drop-down list.
type Option struct {
	Name string
	On   bool
}

package argument

const proving = false

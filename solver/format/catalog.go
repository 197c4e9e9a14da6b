package format

// Catalog lists the formats in the order in which a text is tried on them: the
// more particular looks first.
var Catalog = []*Format{&HoDoKuLibrary, &Sukaku, &PencilMarkGrid, &CSV, &Line, &Grid}

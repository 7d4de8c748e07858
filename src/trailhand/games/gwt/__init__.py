"""Great Western Trail: both editions and their modules in one code base."""

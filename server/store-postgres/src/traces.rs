//! Where data about a person may be, table by table.

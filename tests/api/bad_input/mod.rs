//! What can't be taken: each row of each table is sent by a real request, is answered by a problem that
//! names the field, and leaves every row of the database as it was.

mod bodies;
mod depth;
mod fields;
mod host;
mod owners;
mod queries;
mod request_limits;
mod routes;
mod table;
mod target;
mod tokens;
mod unwritable_database;

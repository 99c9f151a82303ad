//! Without prepared statements, behind PgBouncer in transaction mode.

use afterword_store::{Store, StoreResult};
use afterword_store_contract::TestStorage;
use afterword_store_postgres::Postgres;
use afterword_testkit::PgBouncer;

use crate::support::{Home, options};

struct Unnamed(Home);

impl TestStorage for Unnamed {
    fn open(&self) -> StoreResult<std::sync::Arc<dyn Store>> {
        self.0.open()
    }
}

fn home() -> Box<dyn TestStorage> {
    let mut home = Home::new();
    home.options.url = PgBouncer::shared().url(&home.database);
    home.options.prepared_statements = false;
    home.options.notify = false;
    Box::new(Unnamed(home))
}

afterword_store_contract::comments!(crate::unnamed::home);
afterword_store_contract::counts!(crate::unnamed::home);
afterword_store_contract::decisions!(crate::unnamed::home);
afterword_store_contract::threads!(crate::unnamed::home);
afterword_store_contract::search!(crate::unnamed::home);
afterword_store_contract::mail_outbox!(crate::unnamed::home);

#[test]
fn a_node_that_takes_a_pooler_for_a_server_is_told_what_to_set() {
    let home = Home::new();
    let url = PgBouncer::shared().url(&home.database);
    let Err(error) = Postgres::open(&options(url)) else {
        panic!("PgBouncer takes statements with names");
    };
    let said = error.to_string();
    assert!(said.contains("store.prepared_statements = false"), "{said}");
}

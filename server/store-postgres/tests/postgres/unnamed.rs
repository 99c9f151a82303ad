//! Without prepared statements, as behind a pooler in transaction mode.

use afterword_store::{Store, StoreResult};
use afterword_store_contract::TestStorage;

use crate::support::Home;

struct Unnamed(Home);

impl TestStorage for Unnamed {
    fn open(&self) -> StoreResult<std::sync::Arc<dyn Store>> {
        self.0.open()
    }
}

fn home() -> Box<dyn TestStorage> {
    let mut home = Home::new();
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

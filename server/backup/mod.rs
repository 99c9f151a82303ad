//! Backups: made while the server runs, a limited number kept, and restored.
//!
//! - `write`: one backup; `making`: a file that gets its name only when it is complete; `checksum`: the file beside it.
//! - `shelf`: a folder of backups; `name`: their names; `schedule`, `worker`: when the server makes one.
//! - `metrics`: metrics of scheduled backups.
//! - `restore`, `incoming`: restoring.
//!
//! Not here: how a database is copied and verified (`store-sqlite`).

mod checksum;
mod error;
mod folder;
mod free_space;
mod incoming;
mod metrics;
mod name;
mod restore;
mod schedule;
mod unfinished_file;
mod worker;
mod write;

pub use checksum::{of as checksum_of, sidecar, verify as verify_checksum};
pub use error::BackupError;
pub use folder::{BackupFolder, StoredBackup};
pub use free_space::{free, size};
pub use metrics::Metrics;
pub use name::Naming;
pub use restore::{Replaced, Restored, restore};
pub use schedule::next_due;
pub use worker::Worker;
pub use write::{Backup, back_up};

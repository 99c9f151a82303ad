//! Readers' addresses: asked for confirmation, confirmed, unsubscribed.

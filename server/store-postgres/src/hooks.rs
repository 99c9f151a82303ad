//! Webhooks, stored in the transaction that causes them, until they are sent.

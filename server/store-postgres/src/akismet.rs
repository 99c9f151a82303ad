//! Questions to Akismet. Each is stored in the transaction that writes its comment, until there is a decision.

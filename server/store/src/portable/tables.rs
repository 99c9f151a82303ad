//! The tables and their columns, in an order in which each row finds what it refers to.

/// What is in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Bool,
    Integer,
    Text,
    Bytes,
    Uuid,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    pub name: &'static str,
    pub kind: Kind,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Table {
    pub name: &'static str,
    pub columns: &'static [Column],
    /// So many of the first columns are the key, by which both databases have an index.
    pub key: usize,
    /// Whether the first column is a number that the database gives.
    pub is_numbered: bool,
}

impl Table {
    /// Where a column is in a row.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.name == name)
    }

    /// The names of all columns, for SQL.
    #[must_use]
    pub fn names(&self) -> String {
        quoted(self.columns.iter().map(|column| column.name))
    }

    /// The names of the columns of its key, for SQL.
    #[must_use]
    pub fn key_names(&self) -> String {
        quoted(self.key_columns())
    }

    pub fn key_columns(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.columns[..self.key].iter().map(|column| column.name)
    }

    /// The rows that are moved, for SQL's WHERE. Of the table of a server's own values, only the secret.
    #[must_use]
    pub fn condition(&self) -> &'static str {
        match self.name {
            "meta" => "key = 'secret'",
            _ => "true",
        }
    }
}

/// Names of columns for SQL: some are words of its own.
pub fn quoted<'a>(columns: impl IntoIterator<Item = &'a str>) -> String {
    let quoted: Vec<String> = columns
        .into_iter()
        .map(|name| format!("\"{name}\""))
        .collect();
    quoted.join(", ")
}

macro_rules! tables {
    ($($name:ident $key:literal $numbered:literal { $($column:ident $kind:ident),* $(,)? })*) => {
        /// All tables.
        pub static TABLES: &[Table] = &[$(Table {
            name: stringify!($name),
            columns: &[$(Column { name: stringify!($column), kind: Kind::$kind }),*],
            key: $key,
            is_numbered: $numbered,
        }),*];
    };
}

tables! {
    meta 1 false { key Text, value Bytes }
    sites 1 true { id Integer, key Text, title Text, origins Text, overrides Text, created Integer }
    imports 1 true {
        id Integer, site Integer, source Text, file Text, begun Integer, comments Integer, pages Integer,
        aliases Integer, undone Integer,
    }
    pages 1 true {
        id Integer, site Integer, path Text, title Text, closed Bool, count Integer, first_seen Integer,
        likes Integer,
    }
    page_keys 2 false { site Integer, key Text, page Integer, import Integer }
    import_pages 2 false { import Integer, page Integer, site Integer, began Bool, first_seen Integer }
    comments 1 false {
        id Uuid, site Integer, page Integer, page_title Text, parent Uuid, root Uuid, status Text, status_before Text,
        visible_children Integer, author_name Text, author_email Text, author_website Text, owner Bool, verified Bool,
        text Text, html Text, created Integer, published Integer, edited Integer, revision Integer, pinned Bool,
        score Integer, reactions Text, reasons Text, submission Bytes, notify Bool, network Text, avatar Text,
        likeness Integer, follow Text, private Bool, source Text,
    }
    spent_keys 1 false { hash Bytes, at Integer }
    spent_challenges 2 false { expires Integer, hash Bytes }
    decisions 1 true {
        id Integer, site Integer, comment Uuid, action Text, decider Text, door Text, at Integer, before Text,
        after Text, reply Uuid, text_before Text, html_before Text, batch Uuid, blocked Text, unblocked Text,
        pinned_before Bool,
    }
    blocks 1 true {
        id Integer, site Integer, kind Text, value Text, comment Uuid, decider Text, created Integer, import Integer,
    }
    spam_lessons 1 false { comment Uuid, site Integer, is_spam Bool, words Text }
    spam_words 2 false { site Integer, word Integer, good Integer, spam Integer }
    akismet 1 false {
        comment Uuid, site Integer, wanted Text, address Text, created Integer, due Integer, attempts Integer,
        leased Integer, failed Integer, error Text,
    }
    reports 1 true {
        id Integer, site Integer, comment Uuid, reason Text, text Text, email Text, created Integer, closed Integer,
        outcome Text,
    }
    reactions 3 false { comment Uuid, voter Bytes, reaction Text, site Integer, network Bytes, at Integer }
    page_reactions 3 false {
        page Integer, voter Bytes, reaction Text, site Integer, network Bytes, at Integer, import Integer,
    }
    addresses 1 true {
        id Integer, site Integer, email Text, confirmed Integer, stopped Integer, asked Integer, asks Integer,
        bounces Integer, import Integer,
    }
    follows 1 true {
        id Integer, site Integer, page Integer, email Text, pace Text, created Integer, import Integer,
    }
    announcements 1 false { comment Uuid, site Integer, after Integer, created Integer }
    former_comments 3 false {
        site Integer, source Text, former Text, comment Uuid, anchor Text, imported Integer, import Integer,
    }
    conversations 1 true {
        id Integer, site Integer, page Integer, network Text, server Text, post Text, url Text, written Integer,
        stirred Integer, due Integer, likes Integer, ended Integer,
    }
    originals 1 false {
        comment Uuid, site Integer, conversation Integer, post Text, version Text, handle Text,
    }
    answer_copies 1 false {
        comment Uuid, site Integer, conversation Integer, created Integer, due Integer, tried Integer, answered Text,
        failures Integer, post Text, revision Integer, failed Integer, error Text,
    }
    webmentions 1 true {
        id Integer, site Integer, path Text, source Text, host Text, target Text, received Integer, due Integer,
        failures Integer, liked Integer,
    }
    linking_comments 1 false { comment Uuid, site Integer, due Integer, revision Integer }
    sent_webmentions 1 true {
        id Integer, comment Uuid, site Integer, target Text, linked Bool, due Integer, failures Integer, sent Integer,
        revision Integer,
    }
    outbox 1 false {
        id Uuid, kind Text, site Integer, comment Uuid, revision Integer, recipient Text, facts Text, before Text,
        secrets Text, created Integer, due Integer, attempts Integer, digest Bool, leased Integer, sent Integer,
        failed Integer, error Text, turn Integer, network Text,
    }
    mail_tokens 1 false {
        hash Bytes, kind Text, mail Uuid, site Integer, comment Uuid, revision Integer, person Text, name Text,
        created Integer, expires Integer,
    }
    mails_seen 1 false { hash Bytes, at Integer }
    mailboxes 1 false { account Text, uid_validity Integer, last_uid Integer }
    hooks 1 false {
        id Uuid, site Integer, event Text, page Integer, comment Uuid, url Text, created Integer, due Integer,
        attempts Integer, leased Integer, sent Integer, failed Integer, error Text,
    }
    api_tokens 1 true {
        id Integer, name Text, hash Bytes, scopes Text, created Integer, revoked Integer, last_used Integer,
    }
    sessions 1 true { id Integer, hash Bytes, person Text, browser Text, begun Integer, seen Integer }
    sign_in_links 1 false { hash Bytes, person Text, created Integer, expires Integer }
    passwords 1 false { person Text, hash Text, changed Integer }
    moderator_addresses 1 true { id Integer, address Text, person Text, created Integer, confirmed Integer }
}

//! How the words of each language are told apart.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Code,
    /// HTML, XML and what is written in them.
    Tags,
    /// Lines that came and went.
    Diff,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Quote {
    pub(super) open: &'static str,
    pub(super) close: &'static str,
    /// A backslash takes its meaning from the next letter.
    pub(super) escapes: bool,
    /// It may go on over lines.
    pub(super) lines: bool,
    /// What is in it is one letter; else it is something else, such as a lifetime.
    pub(super) one_letter: bool,
}

#[derive(Debug)]
pub(super) struct Language {
    /// In small letters.
    names: &'static [&'static str],
    pub(super) kind: Kind,
    pub(super) line_comments: &'static [&'static str],
    /// Such a comment begins a line or stands behind white space only.
    pub(super) apart: bool,
    pub(super) block_comments: &'static [(&'static str, &'static str)],
    /// Comments may be within comments.
    pub(super) nests: bool,
    /// The longer before those that they begin with.
    pub(super) quotes: &'static [Quote],
    pub(super) keywords: &'static [&'static str],
    /// `SELECT` is `select`.
    pub(super) any_case: bool,
    /// What words have beside letters, digits and `_`.
    pub(super) in_words: &'static str,
    /// What stands behind a key, in languages of settings.
    pub(super) key: Option<char>,
}

pub(super) fn by_name(name: &str) -> Option<&'static Language> {
    let is_it = |language: &&Language| {
        let names = language.names.iter();
        names
            .into_iter()
            .any(|known| known.eq_ignore_ascii_case(name))
    };
    LANGUAGES.iter().find(is_it)
}

#[cfg(test)]
pub(super) fn all() -> impl Iterator<Item = &'static str> {
    LANGUAGES
        .iter()
        .flat_map(|language| language.names)
        .copied()
}

const fn quote(open: &'static str, close: &'static str) -> Quote {
    Quote {
        open,
        close,
        escapes: true,
        lines: false,
        one_letter: false,
    }
}

const fn over_lines(open: &'static str, close: &'static str) -> Quote {
    Quote {
        lines: true,
        ..quote(open, close)
    }
}

const fn raw(open: &'static str, close: &'static str) -> Quote {
    Quote {
        escapes: false,
        ..over_lines(open, close)
    }
}

const DOUBLE: Quote = quote("\"", "\"");
const SINGLE: Quote = quote("'", "'");
const PLAIN_SINGLE: Quote = Quote {
    escapes: false,
    ..SINGLE
};
const LETTER: Quote = Quote {
    one_letter: true,
    ..SINGLE
};
const BACKTICK: Quote = over_lines("`", "`");

/// What most have; the others say what is different.
const CODE: Language = Language {
    names: &[],
    kind: Kind::Code,
    line_comments: &[],
    apart: false,
    block_comments: &[],
    nests: false,
    quotes: &[DOUBLE, SINGLE],
    keywords: &[],
    any_case: false,
    in_words: "",
    key: None,
};

/// Comments and strings as in C.
const LIKE_C: Language = Language {
    line_comments: &["//"],
    block_comments: &[("/*", "*/")],
    ..CODE
};

/// Comments as in shells.
const LIKE_SHELL: Language = Language {
    line_comments: &["#"],
    ..CODE
};

/// `key: value` or `key = value`.
const SETTINGS: Language = Language {
    apart: true,
    keywords: &["true", "false", "null", "yes", "no", "on", "off"],
    ..LIKE_SHELL
};

#[rustfmt::skip]
static LANGUAGES: &[Language] = &[
    Language {
        names: &["rust", "rs"],
        nests: true,
        quotes: &[raw("r##\"", "\"##"), raw("r#\"", "\"#"), raw("r\"", "\""), over_lines("\"", "\""), LETTER],
        keywords: &[
            "as", "async", "await", "bool", "break", "char", "const", "continue", "crate", "dyn", "else", "enum", "extern",
            "f32", "f64", "false", "fn", "for", "i128", "i16", "i32", "i64", "i8", "if", "impl", "in", "isize", "let", "loop",
            "macro_rules", "match", "mod", "move", "mut", "pub", "ref", "return", "self", "Self", "static", "str", "struct",
            "super", "trait", "true", "type", "u128", "u16", "u32", "u64", "u8", "union", "unsafe", "use", "usize", "where",
            "while",
        ],
        ..LIKE_C
    },
    Language {
        names: &["c", "h", "cpp", "c++", "cc", "cxx", "hpp", "objc", "objective-c", "arduino", "cuda", "glsl", "hlsl", "wgsl"],
        keywords: &[
            "alignas", "alignof", "auto", "bool", "break", "case", "catch", "char", "class", "co_await", "co_return",
            "co_yield", "concept", "const", "consteval", "constexpr", "continue", "decltype", "default", "define", "delete",
            "do", "double", "elif", "else", "endif", "enum", "explicit", "export", "extern", "false", "final", "float", "for",
            "friend", "goto", "if", "ifdef", "ifndef", "include", "inline", "int", "long", "mutable", "namespace", "new",
            "noexcept", "nullptr", "operator", "override", "pragma", "private", "protected", "public", "register", "requires",
            "return", "short", "signed", "sizeof", "static", "static_assert", "static_cast", "struct", "switch", "template",
            "this", "throw", "true", "try", "typedef", "typename", "undef", "union", "unsigned", "using", "virtual", "void",
            "volatile", "while",
        ],
        ..LIKE_C
    },
    Language {
        names: &["csharp", "c#", "cs"],
        quotes: &[raw("\"\"\"", "\"\"\""), raw("@\"", "\""), DOUBLE, SINGLE],
        keywords: &[
            "abstract", "as", "async", "await", "base", "bool", "break", "byte", "case", "catch", "char", "checked", "class",
            "const", "continue", "decimal", "default", "delegate", "do", "double", "else", "enum", "event", "explicit",
            "extern", "false", "finally", "fixed", "float", "for", "foreach", "get", "goto", "if", "implicit", "in", "init",
            "int", "interface", "internal", "is", "lock", "long", "namespace", "new", "null", "object", "operator", "out",
            "override", "params", "private", "protected", "public", "readonly", "record", "ref", "return", "sealed", "set",
            "short", "sizeof", "static", "string", "struct", "switch", "this", "throw", "true", "try", "typeof", "uint",
            "ulong", "unsafe", "ushort", "using", "var", "virtual", "void", "volatile", "when", "where", "while", "with",
            "yield",
        ],
        ..LIKE_C
    },
    Language {
        names: &["java", "groovy", "gradle"],
        quotes: &[over_lines("\"\"\"", "\"\"\""), DOUBLE, SINGLE],
        keywords: &[
            "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "def",
            "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "if",
            "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "permits",
            "private", "protected", "public", "record", "return", "sealed", "short", "static", "super", "switch",
            "synchronized", "this", "throw", "throws", "transient", "true", "try", "var", "void", "volatile", "while", "yield",
        ],
        ..LIKE_C
    },
    Language {
        names: &["kotlin", "kt", "kts"],
        nests: true,
        quotes: &[raw("\"\"\"", "\"\"\""), DOUBLE, SINGLE],
        keywords: &[
            "abstract", "as", "break", "by", "catch", "class", "companion", "const", "constructor", "continue", "data", "do",
            "else", "enum", "false", "finally", "for", "fun", "get", "if", "import", "in", "init", "inline", "interface",
            "internal", "is", "lateinit", "null", "object", "open", "operator", "out", "override", "package", "private",
            "protected", "public", "return", "sealed", "set", "super", "suspend", "this", "throw", "true", "try", "typealias",
            "val", "var", "when", "where", "while",
        ],
        ..LIKE_C
    },
    Language {
        names: &["swift"],
        nests: true,
        quotes: &[over_lines("\"\"\"", "\"\"\""), DOUBLE],
        keywords: &[
            "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
            "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
            "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
            "open", "operator", "override", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self",
            "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
            "var", "weak", "where", "while",
        ],
        ..LIKE_C
    },
    Language {
        names: &["go", "golang"],
        quotes: &[raw("`", "`"), DOUBLE, SINGLE],
        keywords: &[
            "any", "bool", "break", "byte", "case", "chan", "const", "continue", "default", "defer", "else", "error",
            "fallthrough", "false", "float32", "float64", "for", "func", "go", "goto", "if", "import", "int", "int16", "int32",
            "int64", "int8", "interface", "iota", "map", "nil", "package", "range", "return", "rune", "select", "string",
            "struct", "switch", "true", "type", "uint", "uint16", "uint32", "uint64", "uint8", "uintptr", "var",
        ],
        ..LIKE_C
    },
    Language {
        names: &["javascript", "js", "jsx", "mjs", "cjs", "typescript", "ts", "tsx", "node"],
        quotes: &[BACKTICK, DOUBLE, SINGLE],
        keywords: &[
            "abstract", "any", "as", "async", "await", "boolean", "break", "case", "catch", "class", "const", "continue",
            "debugger", "declare", "default", "delete", "do", "else", "enum", "export", "extends", "false", "finally", "for",
            "from", "function", "get", "if", "implements", "import", "in", "infer", "instanceof", "interface", "is", "keyof",
            "let", "namespace", "never", "new", "null", "number", "of", "override", "private", "protected", "public",
            "readonly", "return", "satisfies", "set", "static", "string", "super", "switch", "symbol", "this", "throw", "true",
            "try", "type", "typeof", "undefined", "unknown", "using", "var", "void", "while", "with", "yield",
        ],
        in_words: "$",
        ..LIKE_C
    },
    Language {
        names: &["dart"],
        quotes: &[over_lines("'''", "'''"), over_lines("\"\"\"", "\"\"\""), DOUBLE, SINGLE],
        keywords: &[
            "abstract", "as", "assert", "async", "await", "base", "bool", "break", "case", "catch", "class", "const",
            "continue", "default", "do", "double", "dynamic", "else", "enum", "export", "extends", "extension", "external",
            "factory", "false", "final", "finally", "for", "Function", "get", "if", "implements", "import", "in", "int",
            "interface", "is", "late", "library", "mixin", "new", "null", "on", "operator", "part", "required", "rethrow",
            "return", "sealed", "set", "static", "super", "switch", "sync", "this", "throw", "true", "try", "typedef", "var",
            "void", "when", "while", "with", "yield",
        ],
        ..LIKE_C
    },
    Language {
        names: &["scala"],
        nests: true,
        quotes: &[raw("\"\"\"", "\"\"\""), DOUBLE, LETTER],
        keywords: &[
            "abstract", "case", "catch", "class", "def", "do", "else", "end", "enum", "export", "extends", "extension",
            "false", "final", "finally", "for", "given", "if", "implicit", "import", "inline", "lazy", "match", "new", "null",
            "object", "override", "package", "private", "protected", "return", "sealed", "super", "then", "this", "throw",
            "trait", "true", "try", "type", "using", "val", "var", "while", "with", "yield",
        ],
        ..LIKE_C
    },
    Language {
        names: &["php"],
        line_comments: &["//", "#"],
        quotes: &[over_lines("\"", "\""), over_lines("'", "'")],
        keywords: &[
            "abstract", "and", "array", "as", "bool", "break", "callable", "case", "catch", "class", "clone", "const",
            "continue", "declare", "default", "do", "echo", "else", "elseif", "empty", "enum", "extends", "false", "final",
            "finally", "float", "fn", "for", "foreach", "function", "global", "if", "implements", "include", "instanceof",
            "int", "interface", "isset", "list", "match", "namespace", "new", "null", "or", "php", "print", "private",
            "protected", "public", "readonly", "require", "require_once", "return", "self", "static", "string", "switch",
            "this", "throw", "trait", "true", "try", "unset", "use", "var", "void", "while", "yield",
        ],
        any_case: true,
        ..LIKE_C
    },
    Language {
        names: &["zig"],
        quotes: &[DOUBLE, SINGLE],
        line_comments: &["//"],
        keywords: &[
            "align", "and", "anytype", "bool", "break", "catch", "comptime", "const", "continue", "defer", "else", "enum",
            "errdefer", "error", "export", "extern", "f32", "f64", "false", "fn", "for", "i16", "i32", "i64", "i8", "if",
            "inline", "isize", "null", "or", "orelse", "packed", "pub", "return", "struct", "switch", "test", "true", "try",
            "type", "u16", "u32", "u64", "u8", "undefined", "union", "unreachable", "usize", "var", "void", "volatile", "while",
        ],
        ..CODE
    },
    Language {
        names: &["protobuf", "proto", "thrift"],
        keywords: &[
            "bool", "bytes", "double", "enum", "false", "fixed32", "fixed64", "float", "import", "int32", "int64", "map",
            "message", "oneof", "option", "optional", "package", "repeated", "required", "reserved", "returns", "rpc",
            "service", "string", "struct", "syntax", "true", "uint32", "uint64",
        ],
        ..LIKE_C
    },
    Language {
        names: &["python", "py", "python3", "pycon", "starlark", "bazel"],
        quotes: &[over_lines("\"\"\"", "\"\"\""), over_lines("'''", "'''"), DOUBLE, SINGLE],
        keywords: &[
            "and", "as", "assert", "async", "await", "break", "case", "class", "continue", "def", "del", "elif", "else",
            "except", "False", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "match", "None",
            "nonlocal", "not", "or", "pass", "raise", "return", "self", "True", "try", "type", "while", "with", "yield",
        ],
        ..LIKE_SHELL
    },
    Language {
        names: &["ruby", "rb", "crystal"],
        quotes: &[over_lines("\"", "\""), over_lines("'", "'")],
        apart: true,
        keywords: &[
            "alias", "and", "begin", "break", "case", "class", "def", "defined", "do", "else", "elsif", "end", "ensure",
            "false", "for", "if", "in", "module", "next", "nil", "not", "or", "private", "protected", "public", "redo",
            "require", "rescue", "retry", "return", "self", "super", "then", "true", "undef", "unless", "until", "when",
            "while", "yield",
        ],
        in_words: "?!",
        ..LIKE_SHELL
    },
    Language {
        names: &["elixir", "ex", "exs"],
        quotes: &[over_lines("\"\"\"", "\"\"\""), DOUBLE, SINGLE],
        keywords: &[
            "after", "alias", "and", "case", "catch", "cond", "def", "defmacro", "defmodule", "defp", "defstruct", "do",
            "else", "end", "false", "fn", "for", "if", "import", "in", "nil", "not", "or", "quote", "raise", "receive",
            "require", "rescue", "true", "try", "unless", "unquote", "use", "when", "with",
        ],
        in_words: "?!",
        ..LIKE_SHELL
    },
    Language {
        names: &["perl", "pl"],
        quotes: &[over_lines("\"", "\""), over_lines("'", "'")],
        apart: true,
        keywords: &[
            "and", "die", "do", "else", "elsif", "eq", "for", "foreach", "ge", "gt", "if", "last", "le", "local", "lt", "my",
            "ne", "next", "no", "not", "or", "our", "package", "print", "redo", "require", "return", "say", "sub", "undef",
            "unless", "until", "use", "while",
        ],
        ..LIKE_SHELL
    },
    Language {
        names: &["r"],
        keywords: &[
            "break", "else", "FALSE", "for", "function", "if", "in", "Inf", "library", "NA", "NaN", "next", "NULL", "repeat",
            "return", "TRUE", "while",
        ],
        in_words: ".",
        ..LIKE_SHELL
    },
    Language {
        names: &["julia", "jl"],
        block_comments: &[("#=", "=#")],
        nests: true,
        quotes: &[over_lines("\"\"\"", "\"\"\""), DOUBLE, LETTER],
        keywords: &[
            "abstract", "baremodule", "begin", "break", "catch", "const", "continue", "do", "else", "elseif", "end", "export",
            "false", "finally", "for", "function", "global", "if", "import", "in", "isa", "let", "local", "macro", "missing",
            "module", "mutable", "nothing", "primitive", "quote", "return", "struct", "true", "try", "type", "using", "where",
            "while",
        ],
        in_words: "!",
        ..LIKE_SHELL
    },
    Language {
        names: &["bash", "sh", "shell", "zsh", "ksh", "fish"],
        apart: true,
        quotes: &[over_lines("\"", "\""), raw("'", "'")],
        keywords: &[
            "break", "case", "cd", "continue", "do", "done", "echo", "elif", "else", "end", "esac", "exit", "export", "fi",
            "for", "function", "if", "in", "local", "readonly", "return", "select", "set", "shift", "source", "then", "trap",
            "unset", "until", "while",
        ],
        in_words: "-",
        ..LIKE_SHELL
    },
    Language {
        names: &["powershell", "ps1", "pwsh"],
        block_comments: &[("<#", "#>")],
        quotes: &[raw("@\"", "\"@"), raw("@'", "'@"), Quote { escapes: false, ..DOUBLE }, PLAIN_SINGLE],
        keywords: &[
            "begin", "break", "catch", "class", "continue", "do", "else", "elseif", "end", "enum", "exit", "filter", "finally",
            "for", "foreach", "function", "if", "in", "param", "process", "return", "switch", "throw", "trap", "try", "until",
            "using", "while",
        ],
        any_case: true,
        in_words: "-",
        ..LIKE_SHELL
    },
    Language {
        names: &["sql", "postgresql", "postgres", "mysql", "sqlite", "plsql", "tsql"],
        line_comments: &["--"],
        block_comments: &[("/*", "*/")],
        quotes: &[Quote { escapes: false, ..over_lines("'", "'") }],
        keywords: &[
            "add", "all", "alter", "and", "as", "asc", "begin", "between", "bigint", "boolean", "by", "cascade", "case", "cast",
            "check", "column", "commit", "constraint", "create", "cross", "database", "date", "default", "delete", "desc",
            "distinct", "drop", "else", "end", "except", "exists", "explain", "false", "foreign", "from", "full", "function",
            "grant", "group", "having", "if", "in", "index", "inner", "insert", "int", "integer", "intersect", "into", "is",
            "join", "key", "left", "like", "limit", "not", "null", "numeric", "offset", "on", "or", "order", "outer", "over",
            "partition", "primary", "real", "references", "returning", "revoke", "right", "rollback", "select", "set", "table",
            "text", "then", "timestamp", "to", "transaction", "trigger", "true", "union", "unique", "update", "using",
            "values", "varchar", "view", "when", "where", "window", "with",
        ],
        any_case: true,
        ..CODE
    },
    Language {
        names: &["lua", "luau"],
        line_comments: &["--"],
        block_comments: &[("--[[", "]]")],
        quotes: &[raw("[[", "]]"), DOUBLE, SINGLE],
        keywords: &[
            "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
            "not", "or", "repeat", "return", "then", "true", "until", "while",
        ],
        ..CODE
    },
    Language {
        names: &["haskell", "hs", "elm", "purescript", "idris"],
        line_comments: &["--"],
        block_comments: &[("{-", "-}")],
        nests: true,
        quotes: &[DOUBLE, LETTER],
        keywords: &[
            "as", "case", "class", "data", "default", "deriving", "do", "else", "family", "forall", "foreign", "hiding", "if",
            "import", "in", "infix", "infixl", "infixr", "instance", "let", "module", "newtype", "of", "qualified", "then",
            "type", "where",
        ],
        in_words: "'",
        ..CODE
    },
    Language {
        names: &["ocaml", "ml", "fsharp", "f#", "fs", "sml"],
        line_comments: &["//"],
        block_comments: &[("(*", "*)")],
        nests: true,
        quotes: &[over_lines("\"", "\""), LETTER],
        keywords: &[
            "and", "as", "assert", "begin", "class", "constraint", "do", "done", "downto", "elif", "else", "end", "exception",
            "external", "false", "for", "fun", "function", "functor", "if", "in", "include", "inherit", "lazy", "let", "match",
            "member", "method", "module", "mutable", "namespace", "new", "object", "of", "open", "or", "private", "rec",
            "return", "sig", "struct", "then", "to", "true", "try", "type", "use", "val", "virtual", "when", "while", "with",
            "yield",
        ],
        in_words: "'",
        ..CODE
    },
    Language {
        names: &["clojure", "clj", "lisp", "scheme", "racket", "elisp", "commonlisp"],
        line_comments: &[";"],
        block_comments: &[("#|", "|#")],
        nests: true,
        quotes: &[over_lines("\"", "\"")],
        keywords: &[
            "and", "begin", "case", "cond", "def", "defmacro", "defn", "defun", "define", "do", "false", "fn", "for", "if",
            "lambda", "let", "let*", "letrec", "loop", "nil", "not", "ns", "or", "quote", "recur", "require", "set!", "setq",
            "true", "unless", "when",
        ],
        in_words: "-*+!?<>=/",
        ..CODE
    },
    Language {
        names: &["erlang", "erl"],
        line_comments: &["%"],
        keywords: &[
            "after", "and", "begin", "case", "catch", "else", "end", "false", "fun", "if", "maybe", "not", "of", "or",
            "receive", "true", "try", "when",
        ],
        ..CODE
    },
    Language {
        names: &["pascal", "delphi"],
        line_comments: &["//"],
        block_comments: &[("{", "}"), ("(*", "*)")],
        quotes: &[PLAIN_SINGLE],
        keywords: &[
            "and", "array", "begin", "case", "class", "const", "div", "do", "downto", "else", "end", "except", "false",
            "finally", "for", "function", "if", "implementation", "in", "interface", "mod", "nil", "not", "of", "or",
            "procedure", "program", "record", "repeat", "set", "string", "then", "to", "true", "try", "type", "unit", "until",
            "uses", "var", "while", "with",
        ],
        any_case: true,
        ..CODE
    },
    Language {
        names: &["matlab", "octave"],
        line_comments: &["%", "#"],
        quotes: &[DOUBLE],
        keywords: &[
            "break", "case", "catch", "continue", "else", "elseif", "end", "endfunction", "endif", "for", "function", "global",
            "if", "otherwise", "persistent", "return", "switch", "true", "false", "try", "until", "while",
        ],
        ..CODE
    },
    Language {
        names: &["fortran", "f90"],
        line_comments: &["!"],
        keywords: &[
            "allocatable", "call", "character", "contains", "deallocate", "allocate", "dimension", "do", "else", "end",
            "endif", "enddo", "function", "if", "implicit", "in", "integer", "intent", "interface", "logical", "module",
            "none", "only", "out", "parameter", "print", "program", "real", "result", "return", "select", "subroutine", "then",
            "type", "use", "while", "write",
        ],
        any_case: true,
        ..CODE
    },
    Language {
        names: &["css", "scss", "less"],
        line_comments: &["//"],
        // An address has two slashes, too.
        apart: true,
        block_comments: &[("/*", "*/")],
        keywords: &[
            "and", "auto", "charset", "container", "each", "else", "from", "if", "import", "important", "include", "inherit",
            "initial", "keyframes", "layer", "media", "mixin", "none", "not", "only", "or", "property", "return", "root",
            "scope", "supports", "to", "unset", "use", "var",
        ],
        in_words: "-",
        ..CODE
    },
    Language {
        names: &["json", "jsonc", "json5"],
        keywords: &["true", "false", "null"],
        ..LIKE_C
    },
    Language {
        names: &["yaml", "yml"],
        key: Some(':'),
        ..SETTINGS
    },
    Language {
        names: &["toml"],
        quotes: &[over_lines("\"\"\"", "\"\"\""), raw("'''", "'''"), DOUBLE, PLAIN_SINGLE],
        key: Some('='),
        ..SETTINGS
    },
    Language {
        names: &["ini", "properties", "dotenv", "env", "systemd", "desktop"],
        line_comments: &["#", ";"],
        key: Some('='),
        ..SETTINGS
    },
    Language {
        names: &["nix"],
        block_comments: &[("/*", "*/")],
        apart: true,
        quotes: &[raw("''", "''"), over_lines("\"", "\"")],
        keywords: &["assert", "else", "false", "if", "import", "in", "inherit", "let", "null", "or", "rec", "then", "true", "with"],
        in_words: "-'",
        ..LIKE_SHELL
    },
    Language {
        names: &["hcl", "terraform", "tf"],
        line_comments: &["#", "//"],
        apart: true,
        block_comments: &[("/*", "*/")],
        keywords: &[
            "data", "dynamic", "else", "false", "for", "for_each", "if", "in", "locals", "module", "null", "output",
            "provider", "resource", "terraform", "true", "variable",
        ],
        ..CODE
    },
    Language {
        names: &["nginx", "caddyfile", "caddy", "apache"],
        apart: true,
        keywords: &[
            "access_log", "add_header", "alias", "if", "include", "listen", "location", "off", "on", "proxy_pass",
            "proxy_set_header", "return", "reverse_proxy", "rewrite", "root", "server", "server_name", "ssl_certificate",
            "try_files", "upstream",
        ],
        ..LIKE_SHELL
    },
    Language {
        names: &["dockerfile", "docker", "containerfile"],
        apart: true,
        keywords: &[
            "ADD", "ARG", "AS", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL", "RUN", "SHELL",
            "STOPSIGNAL", "USER", "VOLUME", "WORKDIR",
        ],
        ..LIKE_SHELL
    },
    Language {
        names: &["makefile", "make", "cmake"],
        apart: true,
        keywords: &[
            "define", "else", "endef", "endif", "export", "if", "ifdef", "ifeq", "ifndef", "ifneq", "include", "override",
            "PHONY",
        ],
        in_words: "-",
        ..LIKE_SHELL
    },
    Language {
        names: &["graphql", "gql"],
        quotes: &[raw("\"\"\"", "\"\"\""), DOUBLE],
        keywords: &[
            "directive", "enum", "extend", "false", "fragment", "implements", "input", "interface", "mutation", "null", "on",
            "query", "scalar", "schema", "subscription", "true", "type", "union",
        ],
        ..LIKE_SHELL
    },
    Language {
        names: &["tex", "latex"],
        line_comments: &["%"],
        quotes: &[],
        keywords: &["begin", "end", "documentclass", "usepackage", "newcommand", "section", "subsection"],
        ..CODE
    },
    Language {
        names: &["asm", "nasm", "assembly"],
        line_comments: &[";", "#", "//"],
        apart: true,
        ..CODE
    },
    Language {
        names: &["html", "xml", "svg", "xhtml", "vue", "svelte", "astro", "handlebars", "rss", "plist"],
        kind: Kind::Tags,
        block_comments: &[("<!--", "-->")],
        quotes: &[raw("\"", "\""), raw("'", "'")],
        ..CODE
    },
    Language {
        names: &["diff", "patch"],
        kind: Kind::Diff,
        ..CODE
    },
];

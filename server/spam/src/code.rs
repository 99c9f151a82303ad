//! The names of what the checks find.

/// Declares the codes with their names, so that none is left out of [`Code::ALL`].
macro_rules! codes {
    ($($code:ident => $name:literal,)*) => {
        /// Its name is stable, because it is stored with the comment. Its sentence is `reason-<name>` in
        /// `server/i18n/texts`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Code {
            $($code,)*
        }

        impl Code {
            #[cfg(test)]
            pub(crate) const ALL: &[Self] = &[$(Self::$code,)*];

            pub(crate) fn as_str(self) -> &'static str {
                match self {
                    $(Self::$code => $name,)*
                }
            }
        }
    };
}

codes! {
    Blocked => "blocked",
    Honeypot => "honeypot",
    FormReplayed => "form_replayed",
    FormTooFast => "form_too_fast",
    FormTooOld => "form_too_old",
    ProofMissing => "proof_missing",
    ProofInvalid => "proof_invalid",
    ProofExpired => "proof_expired",
    ProofSpent => "proof_spent",
    UnknownPage => "unknown_page",
    ListedWord => "listed_word",
    FastNetwork => "fast_network",
    FastPage => "fast_page",
    FastSite => "fast_site",
    Repeated => "repeated",
    RepeatedHere => "repeated_here",
    Links => "links",
    LinkShare => "link_share",
    Shortener => "shortener",
    LookAlikeHost => "look_alike_host",
    HiddenLink => "hidden_link",
    MisleadingLink => "misleading_link",
    ForeignMarkup => "foreign_markup",
    Website => "website",
    MaskedWord => "masked_word",
    ForeignScript => "foreign_script",
    Disposable => "disposable",
    Bayes => "bayes",
    Familiar => "familiar",
    Trusted => "trusted",
    HoldsAll => "holds_all",
    Offered => "offered",
}

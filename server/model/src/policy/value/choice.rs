//! Closed choices, each written as one word.

/// Defines an enum whose variants are words in the settings, with `ALL`, `as_str`, `FromStr`, `Display` and serde.
#[macro_export]
macro_rules! choice {
    (
        $(#[$attribute:meta])*
        $name:ident {
            $(#[$first_attribute:meta])* $first:ident = $first_word:literal,
            $($(#[$other_attribute:meta])* $other:ident = $other_word:literal,)*
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[$first_attribute])* $first,
            $($(#[$other_attribute])* $other,)*
        }

        impl $name {
            pub const ALL: &[Self] = &[Self::$first $(, Self::$other)*];

            pub const fn as_str(self) -> &'static str {
                match self {
                    Self::$first => $first_word,
                    $(Self::$other => $other_word,)*
                }
            }
        }

        impl $crate::policy::value::Text for $name {
            const EXPECTED: &'static str =
                concat!("one of \"", $first_word, "\"" $(, ", \"", $other_word, "\"")*);

            fn read(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|choice| choice.as_str() == text)
            }

            fn write(&self) -> String {
                self.as_str().to_owned()
            }
        }

        $crate::impl_text_traits!($name);
    };
}

//! Choices in files of lives: by their names, which outlive those of the code.

use afterword_model::policy::TellOwner;
use afterword_model::{Action, PlannedOutcome};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

pub(super) trait NamedVariant: Copy + 'static {
    const ALL: &'static [Self];
    fn name(self) -> &'static str;
}

impl NamedVariant for Action {
    const ALL: &'static [Self] = &Self::ALL;
    fn name(self) -> &'static str {
        self.as_str()
    }
}

impl NamedVariant for PlannedOutcome {
    const ALL: &'static [Self] = &Self::ALL;
    fn name(self) -> &'static str {
        self.as_str()
    }
}

impl NamedVariant for TellOwner {
    const ALL: &'static [Self] = &[Self::Nothing, Self::Held, Self::All];
    fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Held => "held",
            Self::All => "all",
        }
    }
}

fn parsed<T: NamedVariant, E: Error>(name: &str) -> Result<T, E> {
    let found = T::ALL.iter().find(|choice| choice.name() == name);
    found.copied().ok_or_else(|| E::custom(name))
}

pub(super) fn serialize<T: NamedVariant, S: Serializer>(
    choice: &T,
    to: S,
) -> Result<S::Ok, S::Error> {
    choice.name().serialize(to)
}

pub(super) fn deserialize<'de, T: NamedVariant, D: Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    parsed(&String::deserialize(from)?)
}

pub(super) mod maybe {
    use super::{Deserialize, Deserializer, NamedVariant, Serialize, Serializer, parsed};

    pub(crate) fn serialize<T: NamedVariant, S: Serializer>(
        choice: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        choice.map(NamedVariant::name).serialize(to)
    }

    pub(crate) fn deserialize<'de, T: NamedVariant, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        name.map(|name| parsed(&name)).transpose()
    }
}

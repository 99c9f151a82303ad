//! The owner's own lists of words and patterns.

use super::{Case, Code, Finding, Outcome};
use afterword_model::policy::{Readable, WordList};
use afterword_model::{EmailAddress, PageTitle, Website};

pub(super) fn check(case: &Case<'_>) -> Option<Finding> {
    let rules = case.rules;
    let lists = [
        (&rules.words_refuse, Outcome::Refuse),
        (&rules.words_spam, Outcome::Spam),
        (&rules.words_hold, Outcome::Hold),
    ];
    if lists.iter().all(|(list, _)| **list == WordList::default()) {
        return None;
    }
    let written = written(case);
    let found = lists
        .iter()
        .find_map(|(list, outcome)| Some((list.find(&written)?, *outcome)));
    let found = found.or_else(|| {
        // The article's title is usually the owner's own: an article about casinos may be commented on.
        let title = Readable::new(case.submission.title.as_ref().map(PageTitle::as_str));
        let mut words = lists.iter().filter_map(|(list, _)| list.find(&title));
        words.next().map(|word| (word, Outcome::Hold))
    });
    found.map(|(word, outcome)| {
        Finding::at_least(Code::ListedWord, outcome).with(vec![word.to_owned()])
    })
}

fn written(case: &Case<'_>) -> Readable {
    let author = &case.submission.author;
    let links = case
        .features
        .look
        .links
        .iter()
        .map(|link| link.address.as_str());
    let fields = [
        Some(case.features.look.text.as_str()),
        // Patterns may match the raw text.
        Some(case.submission.text.as_str()),
        Some(author.name.as_str()),
        author.email.as_ref().map(EmailAddress::as_str),
        author.website.as_ref().map(Website::as_str),
    ];
    Readable::new(fields.into_iter().flatten().chain(links))
}

#[cfg(test)]
mod tests {
    use crate::tests::{judged, submission};
    use crate::{Outcome, Signals};
    use afterword_config::{Config, SetOverride};
    use afterword_model::policy::SiteOverrides;

    fn outcome(setting: &str, name: &str, text: &str) -> Outcome {
        let mut own = SiteOverrides::default();
        own.set("moderation=publish").unwrap();
        own.set(setting).unwrap();
        let rules = Config::default().sites.with(&own);
        let mut sent = submission(text);
        sent.author.name = afterword_model::DisplayName::stored(name.to_owned());
        judged(&sent, &rules, &Signals::default()).outcome
    }

    #[test]
    fn a_listed_word_does_what_its_list_says_wherever_it_stands() {
        assert_eq!(
            outcome("words_hold=casino", "Ann", "My casino"),
            Outcome::Hold
        );
        assert_eq!(
            outcome("words_spam=casino", "C4SIN0", "Nice one"),
            Outcome::Spam
        );
        assert_eq!(
            outcome(
                "words_refuse=/cas.no/",
                "Ann",
                "[a](https://casino.example/)"
            ),
            Outcome::Refuse
        );
        assert_eq!(
            outcome("words_spam=casino", "Ann", "Nice one"),
            Outcome::Publish
        );
    }
}

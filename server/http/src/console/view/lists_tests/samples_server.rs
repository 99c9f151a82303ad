//! The pages of the owner of the whole server: sites, tokens and mails.

#![expect(clippy::too_many_lines, reason = "samples are tables of data")]

use super::super::frame::Section;
use super::super::outbox::{Delivery, DeliveryState, OutboxPage, OutboxTab};
use super::super::parts::FormOutcome;
use super::super::site::{Currency, SiteForm, SitePage};
use super::super::site_fields::typed;
use super::super::sites::{NewSiteForm, SiteMistake, SiteRow, SitesPage};
use super::super::tokens::{TokenForm, TokenMistake, TokenPage, TokenRow, TokensPage};
use super::samples::{SampleTexts, at, site};
use super::{Rendered, frame, rendered};
use afterword_config::Config;
use afterword_config::SetOverride;
use afterword_i18n::Texts;
use afterword_model::policy::SiteOverrides;

pub(super) fn all_sites<'a>(language: &'static str, words: &'a SampleTexts) -> SitesPage<'a> {
    let texts = Texts::of(language);
    let row = |key: &str, title: &str, pending| SiteRow {
        site: site(key, title),
        origins: vec![
            words.text.replace(' ', ""),
            "https://blog.example.org".to_owned(),
        ],
        comments: 12_840,
        pending,
    };
    SitesPage {
        frame: frame(language, texts.console_sites_title(), Section::Sites),
        texts,
        outcome: Some(FormOutcome::Done),
        rows: vec![row("blog", words.name, 3), row("notes", "", 0)],
        form: NewSiteForm {
            key: words.name,
            title: words.text,
            origins: words.text,
            mistakes: &[
                SiteMistake::KeyTaken,
                SiteMistake::Title,
                SiteMistake::Origins,
            ],
        },
    }
}

pub(super) fn site_page(language: &'static str, words: &SampleTexts) -> Rendered {
    let texts = Texts::of(language);
    let mut own = SiteOverrides::default();
    own.set("moderation=publish").unwrap();
    own.set("reactions=👍,🎉,❤️").unwrap();
    let mut settings = typed(&own);
    for name in ["owner", "edit_window", "moderators"] {
        settings.insert(name.to_owned(), words.text.to_owned());
    }
    let config = Config::default();
    let page = SitePage {
        frame: frame(language, words.name, Section::Sites),
        texts,
        outcome: Some(FormOutcome::Done),
        site: site("blog", words.name),
        form: SiteForm {
            title: words.name,
            origins: words.text,
            mistakes: &[SiteMistake::Origins],
            settings,
            refused: &["edit_window", "moderators"],
            version: words.name.to_owned(),
            currency: Currency::Outdated,
        },
        server: &config.sites,
        base: "https://comments.example.org",
    };
    rendered("site", language, &page)
}

pub(super) fn tokens<'a>(language: &'static str, words: &'a SampleTexts) -> TokensPage<'a> {
    let texts = Texts::of(language);
    let row = |id, revoked| TokenRow {
        id,
        name: words.name.to_owned(),
        scopes: vec![
            "read".to_owned(),
            "moderate".to_owned(),
            words.name.to_owned(),
        ],
        created: at("2026-03-01T09:30:00Z"),
        used: Some(at("2026-11-20T09:30:00Z")),
        revoked,
    };
    TokensPage {
        frame: frame(language, texts.console_tokens_title(), Section::Tokens),
        texts,
        outcome: None,
        rows: vec![
            row(1, None),
            TokenRow {
                used: None,
                ..row(2, Some(at("2026-05-01T09:30:00Z")))
            },
        ],
        form: TokenForm {
            name: words.name,
            scopes: &["read"],
            mistakes: &[TokenMistake::NameTaken, TokenMistake::NoScope],
        },
    }
}

pub(super) fn token<'a>(language: &'static str, words: &'a SampleTexts) -> TokenPage<'a> {
    let texts = Texts::of(language);
    TokenPage {
        frame: frame(language, texts.console_tokens_title(), Section::Tokens),
        texts,
        name: words.name,
        token: "aw_3f9kq27xv5m1t8zr4cbn6hd0wy",
        scopes: &["read", "moderate"],
    }
}

pub(super) fn outbox<'a>(language: &'static str, words: &'a SampleTexts) -> OutboxPage<'a> {
    let texts = Texts::of(language);
    let delivery = |kind: &str, attempts, state, error: Option<&str>| Delivery {
        id: "01a2b3c4-0000-7000-8000-000000000000".to_owned(),
        kind: kind.to_owned(),
        to: words.address.to_owned(),
        created: at("2026-11-18T09:30:00Z"),
        attempts,
        state,
        error: error.map(str::to_owned),
    };
    let failed = DeliveryState::Failed {
        at: at("2026-11-20T09:30:00Z"),
    };
    let waiting = DeliveryState::Waiting {
        due: at("2026-11-21T15:00:00Z"),
    };
    let sent = DeliveryState::Sent {
        at: at("2026-11-20T10:00:00Z"),
    };
    let hook = Delivery {
        to: "https://hooks.example.org/rebuild/a-very-long-address-without-any-place-to-break-it"
            .to_owned(),
        ..delivery("comment.approved", 3, waiting, Some(words.text))
    };
    OutboxPage {
        frame: frame(language, texts.console_outbox_title(), Section::Outbox),
        texts,
        outcome: None,
        show: OutboxTab::All,
        failed: 1,
        waiting: 2,
        mails: vec![
            delivery(
                "moderation",
                12,
                failed,
                Some(
                    "550 5.1.1 <ann@example.org>: Recipient address rejected: User unknown in virtual mailbox table",
                ),
            ),
            delivery(words.name, 1, waiting, Some(words.text)),
            delivery("confirmation", 0, waiting, None),
            delivery("answered", 1, sent, None),
        ],
        webhooks: vec![hook],
        more: Some("/console/outbox?show=all&after=abc".to_owned()),
    }
}

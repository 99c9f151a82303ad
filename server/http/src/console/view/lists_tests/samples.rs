//! All pages with the same few texts: friendly, empty, or hostile.

#![expect(clippy::too_many_lines, reason = "samples are tables of data")]

use jiff::civil::date;
use jiff::{Timestamp, ToSpan};

use super::super::blocks::{BlockForm, BlockRow, Blocked, BlocksPage};
use super::super::chart::{Day, Series};
use super::super::frame::Section;
use super::super::outbox::{Delivery, DeliveryState, OutboxPage, OutboxTab};
use super::super::pages::{PageField, PageRow, PagesPage, RefusedChange};
use super::super::parts::{FormOutcome, SiteChoice};
use super::super::site::{Currency, SiteForm, SitePage};
use super::super::site_fields::typed;
use super::super::sites::{NewSiteForm, SiteMistake, SiteRow, SitesPage};
use super::super::statistics::{Span, StatisticsPage, TopPage};
use super::super::tokens::{TokenForm, TokenMistake, TokenPage, TokenRow, TokensPage};
use super::super::ways_in::WaysInPage;
use super::{Rendered, frame, rendered};
use afterword_config::{Config, SetOverride};
use afterword_i18n::Texts;
use afterword_model::ClosedBy;
use afterword_model::Undelivered;
use afterword_model::policy::SiteOverrides;
use afterword_services::ways_in::{Way, WayIn};

pub(super) fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

pub(super) fn site(key: &str, title: &str) -> SiteChoice {
    SiteChoice {
        key: key.to_owned(),
        title: title.to_owned(),
    }
}

/// The contents of the fields.
pub(super) struct SampleTexts {
    pub text: &'static str,
    pub name: &'static str,
    pub address: &'static str,
}

pub(super) const FRIENDLY: SampleTexts = SampleTexts {
    text: "Why small type is hard to read, and what to do about it",
    name: "Ann Baker",
    address: "ann@example.org",
};

/// All pages in a language, filled with `words`.
pub(super) fn all(language: &'static str, words: &SampleTexts) -> Vec<Rendered> {
    let sites = [site(words.text, words.text), site("blog", "The blog")];
    vec![
        rendered("pages", language, &pages(language, words, &sites)),
        rendered("blocks", language, &blocks(language, words, &sites)),
        rendered(
            "statistics",
            language,
            &statistics(language, words, &sites, &month()),
        ),
        rendered("sites", language, &all_sites(language, words)),
        site_page(language, words),
        rendered("tokens", language, &tokens(language, words)),
        rendered("token", language, &token(language, words)),
        rendered("outbox", language, &outbox(language, words)),
        rendered("ways-in", language, &ways_in(language, words)),
    ]
}

/// All lists without anything in them.
pub(super) fn empty(language: &'static str) -> Vec<Rendered> {
    let sites = [site("blog", "")];
    let zero = days(30, |_| (0, 0, 0, 0));
    vec![
        rendered(
            "pages-empty",
            language,
            &PagesPage {
                rows: Vec::new(),
                query: "",
                site: "",
                outcome: None,
                ..pages(language, &FRIENDLY, &sites)
            },
        ),
        rendered(
            "blocks-empty",
            language,
            &BlocksPage {
                rows: Vec::new(),
                outcome: None,
                form: BlockForm::default(),
                ..blocks(language, &FRIENDLY, &sites)
            },
        ),
        rendered(
            "statistics-empty",
            language,
            &StatisticsPage {
                top: Vec::new(),
                ..statistics(language, &FRIENDLY, &sites, &zero)
            },
        ),
        rendered(
            "sites-empty",
            language,
            &SitesPage {
                rows: Vec::new(),
                outcome: None,
                form: NewSiteForm::default(),
                ..all_sites(language, &FRIENDLY)
            },
        ),
        rendered(
            "tokens-empty",
            language,
            &TokensPage {
                rows: Vec::new(),
                outcome: None,
                form: TokenForm::default(),
                ..tokens(language, &FRIENDLY)
            },
        ),
        rendered(
            "outbox-empty",
            language,
            &OutboxPage {
                mails: Vec::new(),
                webhooks: Vec::new(),
                outcome: None,
                more: None,
                failed: 0,
                waiting: 0,
                ..outbox(language, &FRIENDLY)
            },
        ),
    ]
}

pub(super) fn pages<'a>(
    language: &'static str,
    words: &'a SampleTexts,
    sites: &'a [SiteChoice],
) -> PagesPage<'a> {
    let row = |title: &str, closed, refused| PageRow {
        site: sites[0].clone(),
        path: format!("/posts/{}/", words.name),
        title: title.to_owned(),
        url: "https://blog.example.org/posts/small-type/".to_owned(),
        count: 1284,
        first_seen: at("2026-03-01T09:30:00Z"),
        closed,
        site_is_retired: false,
        aliases: vec![
            format!("/old/{}/", words.name),
            "/2019/small-type.html".to_owned(),
        ],
        refused,
    };
    let refused = RefusedChange {
        field: PageField::MoveTo,
        value: words.text.to_owned(),
        text: words.text.to_owned(),
    };
    let texts = Texts::of(language);
    PagesPage {
        frame: frame(language, texts.console_pages_title(), Section::Pages),
        texts,
        outcome: Some(FormOutcome::Refused(words.text.to_owned())),
        sites,
        site: &sites[0].key,
        query: words.name,
        rows: vec![
            row(words.text, None, Some(refused)),
            PageRow {
                aliases: Vec::new(),
                count: 1,
                ..row("", Some(ClosedBy::Owner), None)
            },
            PageRow {
                aliases: Vec::new(),
                count: 0,
                ..row("Night train", Some(ClosedBy::Age), None)
            },
            PageRow {
                aliases: Vec::new(),
                count: 12,
                ..row(words.name, None, None)
            },
        ],
        here: format!("/console/pages?q={}", words.text),
        more: Some("/console/pages?after=abc".to_owned()),
        beginning: Some("/console/pages".to_owned()),
    }
}

pub(super) fn blocks<'a>(
    language: &'static str,
    words: &'a SampleTexts,
    sites: &'a [SiteChoice],
) -> BlocksPage<'a> {
    let row = |id, what| BlockRow {
        id,
        what,
        site: sites[0].clone(),
        since: at("2026-03-01T09:30:00Z"),
        by: Some(words.address.to_owned()),
        comment: Some("01a2b3c4-0000-7000-8000-000000000000".to_owned()),
    };
    let texts = Texts::of(language);
    BlocksPage {
        frame: frame(language, texts.console_blocks_title(), Section::Blocks),
        texts,
        outcome: Some(FormOutcome::Done),
        here: "/console/blocks".to_owned(),
        more: None,
        beginning: None,
        sites,
        site: "",
        rows: vec![
            row(1, Blocked::Name(words.name.to_owned())),
            row(2, Blocked::Email(words.address.to_owned())),
            row(3, Blocked::Network(Some(words.name.to_owned()))),
            BlockRow {
                by: None,
                comment: None,
                ..row(4, Blocked::Network(None))
            },
        ],
        form: BlockForm {
            site: &sites[0].key,
            kind: "email",
            value: words.address,
            problem: Some(words.text.to_owned()),
        },
    }
}

/// `count` days up to 20 November 2026.
pub(super) fn days(count: i64, of: impl Fn(u64) -> (u64, u64, u64, u64)) -> Vec<Day> {
    let last = date(2026, 11, 20);
    let days = (0..count).map(|index| {
        let (published, waiting, spam, refused) = of(index.unsigned_abs());
        Day {
            date: last.saturating_sub((count - 1 - index).days()),
            comments: Series {
                published,
                waiting,
                spam,
                refused,
            },
            decisions: published + spam + refused,
        }
    });
    days.collect()
}

/// As a lively blog has it; the last days wait.
pub(super) fn lively(count: i64) -> Vec<Day> {
    days(count, |day| {
        let wave = (day * 7 + day * day * 3) % 11;
        let late = if day + 4 > count.unsigned_abs() { 3 } else { 0 };
        let quiet = day % 9 == 4;
        if quiet {
            (0, 0, 0, 0)
        } else {
            (wave, late, (day * 5) % 4, u64::from(day % 6 == 0))
        }
    })
}

pub(super) fn month() -> Vec<Day> {
    lively(30)
}

pub(super) fn statistics<'a>(
    language: &'static str,
    words: &'a SampleTexts,
    sites: &'a [SiteChoice],
    days: &'a [Day],
) -> StatisticsPage<'a> {
    let page = |title: &str, count| TopPage {
        site: sites[0].key.clone(),
        path: format!("/posts/{}/", words.name),
        title: title.to_owned(),
        count,
    };
    let span = Span::ALL
        .into_iter()
        .find(|span| usize::from(span.days()) == days.len());
    let texts = Texts::of(language);
    StatisticsPage {
        frame: frame(
            language,
            texts.console_statistics_title(),
            Section::Statistics,
        ),
        texts,
        sites,
        site: &sites[0].key,
        span: span.unwrap_or(Span::Month),
        days,
        top: vec![
            page(words.text, 48),
            page("Night train", 21),
            page("", 9),
            page("Bread", 1),
        ],
    }
}

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

pub(super) fn ways_in<'a>(language: &'static str, words: &'a SampleTexts) -> WaysInPage<'a> {
    let texts = Texts::of(language);
    let way = |way: Way, last_error: Option<&str>| WayIn {
        way,
        is_open: last_error.is_none(),
        messages: 1234,
        last_message: Some(at("2026-11-20T10:00:00Z")),
        last_look: (way == Way::Imap).then(|| at("2026-11-20T10:05:00Z")),
        waiting: 2,
        failures: 3,
        last_error: last_error.map(str::to_owned),
    };
    WaysInPage {
        frame: frame(language, texts.console_ways_in_title(), Section::Outbox),
        texts,
        ways: vec![
            way(Way::Imap, Some(words.text)),
            way(Way::Lmtp, None),
            way(Way::Http, None),
        ],
        login_error: Some(words.text.to_owned()),
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
        error: error.map(Undelivered::said),
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
        login_error: None,
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

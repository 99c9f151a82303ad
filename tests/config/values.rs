//! Times, sizes and addresses as text.

use afterword_model::policy::{Duration, Expiry, PublicUrl, Size};
use proptest::prelude::*;

use super::{Setup, default_settings};

#[test]
fn texts_that_are_no_value_are_refused() {
    for text in [
        "",
        "15",
        "m",
        "15 minutes",
        "-1s",
        "1.5h",
        "36501d",
        "99999999999999999999d",
        "15M",
    ] {
        assert!(text.parse::<Duration>().is_err(), "{text}");
    }
    for text in [
        "",
        "64",
        "KiB",
        "64 KB",
        "-1 B",
        "99999999999 GiB",
        "64 Ki B",
    ] {
        assert!(text.parse::<Size>().is_err(), "{text}");
    }
    for text in ["", "0s", "Never", "always"] {
        assert!(text.parse::<Expiry>().is_err(), "{text}");
    }
    for text in [
        "",
        "a.example",
        "ftp://a.example",
        "http://",
        "https://a.example/x",
        "https://a.example?x",
        "https://u@a.example",
        "https://a.example#x",
    ] {
        assert!(text.parse::<PublicUrl>().is_err(), "{text}");
    }
}

#[test]
fn a_public_url_is_written_without_a_slash_at_its_end() {
    let url: PublicUrl = "https://Comments.Example.org:443/".parse().unwrap();
    assert_eq!(url.to_string(), "https://comments.example.org");
    assert!(url.is_https() && !url.is_loopback());
    for local in [
        "http://localhost:1",
        "http://blog.localhost",
        "http://127.0.0.9",
        "http://[::1]:80",
    ] {
        assert!(local.parse::<PublicUrl>().unwrap().is_loopback(), "{local}");
    }
}

/// Milliseconds in each unit, so that every unit is written.
const UNITS: [u64; 5] = [1, 1000, 60_000, 3_600_000, 86_400_000];

/// A hundred years.
const LONGEST: u64 = 36_500 * 86_400_000;

fn any_setting() -> impl Strategy<Value = String> {
    let settings = default_settings().into_iter();
    prop::sample::select(
        settings
            .map(|(section, key, _)| format!("{section}.{key}"))
            .collect::<Vec<_>>(),
    )
}

proptest! {
    #[test]
    fn a_duration_is_read_as_it_was_written(
        milliseconds in 0..=LONGEST,
        unit in prop::sample::select(UNITS.to_vec()),
    ) {
        let duration = Duration::from_millis(milliseconds / unit * unit);
        prop_assert_eq!(duration.to_string().parse(), Ok(duration));
    }

    #[test]
    fn a_size_is_read_as_it_was_written(bytes in any::<u64>(), unit in 0_u32..4) {
        let size = Size::from_bytes(bytes >> (10 * unit) << (10 * unit));
        prop_assert_eq!(size.to_string().parse(), Ok(size));
    }

    #[test]
    fn no_text_makes_the_settings_panic(
        setting in any_setting(),
        text in any::<String>(),
        toml in any::<String>(),
    ) {
        let report = Setup::new(&toml)
            .flag(&format!("{setting}={text}"))
            .flag(&text)
            .variable("AFTERWORD__SERVER__LISTEN", "nowhere")
            .load();
        prop_assert!(report.is_err());
    }
}

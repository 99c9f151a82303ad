//! The distribution of times as an SVG picture: the waiting time of the slowest half, tenth, hundredth…
//!
//! It has no scripts and no fonts; it follows the viewer's light or dark mode.

use std::fmt::Write as _;

use afterword_bench::Times;

use super::words::millis;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 430.0;
/// The plot's edges: left, right, top, bottom.
const PLOT: [f64; 4] = [70.0, 690.0, 70.0, 340.0];
/// Percentiles, each by its number of nines from 0: the picture begins with the slowest half.
const MARKS: [(f64, &str); 5] = [
    (0.5, "50"),
    (0.9, "90"),
    (0.99, "99"),
    (0.999, "99.9"),
    (0.9999, "99.99"),
];
const STEPS: u32 = 120;
const LINES: f64 = 5.0;

const STYLE: &str = "\
:root{color-scheme:light dark}\
svg{--ground:#fff;--ink:#1d2327;--faint:#d5dade;--first:#0b62b8;--second:#a3470b}\
@media(prefers-color-scheme:dark){svg{--ground:#15191c;--ink:#e6e9eb;--faint:#3a4248;--first:#6db3f8;--second:#f0a468}}\
text{fill:var(--ink);font:13px system-ui,sans-serif}\
.head{font-size:16px;font-weight:600}\
.ground{fill:var(--ground)}\
.grid{stroke:var(--faint);stroke-width:1}\
.line{fill:none;stroke:var(--first);stroke-width:2.5}\
.corrected{stroke:var(--second);stroke-dasharray:6 4}";

pub(super) struct Curve<'a> {
    pub(super) name: &'a str,
    pub(super) times: &'a Times,
}

/// The second curve is the corrected one.
pub(super) fn svg(head: &str, below: &str, curves: &[Curve<'_>]) -> String {
    let highest = curves.iter().map(|curve| curve.times.at(MARKS[4].0)).max();
    let step = round_step(highest.unwrap_or_default().max(1) as f64 / LINES);
    let top = step * LINES;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-labelledby=\"title desc\">\n<title id=\"title\">{head}</title>\n<desc id=\"desc\">{}</desc>\n\
         <style>{STYLE}</style>\n<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n",
        escaped(&described(below, curves)),
        head = escaped(head),
    );
    text(&mut out, PLOT[0], 28.0, "start", "head", head);
    text(&mut out, PLOT[0], 48.0, "start", "", below);
    grid(&mut out, step, top);
    for (number, curve) in curves.iter().enumerate() {
        draw(&mut out, number, curve, top);
    }
    out.push_str("</svg>\n");
    out
}

/// The picture's content as text, for screen readers.
fn described(below: &str, curves: &[Curve<'_>]) -> String {
    let mut words = format!("{below}.");
    for curve in curves {
        let at = MARKS.map(|(quantile, percent)| {
            format!("{percent} % within {} ms", millis(curve.times.at(quantile)))
        });
        words.push_str(&format!(" {}: {}.", curve.name, at.join(", ")));
    }
    words
}

fn grid(out: &mut String, step: f64, top: f64) {
    let [left, right, _, bottom] = PLOT;
    for line in 0..=LINES as u32 {
        let micros = f64::from(line) * step;
        let y = height_of(micros, top);
        rule(out, [left, y, right, y]);
        let label = format!("{} ms", decimal(micros / 1_000.0));
        text(out, left - 8.0, y + 4.0, "end", "", &label);
    }
    for (quantile, percent) in MARKS {
        let x = place_of(quantile);
        rule(out, [x, PLOT[2], x, bottom]);
        text(out, x, bottom + 20.0, "middle", "", percent);
    }
    let middle = f64::midpoint(left, right);
    let label = "percent of the answers were there within…";
    text(out, middle, bottom + 42.0, "middle", "", label);
}

fn draw(out: &mut String, number: usize, curve: &Curve<'_>, top: f64) {
    let class = if number == 0 {
        "line"
    } else {
        "line corrected"
    };
    let points = (0..=STEPS).map(|step| {
        // Even steps in nines: from one half to one ten-thousandth.
        let slowest = 0.5 * (0.0002_f64).powf(f64::from(step) / f64::from(STEPS));
        let quantile = 1.0 - slowest;
        let y = height_of(curve.times.at(quantile) as f64, top);
        format!("{:.1},{y:.1}", place_of(quantile))
    });
    let points: Vec<String> = points.collect();
    let _ = writeln!(
        out,
        "<polyline class=\"{class}\" points=\"{}\"/>",
        points.join(" ")
    );
    // At the bottom, where no curve is.
    let (x, y) = (PLOT[0] + 200.0 * number as f64, HEIGHT - 18.0);
    let _ = writeln!(out, "<path class=\"{class}\" d=\"M{x} {y}h36\"/>");
    text(out, x + 46.0, y + 4.0, "start", "", curve.name);
}

fn rule(out: &mut String, [x1, y1, x2, y2]: [f64; 4]) {
    let _ = writeln!(
        out,
        "<line class=\"grid\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    );
}

fn text(out: &mut String, x: f64, y: f64, anchor: &str, class: &str, words: &str) {
    let class = if class.is_empty() {
        String::new()
    } else {
        format!(" class=\"{class}\"")
    };
    let _ = writeln!(
        out,
        "<text{class} x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>",
        escaped(words)
    );
}

/// Nines from left to right.
fn place_of(quantile: f64) -> f64 {
    let nines = |quantile: f64| -(1.0 - quantile).log10();
    let (first, last) = (nines(MARKS[0].0), nines(MARKS[4].0));
    PLOT[0] + (nines(quantile) - first) / (last - first) * (PLOT[1] - PLOT[0])
}

fn height_of(micros: f64, top: f64) -> f64 {
    PLOT[3] - (micros / top) * (PLOT[3] - PLOT[2])
}

/// The next of 1, 2, 2.5, 5 and their multiples by powers of ten.
fn round_step(wanted: f64) -> f64 {
    let decade = 10_f64.powf(wanted.log10().floor());
    let steps = [1.0, 2.0, 2.5, 5.0, 10.0].map(|step| step * decade);
    steps
        .into_iter()
        .find(|step| *step >= wanted)
        .unwrap_or(wanted)
}

/// Without trailing zeros.
fn decimal(number: f64) -> String {
    let whole = format!("{number:.3}");
    whole.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn escaped(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for character in words.chars() {
        match character {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_picture_is_well_formed_and_says_its_figures_in_words() {
        let mut times = Times::new().unwrap();
        for millis in 1..=1_000 {
            times.add(Duration::from_millis(millis));
        }
        let corrected = times.corrected();
        let curves = [("as measured", &times), ("corrected", &corrected)];
        let curves = curves.map(|(name, times)| Curve { name, times });
        let picture = svg("A <burst> & more", "\"blog\"", &curves);
        let read = roxmltree::Document::parse(&picture).unwrap();
        let of = |name: &str| {
            read.descendants()
                .filter(|node| node.has_tag_name(name))
                .count()
        };
        assert_eq!((of("polyline"), of("script")), (2, 0));
        let told = read.descendants().find(|node| node.has_tag_name("desc"));
        let told = told.and_then(|node| node.text()).unwrap();
        assert!(told.contains("99 % within 990 ms"), "{told}");
    }

    #[test]
    fn an_axis_ends_at_a_round_figure() {
        for (wanted, step) in [
            (0.7, 1.0),
            (1.2, 2.0),
            (2.2, 2.5),
            (26.0, 50.0),
            (700.0, 1_000.0),
        ] {
            assert!((round_step(wanted) - step).abs() < 1e-9, "{wanted}");
        }
        assert!((place_of(0.5) - PLOT[0]).abs() < 1e-9);
        assert!((place_of(0.9999) - PLOT[1]).abs() < 1e-9);
    }
}

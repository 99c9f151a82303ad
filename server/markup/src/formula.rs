//! TeX → MathML (<https://w3c.github.io/mathml-core/>), by the crate `math-core`, whose output is not trusted.

use std::panic::catch_unwind;

use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};
use quick_xml::Reader;
use quick_xml::events::Event;

/// In bytes. A formula of a reader's comment has some fifty.
const MAX_SOURCE: usize = 2000;

/// In bytes, for all formulas of a comment.
const MAX_OUTPUT: usize = 64 * 1024;

/// Levels of elements. A continued fraction that can still be read has twenty.
const MAX_NESTING: usize = 64;

/// For [`with_deep_stack`]: `math-core` calls itself for each level of [`MAX_SOURCE`] braces, and needs some 10 kB for
/// one in a build without optimisation.
const STACK: usize = 48 * 1024 * 1024;

/// Elements of MathML Core. `menclose` is not in it, `maction` and `semantics` are of no use here.
#[rustfmt::skip]
pub(super) const ELEMENTS: [&str; 23] = [
    "math", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom", "mprescripts", "mroot", "mrow",
    "mspace", "msqrt", "msub", "msubsup", "msup", "mtable", "mtd", "mtext", "mtr", "munder", "munderover",
];

/// Without `style`, which the policy of many blogs forbids, `href` and `id`.
#[rustfmt::skip]
pub(super) const ATTRIBUTES: [&str; 19] = [
    "accent", "accentunder", "depth", "display", "displaystyle", "fence", "form", "height", "largeop", "lspace",
    "mathvariant", "maxsize", "minsize", "movablelimits", "rspace", "scriptlevel", "stretchy", "symmetric", "width",
];

/// The formulas of one comment.
#[derive(Debug, Default)]
pub(super) struct Formulas {
    written: usize,
}

impl Formulas {
    /// A `math` element, or `None` if the source is no formula, or more than a comment may have.
    pub(super) fn read(&mut self, tex: &str, displayed: bool) -> Option<String> {
        if tex.len() > MAX_SOURCE {
            return None;
        }
        let display = if displayed {
            MathDisplay::Block
        } else {
            MathDisplay::Inline
        };
        // `math-core` 0.7 panics at some, such as `^&` in a matrix. It keeps nothing from one formula to the next.
        let mathml = catch_unwind(|| converted(tex, display)).ok().flatten()?;
        self.written += mathml.len();
        (self.written <= MAX_OUTPUT && is_sound(&mathml)).then_some(mathml)
    }
}

fn converted(tex: &str, display: MathDisplay) -> Option<String> {
    let converter = LatexToMathML::new(MathCoreConfig::default()).ok()?;
    let converted = converter.convert_with_local_state(tex, display).ok()?;
    Some(converted.mathml)
}

/// Whether it is one well-formed tree of known elements. `math-core` 0.7 escapes not all names of operators.
fn is_sound(mathml: &str) -> bool {
    let mut reader = Reader::from_str(mathml);
    let mut open = 0_usize;
    loop {
        match reader.read_event() {
            Ok(Event::Start(tag)) if is_known(tag.name().as_ref()) && open < MAX_NESTING => {
                open += 1;
            }
            Ok(Event::Empty(tag)) if is_known(tag.name().as_ref()) => {}
            // The reader holds each end tag against its start tag.
            Ok(Event::End(_)) => open -= 1,
            Ok(Event::Text(_) | Event::GeneralRef(_)) => {}
            Ok(Event::Eof) => return open == 0,
            Ok(_) | Err(_) => return false,
        }
    }
}

fn is_known(name: &str) -> bool {
    ELEMENTS.contains(&name)
}

/// Words, and lengths in `em`. A long one would push the blog's own words away.
pub(super) fn is_value(value: &str) -> bool {
    let is_word = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_lowercase());
    let number = value.strip_suffix("em").unwrap_or(value);
    let plain = number.len() <= 8
        && number
            .bytes()
            .all(|b| b.is_ascii_digit() || b".-".contains(&b));
    let is_short = plain && number.parse().is_ok_and(|number: f64| number.abs() <= 10.0);
    is_word && value.len() <= 16 || is_short
}

/// Does `work` where formulas that are nested as deeply as their length allows find their end. `None` if the system has
/// no thread for it.
pub(super) fn with_deep_stack<T: Send>(work: impl FnOnce() -> T + Send) -> Option<T> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .name("formulas".to_owned())
            .stack_size(STACK)
            .spawn_scoped(scope, work)
            .ok()?;
        match thread.join() {
            Ok(done) => Some(done),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(tex: &str) -> Option<String> {
        Formulas::default().read(tex, false)
    }

    #[test]
    fn what_the_converter_panics_at_is_no_formula() {
        assert_eq!(read(r"\begin{matrix}^&<\end{matrix}"), None);
    }

    #[test]
    fn tex_becomes_mathml() {
        assert_eq!(
            read(r"x^2 + \frac{1}{2}").unwrap(),
            "<math><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></math>"
        );
        let displayed = Formulas::default().read("a<b", true).unwrap();
        assert_eq!(
            displayed,
            r#"<math display="block"><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>"#
        );
    }

    #[test]
    fn what_is_no_formula_is_none() {
        for tex in [
            "{",
            "\\frac{1}",
            "a & b",
            "\\unknown",
            "\\href{https://a.example}{b}",
        ] {
            assert_eq!(read(tex), None, "{tex}");
        }
    }

    #[test]
    fn what_would_be_an_element_of_html_is_no_formula() {
        for tex in [
            "\\operatorname{<img src=x onerror=alert(1)>}",
            "\\operatorname{</math><b>}",
        ] {
            assert_eq!(read(tex), None, "{tex}");
        }
    }

    #[test]
    fn a_formula_may_be_nested_as_deeply_as_it_is_long_and_is_none() {
        let pieces = [
            "{",
            "\\sqrt",
            "\\sqrt{",
            "\\left(",
            "\\bm",
            "\\bf",
            "^",
            "x^",
            "x^{",
            "\\frac",
            "\\frac1",
            "'",
            "\\hat",
            "\\begin{matrix}",
            "\\text{",
            "\\not",
            "\\mathbb",
            "\\overset",
            "\\operatorname{",
            "\\limits",
            "_{",
        ];
        for piece in pieces {
            let times = MAX_SOURCE / piece.len();
            let opened = piece.repeat(times);
            let closed = opened.clone() + &"}".repeat(times);
            for tex in [opened, closed] {
                let short = &tex[..tex.floor_char_boundary(MAX_SOURCE)];
                with_deep_stack(|| read(short)).unwrap();
                if piece.contains('{') {
                    assert_eq!(with_deep_stack(|| read(short)), Some(None), "{piece}");
                }
            }
        }
    }

    #[test]
    fn a_comment_has_room_for_so_much() {
        let mut formulas = Formulas::default();
        let read = (0..10_000).filter(|_| formulas.read("x^2", false).is_some());
        assert_eq!(read.count(), MAX_OUTPUT / read_length("x^2"));
        assert_eq!(
            Formulas::default().read(&"x".repeat(MAX_SOURCE + 1), false),
            None
        );
    }

    fn read_length(tex: &str) -> usize {
        read(tex).unwrap().len()
    }

    #[test]
    fn lengths_are_short() {
        for value in ["0.1667em", "true", "-3", "block", "0"] {
            assert!(is_value(value), "{value}");
        }
        for value in [
            "11em",
            "1e9em",
            "9999999",
            "red;",
            "calc(1px)",
            "1.2.3em",
            "100%",
            "1px",
            "",
        ] {
            assert!(!is_value(value), "{value}");
        }
    }
}

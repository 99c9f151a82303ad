//! The texts of `tests/fixtures/xss`: what would run, if a page let it. Their README tells how they are written.

/// One text, and what kind of trick it is.
#[derive(Debug, Clone)]
pub struct Vector {
    pub class: String,
    pub text: String,
}

/// All of them, in the order of their files.
pub fn vectors() -> Vec<Vector> {
    let folder = crate::sources::root().join("tests/fixtures/xss");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    files.sort();
    let mut vectors = Vec::new();
    for file in files {
        let mut class = String::new();
        // Not `lines()`: a lone carriage return ends no line here.
        for line in std::fs::read_to_string(file).unwrap().split('\n') {
            match line.strip_prefix("== ") {
                Some(head) => class = head.split(':').next().unwrap().to_owned(),
                None if line.is_empty() => {}
                None => vectors.push(Vector {
                    class: class.clone(),
                    text: read(line),
                }),
            }
        }
    }
    vectors
}

/// `⟦3c 62*5⟧` stands for `<b<b<b<b<b`: characters by their code points, and how often all of them come.
fn read(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('⟦') {
        let (code, behind) = after.split_once('⟧').unwrap();
        let (codes, times) = code.split_once('*').unwrap_or((code, "1"));
        let letter = |code| char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap();
        let letters: String = codes.split(' ').map(letter).collect();
        text.push_str(before);
        text.push_str(&letters.repeat(times.parse().unwrap()));
        rest = behind;
    }
    text.push_str(rest);
    text
}

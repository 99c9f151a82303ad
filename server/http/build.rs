//! Embeds the built widget and the console's style and script: writes a table of the files in `widget/dist` for `widget.rs`.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=../../widget/dist");
    let dist =
        Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../widget/dist");
    if !dist.join("assets.json").is_file() {
        println!("cargo::error=the widget is not built: run `make widget`");
        return;
    }
    let names = names(&dist);
    let mut table = String::from("static ASSETS: &[Asset] = &[\n");
    for name in names {
        let file = dist.join(&name);
        let packed = |suffix: &str| {
            let packed = dist.join(format!("{name}.{suffix}"));
            if packed.is_file() {
                format!("Some(include_bytes!({:?}))", packed.display().to_string())
            } else {
                "None".to_owned()
            }
        };
        let _ = writeln!(
            table,
            "    Asset {{ name: {name:?}, plain: include_bytes!({:?}), brotli: {}, gzip: {} }},",
            file.display().to_string(),
            packed("br"),
            packed("gz"),
        );
    }
    table.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("assets.rs");
    if let Err(error) = fs::write(&out, table) {
        println!("cargo::error=can't write {}: {error}", out.display());
    }
}

/// What is served, without the packed forms of it.
fn names(dist: &Path) -> Vec<String> {
    let files = fs::read_dir(dist).into_iter().flatten();
    let mut names: Vec<String> = files
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| {
            let endings = [".js", ".css", ".json"];
            endings.iter().any(|ending| name.ends_with(ending))
        })
        .collect();
    names.sort();
    names
}

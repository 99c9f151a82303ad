//! Runs the command.

use std::process::ExitCode;

fn main() -> ExitCode {
    afterword::cli::run()
}

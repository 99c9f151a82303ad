#!/usr/bin/env node
// Runs the program for this machine, and passes on signals and its end.
"use strict";

const { spawn } = require("node:child_process");
const { constants } = require("node:os");

const platform = `linux-${process.arch}`;

function program() {
  try {
    return require.resolve(`@afterword/${platform}/bin/afterword`);
  } catch {
    console.error(
      `afterword: there is no program for ${process.platform} on ${process.arch} here: @afterword/${platform} is missing.\n` +
        "npm leaves it out with --omit=optional or --no-optional, and has it for Linux with glibc only.",
    );
    process.exit(1);
  }
}

const path = program();
const running = spawn(path, process.argv.slice(2), { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => running.kill(signal));
running.on("error", (error) => {
  console.error(`afterword: ${path} can't be started: ${error.message}`);
  process.exit(1);
});
running.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

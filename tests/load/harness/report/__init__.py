"""results.json, and what is written from it: docs/benchmarks.md and its plots. None of it measures anything."""

"""What `make bench`, `make bench-peers` and `make soak` are made of.

machine      cores, CPU and memory of processes        servers    Afterword, started and stopped
dataset      the blog that is asked                    floor      the floor servers and their recorded answers
generators   wrk, ab and pour, and what they print     rounds     interleaved rounds, medians
limited      a smaller machine, by control groups      progress   lines with the time that is left
parts/       what is measured, a file each             report/    results.json, docs/benchmarks.md, plots
"""

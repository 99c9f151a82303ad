"""What is measured: a file each, with `planned`, the seconds that it takes, and `run`, which answers with figures."""

from . import comments, conversations, curves, encrypted, front_page, newcomers, overload, peers, postgres, readers, rest, seeds, threads, tiny

PARTS = {
    "s1": front_page,
    "s2": threads,
    "s3": comments,
    "s4": rest,
    "s5": encrypted,
    "newcomers": newcomers,
    "seeds": seeds,
    "conversations": conversations,
    "tiny": tiny,
    "readers": readers,
    "overload": overload,
    "curves": curves,
}
# By opt-in: others are downloaded for it, or another database is started and filled.
BY_OPT_IN = {"peers": peers, "postgres": postgres}

//! Who follows which thread, and the comments of which followers are still to hear. `rules::follows` decides.

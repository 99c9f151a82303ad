//! Gives freed memory back to the system. glibc keeps what is freed between blocks that are still in use: after a flood a
//! server would look as large as the flood had made it, for ever.
//!
//! A crate of its own, because this is the only place with `unsafe`: no library offers the call.

/// Gives back all pages that hold nothing. It takes about a millisecond for each hundred MiB. Elsewhere than with glibc
/// it does nothing: other C libraries give back by themselves.
pub fn trim() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[expect(unsafe_code, reason = "a call into the C library")]
    // SAFETY: `malloc_trim` may be called at any time, from any thread (its manual: MT-Safe).
    unsafe {
        libc::malloc_trim(0);
    }
}

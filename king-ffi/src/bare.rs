//! What Rust asks of a library without its standard library.

unsafe extern "C" {
    /// Exists nowhere: the linker names it when a panic is left in the library.
    fn king_panic_must_not_be_linked() -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: never reached, since a program with this call in it does not link.
    unsafe { king_panic_must_not_be_linked() }
}

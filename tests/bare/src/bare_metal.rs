//! What an operating system and a C library do for other programs: the start, the end, and moving bytes. Linux only.

use core::arch::{asm, global_asm};
use core::panic::PanicInfo;

#[cfg(target_arch = "x86_64")]
global_asm!(
    ".globl _start",
    "_start:",
    "xor ebp, ebp",
    "and rsp, -16",
    "call {start}",
    start = sym start,
);
#[cfg(target_arch = "aarch64")]
global_asm!(
    ".globl _start",
    "_start:",
    "bl {start}",
    start = sym start,
);

extern "C" fn start() -> ! {
    exit(crate::main())
}

fn exit(status: u8) -> ! {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: system call 60 is exit; it does not come back.
    unsafe {
        asm!("syscall", in("rax") 60, in("rdi") u64::from(status), options(noreturn, nostack))
    }
    #[cfg(target_arch = "aarch64")]
    // SAFETY: system call 93 is exit; it does not come back.
    unsafe {
        asm!("svc 0", in("x8") 93, in("x0") u64::from(status), options(noreturn, nostack))
    }
}

unsafe extern "C" {
    /// Exists nowhere: the linker names it when a panic is left in the program.
    fn king_rules_panic_must_not_be_linked() -> !;
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    // SAFETY: never reached, since a program with this call in it does not link.
    unsafe { king_rules_panic_must_not_be_linked() }
}

// The compiler may call these five on its own. Volatile, lest it make a loop in one of them a call to itself.

/// # Safety
/// As in C.
#[unsafe(no_mangle)]
unsafe extern "C" fn memcpy(to: *mut u8, from: *const u8, count: usize) -> *mut u8 {
    for i in 0..count {
        // SAFETY: both ranges are valid by the caller's promise.
        unsafe { to.add(i).write_volatile(from.add(i).read()) }
    }
    to
}

/// # Safety
/// As in C.
#[unsafe(no_mangle)]
unsafe extern "C" fn memmove(to: *mut u8, from: *const u8, count: usize) -> *mut u8 {
    if to.cast_const() <= from {
        // SAFETY: byte by byte upwards, `memcpy` reads each byte before it writes there.
        return unsafe { memcpy(to, from, count) };
    }
    for i in (0..count).rev() {
        // SAFETY: both ranges are valid by the caller's promise.
        unsafe { to.add(i).write_volatile(from.add(i).read()) }
    }
    to
}

/// # Safety
/// As in C.
#[unsafe(no_mangle)]
unsafe extern "C" fn memset(to: *mut u8, byte: i32, count: usize) -> *mut u8 {
    for i in 0..count {
        // SAFETY: the range is valid by the caller's promise.
        unsafe { to.add(i).write_volatile(byte as u8) }
    }
    to
}

/// # Safety
/// As in C.
#[unsafe(no_mangle)]
unsafe extern "C" fn memcmp(a: *const u8, b: *const u8, count: usize) -> i32 {
    for i in 0..count {
        // SAFETY: both ranges are valid by the caller's promise.
        let (x, y) = unsafe { (a.add(i).read_volatile(), b.add(i).read_volatile()) };
        if x != y {
            return i32::from(x) - i32::from(y);
        }
    }
    0
}

/// # Safety
/// As in C.
#[unsafe(no_mangle)]
unsafe extern "C" fn bcmp(a: *const u8, b: *const u8, count: usize) -> i32 {
    // SAFETY: the same promise.
    unsafe { memcmp(a, b, count) }
}

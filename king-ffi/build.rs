//! Sets the name of the shared library for the dynamic linker, which rustc leaves out. The one of macOS was not tried.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    match std::env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux") => println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libking.so.1"),
        // By itself it would be the path where cargo builds.
        Ok("macos") => println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libking.dylib"),
        _ => {}
    }
}

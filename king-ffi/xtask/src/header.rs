//! include/king.h, by cbindgen.

use std::path::Path;

use crate::Generated;

pub(crate) fn generate(root: &Path) -> Result<Generated, String> {
    let ffi = root.join("king-ffi");
    let config = cbindgen::Config::from_file(ffi.join("cbindgen.toml"))?;
    let bindings =
        cbindgen::Builder::new().with_crate(&ffi).with_config(config).generate().map_err(|error| error.to_string())?;
    let mut text = Vec::new();
    bindings.write(&mut text);
    let text = String::from_utf8(text).map_err(|error| error.to_string())?;
    Ok(Generated { path: "include/king.h".into(), text })
}

//! Files of the rounds of a party or match, read line by line.

/// Writes the class of such a file. `$next` reads its next line, `$so_far` is what has been read.
macro_rules! file {
    ($(#[$meta:meta])* $File:ident, $module:literal, $name:literal, $Party:ident, $(#[$so_far:meta])* $party:ident) => {
        $(#[$meta])*
        #[pyo3::pyclass(frozen, module = $module)]
        pub(crate) struct $File(std::sync::Mutex<rules::$File>);

        impl $File {
            fn with<T>(&self, read: impl FnOnce(&mut rules::$File) -> T) -> T {
                // No step over a line panics, and the file is whole between any two steps.
                read(&mut self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
            }
        }

        #[pyo3::pymethods]
        impl $File {
            #[new]
            fn new() -> Self {
                Self(std::sync::Mutex::new(rules::$File::new()))
            }

            /// Reads the next line, with or without its line end: the round of a record; `None` for a comment, a blank
            /// line, and the head.
            ///
            /// Raises `RecordError`, whose `line` is its number, when it is no head or no record, or its round is not the
            /// next one. Nothing has changed then, and the line does not count as read.
            fn read_line(&self, line: $crate::text::Text<'_>) -> pyo3::PyResult<Option<Round>> {
                Ok(self.with(|file| file.read_line(&line)).map_err(raised)?.map(Round))
            }

            $(#[$so_far])*
            #[getter]
            fn $party(&self) -> Option<$Party> {
                self.with(|file| file.$party().cloned()).map($Party)
            }

            /// How many lines have been read.
            #[getter]
            fn lines(&self) -> usize {
                self.with(|file| file.lines())
            }

            /// Another file, which has read the same and goes on apart from this one.
            fn __copy__(&self) -> Self {
                Self(std::sync::Mutex::new(self.with(|file| file.clone())))
            }

            fn __deepcopy__(&self, _memo: &pyo3::Bound<'_, pyo3::PyAny>) -> Self {
                self.__copy__()
            }

            fn __repr__(&self) -> String {
                format!(concat!("<", $name, ": {} lines read>"), self.lines())
            }
        }
    };
}
pub(crate) use file;

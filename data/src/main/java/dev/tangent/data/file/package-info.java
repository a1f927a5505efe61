/// Files as bytes and as lines.
///
/// An *input file* may be gzipped, carry a byte order mark, or be a pipe; what is no file of that kind is refused with
/// one line. An *output file* is written whole or not at all: its content goes to a *temporary file* beside it, which
/// is renamed at the end. A *line* is counted from 1, as editors count it.
@NullMarked
package dev.tangent.data.file;

import org.jspecify.annotations.NullMarked;

/// The formats tables are kept in, each a small class: delimited text, JSON lines, Excel, Parquet and NPY.
///
/// A *format* is chosen by a file's ending or by its first bytes, and opens it as a *source*: rows of cells that can be
/// gone through more than once. A cell reaches the *sink* as text or as a number. The *dialect* is what a text file
/// does not say by itself: its encoding, its decimal mark, its thousands separator; and which sheet of a workbook is
/// meant.
@NullMarked
package dev.tangent.data.format;

import org.jspecify.annotations.NullMarked;

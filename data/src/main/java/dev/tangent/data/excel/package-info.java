/// Workbooks of Excel (`.xlsx`): a zip archive of XML parts, read with the JDK alone.
///
/// A *workbook* lists *sheets*; a sheet holds *rows* of *cells*. A cell names its column and row (`C7`), its type and
/// its
/// *style*, which says whether a number is a date. Texts stand once in the *shared strings*. A formula stands with the
/// value it last had.
@NullMarked
package dev.tangent.data.excel;

import org.jspecify.annotations.NullMarked;

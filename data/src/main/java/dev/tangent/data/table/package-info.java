/// Tables: read from files of any format, written as CSV, JSON lines or Parquet, and labels taken from them.
///
/// A *table* is a file of rows under named columns; a *line* is the 1-based line of the file a row starts on. A
/// *missing* cell means unlabelled in a target, and is an error in a coordinate. A *broken* column mixes numbers and
/// text: it is an error once it is used as numbers. A column that is *kept* can be written again as it stood in the
/// file. An *output* is a column to be predicted; a *label* is its value at one row.
@NullMarked
package dev.tangent.data.table;

import org.jspecify.annotations.NullMarked;

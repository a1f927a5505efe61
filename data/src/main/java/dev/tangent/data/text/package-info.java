/// Words and cells of text files, before they belong to a table.
///
/// A *cell* is the text between two delimiters; its *kind* is number, missing, text, or a number with commas that is
/// not guessed. A *missing* cell is blank or one of the usual marks (`NA`, `NaN`, `null`, `?`). A *message* is one line
/// for the person who gave the file; text of the file stands in it quoted, shortened and without line breaks. The
/// *nearest name* to a misspelt one has the smallest Levenshtein distance.
@NullMarked
package dev.tangent.data.text;

import org.jspecify.annotations.NullMarked;

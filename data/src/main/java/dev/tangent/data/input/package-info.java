/// From the user's files to points and labels.
///
/// *Coordinates* are the columns that place a point; *targets* are columns to be learned; every other column is
/// *ignored*, and the summary says so.
@NullMarked
package dev.tangent.data.input;

import org.jspecify.annotations.NullMarked;

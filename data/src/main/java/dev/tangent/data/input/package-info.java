/// From the user's files to points and labels.
///
/// *Coordinates* are the columns that place a point; *targets* are columns to be learned; every other column is
/// *ignored*, and the summary says so.
package dev.tangent.data.input;

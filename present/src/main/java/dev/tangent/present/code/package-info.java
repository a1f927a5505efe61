/// A fit as code: the same fit as a line for a shell and as a program in Java.
///
/// A *setting* is one thing that is said of a fit. A *description* is all of them, in the order in which a person would
/// say them; it makes the fit itself, so that what is shown is what was done.
package dev.tangent.present.code;

/// The journal of a parameter search, in a file.
///
/// A *journal* keeps what each *part* of a search found, so that a search that was ended goes on where it stopped. Its
/// *header* names the search by the *fingerprint* of its data, the folds and the seed. A part has a *key* and a list of
/// *trials*: settings of the parameters with the predictions that cross-validation held out.
@NullMarked
package dev.tangent.data.journal;

import org.jspecify.annotations.NullMarked;

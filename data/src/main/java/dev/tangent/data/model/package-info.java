/// Fitted models in files.
///
/// A model file is a zip archive of NPY arrays and one JSON object, with a *checksum* of each: docs/model-format.md has
/// it in full. What is read back predicts to the last bit what was written; anything else is refused.
@NullMarked
package dev.tangent.data.model;

import org.jspecify.annotations.NullMarked;

/// Where commands write: files of predictions and of candidates, a line for each row, pictures.
///
/// A wrong file is refused when its writer is made, before any work. A *candidate* is one setting that a search tried.
package dev.tangent.app.output;

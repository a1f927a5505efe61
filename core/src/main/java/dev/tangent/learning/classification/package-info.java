/// Labels that are classes: one output for each class.
///
/// A label is then a row of *shares*, one for its class and zero for the others; points pooled from several rows
/// may have mixed ones. A *classification loss* is a model whose predictions are rows of probabilities.
package dev.tangent.learning.classification;

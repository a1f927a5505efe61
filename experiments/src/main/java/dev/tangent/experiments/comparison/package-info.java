/// Every method by itself on the same labels and folds, and what they make together.
///
/// A *comparison* is one search, asked what each of its methods alone would have chosen; *joint* comparisons with
/// several sets of labels share the work on the points. It looks into the library's hidden rooms: nobody else should.
package dev.tangent.experiments.comparison;

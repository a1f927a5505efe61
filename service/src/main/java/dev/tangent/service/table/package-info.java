/// Tables that are open: where they come from, what they tell of themselves, labels that change.
///
/// A *dependent* of a table is something made of it, such as a fit: it follows changed labels and is closed with the
/// table. The *truth* of a target is a column of a demo that holds what the labels would be everywhere; it is never a
/// coordinate.
package dev.tangent.service.table;

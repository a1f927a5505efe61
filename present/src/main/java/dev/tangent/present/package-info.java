/// What a run gives, whoever shows it: a summary, the tables of predictions, coordinates, clusters, suggestions and
/// candidates, the model to keep.
///
/// A *summary* is a record with three forms: text for people, JSON for programs, and a page. Its parts about the fit
/// are the library's own reports.
package dev.tangent.present;

/// Reports of experiments: what they say, and the writers that make files of them.
///
/// A [Report] has *sections*, a section *blocks*: paragraphs, bullets, tables, figures, provenance. It knows nothing of
/// HTML or Markdown; [Html], [Markdown] and [Csv] write the same report. A *timing* is anything that differs from run
/// to run; it is marked as one in every format, so that two runs of one seed can be compared byte for byte without it.
package dev.tangent.experiments.report;

/// Pages: what they say, and the HTML that says it.
///
/// A [Report] has *sections*, a section *blocks*: paragraphs, bullets, tables, figures, provenance. It knows nothing of
/// HTML or other formats. A *timing* is anything that differs from run to run; it is marked as one in every format, so
/// that two runs of one seed can be compared byte for byte without it.
package dev.tangent.plot.page;

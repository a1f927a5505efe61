/// Reports of experiments as files: Markdown and CSV beside the page of [dev.tangent.plot.page.Html].
///
/// What a report is made of is in [dev.tangent.plot.page]; all writers write the same report.
package dev.tangent.experiments.report;

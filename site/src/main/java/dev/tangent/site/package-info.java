/// The pages of the project as a static site.
///
/// A *page* is a Markdown file of the repository; it becomes an HTML file at the same place, so that links between
/// files stay links between pages. A *section* is what stands below a heading: what the search finds.
package dev.tangent.site;

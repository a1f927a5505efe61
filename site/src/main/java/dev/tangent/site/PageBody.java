package dev.tangent.site;

import java.nio.file.Path;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.renderer.html.HtmlRenderer;

/// A page as HTML.
///
/// @param html what stands between navigation and end of the page
/// @param files of the repository that it shows or links to, from the root
/// @param pictures it shows
/// @param sections what the search finds
record PageBody(String html, List<Path> files, List<Picture> pictures, List<Section> sections) {
    /// @param alt what it shows, in words
    record Picture(Path file, String alt) {}

    /// @param anchor the heading's place on the page; empty for what stands above the second heading
    record Section(String anchor, String heading, String text) {}

    static PageBody of(Page page, Pages pages) {
        Headings headings = Headings.of(page.document());
        Links links = new Links(page, pages);
        page.document().accept(links);
        String html = HtmlRenderer.builder()
                .extensions(List.of(TablesExtension.create()))
                .attributeProviderFactory(context -> headings)
                .build()
                .render(page.document())
                .replace("<table>", "<div class=\"table\"><table>")
                .replace("</table>", "</table></div>");
        return new PageBody(html, links.files(), links.pictures(), headings.sections());
    }
}

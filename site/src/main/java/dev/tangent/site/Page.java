package dev.tangent.site;

import java.nio.file.Path;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;

/// A Markdown file of the repository.
///
/// @param source its path from the root
/// @param document what it says
record Page(Path source, Node document) {
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    static Page of(Path source, String text) {
        return new Page(source, PARSER.parse(text));
    }

    /// Where it stands on the site, from the root; a README is the first page of its folder.
    String address() {
        String path = source.toString().replace('\\', '/');
        return path.endsWith("README.md")
                ? path.replace("README.md", "index.html")
                : path.replaceAll("\\.md$", ".html");
    }

    /// Its first heading.
    String title() {
        for (Node node = document.getFirstChild(); node != null; node = node.getNext())
            if (node instanceof Heading) return PlainText.of(node);
        return source.getFileName().toString();
    }
}

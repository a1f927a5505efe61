package dev.tangent.site;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The list of pages beside each page, in groups.
record Navigation(Pages pages) {
    private static final Map<String, List<String>> GROUPS = groups();

    private static Map<String, List<String>> groups() {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        groups.put(
                "Use",
                List.of(
                        "README.md",
                        "docs/guide.md",
                        "docs/explorer.md",
                        "docs/java.md",
                        "docs/python.md",
                        "docs/scale.md",
                        "docs/service.md",
                        "docs/numerics.md",
                        "docs/glossary.md",
                        "examples/README.md"));
        groups.put("Rely on", List.of("docs/trust.md", "docs/stability.md", "docs/model-format.md", "CHANGELOG.md"));
        groups.put(
                "Understand",
                List.of("docs/architecture.md", "docs/how-a-fit-works.md", "docs/paper-map.md", "CONTRIBUTING.md"));
        return groups;
    }

    String html(String address) {
        StringBuilder html = new StringBuilder();
        GROUPS.forEach((title, files) -> {
            open(html, title, true);
            for (String file : files)
                pages.at(Path.of(file)).ifPresent(page -> item(html, address, page.address(), page.title()));
            html.append("</ul></details>\n");
        });
        open(html, "Measured", true);
        pages.at(Path.of("docs/measured")).ifPresent(page -> item(html, address, page.address(), page.title()));
        folder(html, address, "docs/measured");
        open(html, "Decisions", address.startsWith("docs/decisions"));
        folder(html, address, "docs/decisions");
        open(html, "More", true);
        item(html, address, Site.GALLERY, "Gallery");
        item(html, address, "javadoc/index.html", "Javadoc");
        return html.append("</ul></details>\n").toString();
    }

    private void folder(StringBuilder html, String address, String folder) {
        for (Page page : pages.in(folder)) item(html, address, page.address(), page.title());
        html.append("</ul></details>\n");
    }

    private static void open(StringBuilder html, String title, boolean open) {
        html.append("<details")
                .append(open ? " open" : "")
                .append("><summary>")
                .append(title)
                .append("</summary><ul>\n");
    }

    private static void item(StringBuilder html, String address, String target, String title) {
        html.append("<li><a href=\"").append(Address.from(address, target)).append('"');
        if (address.equals(target)) html.append(" aria-current=\"page\"");
        html.append('>').append(Escape.html(title)).append("</a></li>\n");
    }
}

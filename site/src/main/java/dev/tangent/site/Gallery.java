package dev.tangent.site;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// All pictures of all pages, each once, with the page it is from.
final class Gallery {
    private record Shown(Page page, PageBody.Picture picture) {}

    private final Map<Path, Shown> pictures = new LinkedHashMap<>();

    void add(Page page, PageBody body) {
        for (PageBody.Picture picture : body.pictures()) pictures.putIfAbsent(picture.file(), new Shown(page, picture));
    }

    String html() {
        StringBuilder html = new StringBuilder("<h1>Gallery</h1>\n<div class=\"gallery\">\n");
        for (Shown shown : pictures.values()) figure(html, shown);
        return html.append("</div>\n").toString();
    }

    private static void figure(StringBuilder html, Shown shown) {
        String file = shown.picture().file().toString().replace('\\', '/');
        String alt = Escape.html(shown.picture().alt());
        html.append("<figure><a href=\"")
                .append(file)
                .append("\"><img loading=\"lazy\" src=\"")
                .append(file);
        html.append("\" alt=\"")
                .append(alt)
                .append("\"></a><figcaption>")
                .append(alt)
                .append(" <a href=\"");
        html.append(shown.page().address())
                .append("\">")
                .append(Escape.html(shown.page().title()));
        html.append("</a></figcaption></figure>\n");
    }
}

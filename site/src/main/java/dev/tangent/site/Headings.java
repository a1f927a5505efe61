package dev.tangent.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.renderer.html.AttributeProvider;

/// The headings of a page: each has an anchor as GitHub makes it, and the text below it is a section.
final class Headings implements AttributeProvider {
    private final Map<Node, String> anchors = new IdentityHashMap<>();
    private final List<PageBody.Section> sections = new ArrayList<>();

    private Headings() {}

    static Headings of(Node document) {
        Headings headings = new Headings();
        Map<String, Integer> used = new HashMap<>();
        String anchor = "";
        String title = "";
        StringBuilder text = new StringBuilder();
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (!(node instanceof Heading heading)) {
                text.append(PlainText.of(node)).append(' ');
                continue;
            }
            if (!title.isEmpty()) headings.sections.add(new PageBody.Section(anchor, title, text.toString()));
            text.setLength(0);
            title = PlainText.of(heading);
            String own = anchor(title, used);
            headings.anchors.put(heading, own);
            anchor = heading.getLevel() == 1 ? "" : own;
        }
        headings.sections.add(new PageBody.Section(anchor, title, text.toString()));
        return headings;
    }

    private static String anchor(String title, Map<String, Integer> used) {
        String anchor = title.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} -]", "")
                .replace(' ', '-');
        int before = used.merge(anchor, 1, Integer::sum) - 1;
        return before == 0 ? anchor : anchor + "-" + before;
    }

    List<PageBody.Section> sections() {
        return List.copyOf(sections);
    }

    @Override
    public void setAttributes(Node node, String tag, Map<String, String> attributes) {
        if (anchors.containsKey(node)) attributes.put("id", anchors.get(node));
    }
}

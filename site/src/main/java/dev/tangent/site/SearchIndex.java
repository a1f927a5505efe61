package dev.tangent.site;

import java.util.ArrayList;
import java.util.List;

/// Every section of every page, as a script: pages read from a disk may load scripts, but no data files.
final class SearchIndex {
    private final List<String> entries = new ArrayList<>();

    void add(Page page, PageBody body) {
        for (PageBody.Section section : body.sections()) {
            String place = section.anchor().isEmpty() ? "" : "#" + section.anchor();
            entries.add("[" + Escape.script(page.address() + place) + "," + Escape.script(page.title()) + ","
                    + Escape.script(section.heading()) + ","
                    + Escape.script(section.text().strip()) + "]");
        }
    }

    String script() {
        return "window.TANGENT_INDEX = [\n" + String.join(",\n", entries) + "\n];\n";
    }
}

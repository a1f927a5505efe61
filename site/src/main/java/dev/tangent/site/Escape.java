package dev.tangent.site;

/// Text that means nothing but itself.
final class Escape {
    private Escape() {}

    static String html(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /// As a string of JavaScript, quotes included; fit to stand in a script of a page.
    static String script(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray())
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ' || c == '<' || c == '\u2028' || c == '\u2029')
                out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        return out.append('"').toString();
    }
}

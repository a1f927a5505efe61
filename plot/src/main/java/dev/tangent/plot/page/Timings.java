package dev.tangent.plot.page;

import java.util.regex.Pattern;

/// The marks around what differs from run to run, the same in HTML and in Markdown.
public final class Timings {
    private static final Pattern MARKED = Pattern.compile("<(span|div) class=\"time\">.*?</\\1>", Pattern.DOTALL);

    private Timings() {}

    /// A report's text with every timing taken out: two runs of one seed give the same.
    public static String removed(String text) {
        return MARKED.matcher(text).replaceAll("<$1 class=\"time\"></$1>");
    }

    public static String span(String html) {
        return "<span class=\"time\">" + html + "</span>";
    }

    static String division(String html) {
        return "<div class=\"time\">" + html + "</div>";
    }
}

package dev.tangent.plot.page;

/// The marks around what differs from run to run, the same in HTML and in Markdown.
public final class Timings {
    private Timings() {}

    public static String span(String html) {
        return "<span class=\"time\">" + html + "</span>";
    }

    static String division(String html) {
        return "<div class=\"time\">" + html + "</div>";
    }
}

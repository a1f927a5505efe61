package dev.tangent.experiments.report;

import java.util.regex.Pattern;

/// What [dev.tangent.plot.page.Timings] marks.
final class TimingMarks {
    private static final Pattern MARKED = Pattern.compile("<(span|div) class=\"time\">.*?</\\1>", Pattern.DOTALL);

    private TimingMarks() {}

    /// A report's text with every timing taken out: two runs of one seed give the same.
    static String removed(String text) {
        return MARKED.matcher(text).replaceAll("<$1 class=\"time\"></$1>");
    }
}

package dev.tangent.app.console;

import java.util.ArrayList;
import java.util.List;

/// The lines of a help text, broken again for a width: paragraphs are one line, which picocli fills, commands of
/// examples go on in a further line behind a backslash so that they can still be pasted, and what an example does keeps
/// its indentation.
public final class HelpLines {
    private static final String COMMAND = "  ";
    private static final String USAGE = "Usage: ";
    private static final String MEANING = "      ";

    private final int width;
    private final List<String> lines = new ArrayList<>();
    private final StringBuilder paragraph = new StringBuilder();
    private String indentation = "";

    private HelpLines(int width) {
        this.width = width;
    }

    public static String[] of(String[] lines, int width) {
        HelpLines help = new HelpLines(width);
        for (String line : lines) help.add(line);
        help.end();
        return help.lines.toArray(String[]::new);
    }

    /// A synopsis, broken between its parts.
    public static String[] synopsis(String[] lines, int width) {
        List<String> broken = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : String.join(" ", lines).split(" (?=[\\[(])", -1)) {
            boolean begins = line.isEmpty();
            if (!begins && line.length() + 1 + word.length() > width - USAGE.length()) {
                broken.add(line.toString());
                line.setLength(0);
                line.append(" ".repeat(USAGE.length())).append(word);
            } else line.append(begins ? "" : " ").append(word);
        }
        broken.add(line.toString());
        return broken.toArray(String[]::new);
    }

    private void add(String line) {
        String own = line.startsWith(MEANING) ? MEANING : line.startsWith(COMMAND) ? COMMAND : "";
        boolean goesOn =
                !line.isBlank() && own.equals(indentation) && !paragraph.isEmpty() && !line.startsWith("  tangent ");
        if (!goesOn) end();
        if (line.isBlank()) {
            lines.add("");
            return;
        }
        indentation = own;
        paragraph.append(paragraph.isEmpty() ? "" : " ").append(line.strip());
        boolean summary = lines.isEmpty() && line.endsWith(".");
        if (own.isEmpty() && (line.endsWith(":") || summary)) end();
    }

    private void end() {
        if (paragraph.isEmpty()) return;
        if (indentation.isEmpty()) lines.add(paragraph.toString());
        else fill();
        paragraph.setLength(0);
    }

    private void fill() {
        boolean command = indentation.equals(COMMAND);
        String end = command ? " \\" : "";
        StringBuilder line = new StringBuilder(indentation);
        boolean first = true;
        // An option is not parted from its value.
        for (String word : paragraph.toString().split(command ? " (?=-)" : " ", -1)) {
            if (!first && line.length() + 1 + word.length() + end.length() > width) {
                lines.add(line + end);
                line = new StringBuilder(command ? COMMAND + "    " : indentation);
                first = true;
            }
            line.append(first ? "" : " ").append(word);
            first = false;
        }
        lines.add(line.toString());
    }
}

package dev.tangent.data;

/// Other people's text inside our one-line messages: short and without line breaks.
final class Shown {
    private static final int LONGEST = 40;

    private Shown() {}

    static String quoted(String text) {
        String flat = flat(text).strip();
        return "'" + (flat.length() > LONGEST ? flat.substring(0, LONGEST) + "..." : flat) + "'";
    }

    static String oneLine(Throwable cause) {
        String message = cause.getMessage();
        return message == null ? cause.getClass().getSimpleName() : flat(message);
    }

    private static String flat(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }
}

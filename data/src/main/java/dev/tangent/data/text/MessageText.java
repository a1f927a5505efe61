package dev.tangent.data.text;

/// Text of files and of exceptions inside one-line messages: shortened and without line breaks.
public final class MessageText {
    private static final int LONGEST = 40;

    private MessageText() {}

    public static String quoted(String text) {
        String flat = flat(text).strip();
        return "'" + (flat.length() > LONGEST ? flat.substring(0, LONGEST) + "..." : flat) + "'";
    }

    public static String oneLine(Throwable cause) {
        String message = cause.getMessage();
        return message == null ? cause.getClass().getSimpleName() : flat(message);
    }

    private static String flat(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }
}

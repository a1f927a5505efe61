package dev.tangent.data.text;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/// Text of files and of exceptions inside one-line messages: shortened and without line breaks.
public final class MessageText {
    private static final int LONGEST = 40;

    private MessageText() {}

    public static String quoted(String text) {
        String flat = flat(text).strip();
        return "'" + (flat.length() > LONGEST ? flat.substring(0, LONGEST) + "..." : flat) + "'";
    }

    /// What went wrong; some exceptions say only with which file.
    public static String oneLine(Throwable cause) {
        if (cause instanceof NoSuchFileException) return "no such file or folder";
        if (cause instanceof AccessDeniedException) return "permission denied";
        String message = cause.getMessage();
        return message == null ? cause.getClass().getSimpleName() : flat(message);
    }

    private static String flat(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }
}

package dev.tangent.data.model;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/// `checksums.txt`: the SHA-256 of every other entry, a line each as `sha256sum` writes them, sorted by name.
final class Checksums {
    static final String NAME = "checksums.txt";

    private final Map<String, String> byName = new TreeMap<>();

    static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    void add(String name, MessageDigest digest) {
        byName.put(name, HexFormat.of().formatHex(digest.digest()));
    }

    Map<String, String> byName() {
        return Collections.unmodifiableMap(byName);
    }

    /// There is one text for one set of sums, so that texts can be compared instead of being read.
    String text() {
        StringBuilder text = new StringBuilder();
        byName.forEach((name, sum) -> text.append(sum).append("  ").append(name).append('\n'));
        return text.toString();
    }
}

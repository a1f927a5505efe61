package dev.tangent.app.console;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/// The browser of whoever sits before the machine.
public final class Browser {
    private static final int PATIENCE = 3;

    private Browser() {}

    /// Opens an address in the first browser that answers to one of the usual programs; false where there is none.
    public static boolean open(String address) {
        return programs().stream().anyMatch(program -> started(program, address));
    }

    private static List<List<String>> programs() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) return List.of(List.of("open"));
        if (system.contains("windows")) return List.of(List.of("cmd", "/c", "start", ""));
        if (isEmpty("DISPLAY") && isEmpty("WAYLAND_DISPLAY")) return List.of();
        return List.of(List.of("xdg-open"), List.of("gio", "open"), List.of("sensible-browser"));
    }

    private static boolean isEmpty(String variable) {
        String value = System.getenv(variable);
        return value == null || value.isEmpty();
    }

    /// One that still runs after a while is taken for the browser itself.
    private static boolean started(List<String> program, String address) {
        List<String> words = new ArrayList<>(program);
        words.add(address);
        try {
            Process process = new ProcessBuilder(words)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return !process.waitFor(PATIENCE, TimeUnit.SECONDS) || process.exitValue() == 0;
        } catch (IOException e) {
            return false; // there is no such program
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}

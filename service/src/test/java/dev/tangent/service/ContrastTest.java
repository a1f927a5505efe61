package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Contrast of the page's colours as the Web Content Accessibility Guidelines 2.2 define it: at least 4.5 for text
/// (1.4.3, level AA), 3 for the outlines of controls (1.4.11), in light and in dark.
class ContrastTest {
    private static final Path PAGE = Path.of("src", "main", "resources", "dev", "tangent", "service", "page");
    private static final Pattern TOKEN = Pattern.compile("(--[a-z-]+): light-dark\\(#(\\w{6}), #(\\w{6})\\)");
    private static final Pattern LITERAL =
            Pattern.compile("(?:color|background|border[a-z-]*|fill|stroke): [^;]*(#[0-9a-f]{3}|rgb|hsl)");

    @Test
    void aRatioIsWhatTheGuidelinesSayItIs() {
        assertThat(ratio(0x000000, 0xffffff)).isEqualTo(21);
        assertThat(ratio(0x777777, 0xffffff)).isBetween(4.47, 4.49); // the well-known grey that just fails
    }

    @ParameterizedTest
    @CsvSource({
        "--ink, --ground",
        "--ink, --panel",
        "--ink, --raised",
        "--ink, --accent-wash",
        "--ink, --trouble-wash",
        "--soft, --ground",
        "--soft, --panel",
        "--soft, --raised",
        "--soft, --accent-wash",
        "--accent, --ground",
        "--accent, --panel",
        "--accent, --raised",
        "--accent, --accent-wash",
        "--trouble, --panel",
        "--trouble, --trouble-wash",
        "--on-accent, --accent"
    })
    void textCanBeRead(String text, String ground) throws IOException {
        atLeast(4.5, text, ground);
    }

    @ParameterizedTest
    @CsvSource({"--control-line, --panel", "--control-line, --raised", "--control-line, --ground", "--accent, --panel"})
    void controlsCanBeSeen(String line, String ground) throws IOException {
        atLeast(3, line, ground);
    }

    /// Else the pairs above would not be all there are.
    @Test
    void componentsTakeTheirColoursFromTheTokens() throws IOException {
        try (Stream<Path> files = Files.walk(PAGE)) {
            List<String> own = files.filter(file -> file.toString().endsWith(".js"))
                    .filter(file -> LITERAL.matcher(read(file)).find())
                    .map(Path::toString)
                    .toList();
            assertThat(own).isEmpty();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void atLeast(double least, String one, String other) throws IOException {
        Map<String, int[]> tokens = tokens();
        for (int scheme = 0; scheme < 2; scheme++)
            assertThat(ratio(tokens.get(one)[scheme], tokens.get(other)[scheme]))
                    .as(one + " on " + other + (scheme == 0 ? ", light" : ", dark"))
                    .isGreaterThanOrEqualTo(least);
    }

    /// Each with its colour in light and in dark.
    private static Map<String, int[]> tokens() throws IOException {
        Map<String, int[]> found = new HashMap<>();
        try (InputStream in = TangentService.class.getResourceAsStream("page/page.css")) {
            Matcher tokens = TOKEN.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            while (tokens.find())
                found.put(
                        tokens.group(1),
                        new int[] {Integer.parseInt(tokens.group(2), 16), Integer.parseInt(tokens.group(3), 16)});
        }
        return found;
    }

    private static double ratio(int one, int other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private static double luminance(int colour) {
        return 0.2126 * linear(colour >> 16) + 0.7152 * linear(colour >> 8) + 0.0722 * linear(colour);
    }

    private static double linear(int channel) {
        double share = (channel & 0xff) / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}

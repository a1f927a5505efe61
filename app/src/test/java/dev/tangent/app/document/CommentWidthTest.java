package dev.tangent.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The formatter breaks wide comments of members in two when Maven runs on Java 25, in a way that it then cannot read
/// itself, and leaves them on Java 17. So none is as wide, and a build on either Java shows it.
class CommentWidthTest {
    private static final int WIDEST = 116;

    @Test
    void noCommentOfAMemberIsWiderThanTheFormatterBears() throws IOException {
        List<String> wide = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Documents.ROOT)) {
            for (Path file : files.filter(CommentWidthTest::isSource).sorted().toList()) {
                List<String> lines = Files.readAllLines(file);
                for (int i = 0; i < lines.size(); i++)
                    if (lines.get(i).length() > WIDEST && lines.get(i).matches(" +///.*"))
                        wide.add(Documents.ROOT.relativize(file) + ":" + (i + 1));
            }
        }
        assertThat(wide).as("wider than %d columns", WIDEST).isEmpty();
    }

    private static boolean isSource(Path file) {
        Path inside = Documents.ROOT.relativize(file);
        return inside.toString().endsWith(".java") && inside.toString().contains("src");
    }
}

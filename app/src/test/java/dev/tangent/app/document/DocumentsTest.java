package dev.tangent.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What holds of all pages together.
class DocumentsTest {
    /// More than anybody would read; what is added should replace something.
    private static final int MOST_WORDS = 35_000;

    private static final int MOST_LINES_OF_README = 150;

    private static final Pattern BLOCK = Pattern.compile("(?s)```.*?```");
    private static final Pattern CODE = Pattern.compile("`[^`\n]*`");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

    @Test
    void everyLinkLeadsToAFile() {
        List<String> broken = new ArrayList<>();
        for (Path page : Documents.all())
            for (String target : links(Documents.text(page)))
                if (!Files.exists(page.resolveSibling(target).normalize()))
                    broken.add(Documents.ROOT.relativize(page) + " -> " + target);
        assertThat(broken).isEmpty();
    }

    /// Targets within the project, without the place on their page.
    private static List<String> links(String text) {
        String prose = CODE.matcher(BLOCK.matcher(text).replaceAll("")).replaceAll("");
        return LINK.matcher(prose)
                .results()
                .map((MatchResult found) -> URI.create(found.group(1)))
                .filter(target ->
                        target.getScheme() == null && !target.getPath().isEmpty())
                .map(URI::getPath)
                .toList();
    }

    @Test
    void theyAreNotTooLong() {
        long words = Documents.all().stream()
                .filter(page -> !page.endsWith("CONTRIBUTING.md"))
                .mapToLong(page -> Documents.text(page).split("\\s+").length)
                .sum();
        assertThat(words).isLessThanOrEqualTo(MOST_WORDS);
        assertThat(Documents.text(Documents.ROOT.resolve("README.md")).lines().count())
                .isLessThan(MOST_LINES_OF_README);
    }

    @Test
    void everyDecisionBeginsWithAParagraphThatStandsAlone() {
        for (Path page : Documents.all())
            if (page.getParent().endsWith("decisions")) {
                List<String> lines = Documents.text(page).lines().toList();
                assertThat(lines.getFirst())
                        .startsWith("# " + page.getFileName().toString().substring(0, 4));
                assertThat(lines.get(1)).as(page.toString()).isEmpty();
                assertThat(lines.get(2)).as(page.toString()).matches("[A-Z`].*");
            }
    }
}

package dev.tangent.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {
    private static final Pattern TARGET = Pattern.compile("(?:href|src)=\"([^\"#:]+)(?:#[^\"]*)?\"");

    @TempDir
    private static Path folder;

    @BeforeAll
    static void write() {
        new Site(Path.of("..").toAbsolutePath().normalize(), folder).write();
    }

    /// Links to javadoc excepted, which is made by the JDK's tool.
    @Test
    void everyLinkOfEveryPageLeadsToAFile() {
        List<String> broken = new ArrayList<>();
        for (Path page : SiteFiles.below(folder))
            if (page.toString().endsWith(".html"))
                TARGET.matcher(SiteFiles.read(page))
                        .results()
                        .map((MatchResult found) -> found.group(1))
                        .filter(target -> !target.contains("javadoc/")
                                && !Files.isRegularFile(
                                        page.resolveSibling(target).normalize()))
                        .forEach(target -> broken.add(folder.relativize(page) + " -> " + target));
        assertThat(broken).isEmpty();
    }

    @Test
    void tablesAreTablesAndHeadingsHavePlaces() {
        assertThat(SiteFiles.read(folder.resolve("docs/guide.html")))
                .contains("<div class=\"table\"><table>", "<h2 id=\"which-method\">Which method</h2>");
    }

    @Test
    void theSearchKnowsEverySection() {
        assertThat(SiteFiles.read(folder.resolve("assets/search-index.js")))
                .startsWith("window.TANGENT_INDEX = [")
                .contains("[\"docs/guide.html#which-method\",\"Guide\",\"Which method\",\"");
    }

    @Test
    void theGalleryHasThePicturesOfThePages() {
        assertThat(SiteFiles.read(folder.resolve("gallery.html")))
                .contains("docs/measured/images/toy.png", "docs/images/explorer-suggest.webp");
        assertThat(folder.resolve("docs/measured/images/toy.png")).isRegularFile();
    }
}

package dev.tangent.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The tables of packages in docs/architecture.md say what the packages say of themselves. With
/// `-Dtangent.architecture=write` they are written again.
class ArchitecturePageTest {
    private static final Path PAGE = Documents.ROOT.resolve("docs/architecture.md");
    private static final String BEGIN = "<!-- packages -->\n";
    private static final String END = "<!-- end of packages -->\n";
    private static final List<String> PUBLISHED = List.of("numerics", "core", "data");

    @Test
    void theTablesAreThePackagesOwnFirstSentences() throws IOException {
        StringBuilder tables = new StringBuilder();
        for (String module : PUBLISHED)
            tables.append(new PackageTable(module).markdown()).append('\n');
        String page = Documents.text(PAGE);
        int begin = page.indexOf(BEGIN) + BEGIN.length();
        int end = page.indexOf(END);
        assertThat(end).isGreaterThanOrEqualTo(begin);
        String right = page.substring(0, begin) + tables + page.substring(end);
        if ("write".equals(System.getProperty("tangent.architecture"))) Files.writeString(PAGE, right);
        assertThat(PAGE).content().isEqualTo(right);
    }

    @Test
    void everyModuleIsNamed() {
        String page = Documents.text(PAGE);
        Documents.text(Documents.ROOT.resolve("pom.xml"))
                .lines()
                .filter(line -> line.contains("<module>"))
                .map(line -> line.strip().replaceAll("</?module>", ""))
                .filter(module -> !module.startsWith("tests/"))
                .forEach(module -> assertThat(page).contains("| `" + module + "` |"));
    }
}

package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The page's own modules, without a browser: their unit tests by Node's test runner, and their JSDoc types by
/// TypeScript's compiler. Where there is no Node, or nowhere to get the compiler from, they are skipped.
@Tag("full")
class PageScriptTest {
    private static final Path FOLDER = Path.of("src", "test", "js");

    /// The first Node that takes ES modules for what they are, in a folder that does not say so.
    private static final int[] LEAST = {20, 19};

    private record Run(int exit, String said) {}

    private static Run run(String... words) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(List.of(words))
                    .directory(FOLDER.toFile())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            return new Run(-1, words[0] + " is not there");
        }
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), said);
    }

    private static void assumeNode() throws IOException, InterruptedException {
        int[] version = Pattern.compile("\\d+")
                .matcher(run("node", "--version").said())
                .results()
                .map(MatchResult::group)
                .mapToInt(Integer::parseInt)
                .toArray();
        boolean recent =
                version.length > 1 && (version[0] > LEAST[0] || (version[0] == LEAST[0] && version[1] >= LEAST[1]));
        assumeTrue(recent, "no Node 20.19 or newer on the path: the page's modules are not tried by themselves");
    }

    @Test
    void theUnitTestsOfTheModulesPass() throws IOException, InterruptedException {
        assumeNode();
        Run tests = run("node", "--test");
        assertThat(tests.exit()).as(tests.said()).isZero();
        assertThat(tests.said()).containsPattern("pass [1-9]\\d");
    }

    @Test
    void whatTheModulesSayOfTheirTypesIsTrue() throws IOException, InterruptedException {
        assumeNode();
        Path compiler = Path.of("node_modules", "typescript", "bin", "tsc");
        if (!Files.exists(FOLDER.resolve(compiler))) {
            Run install = run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
            assumeTrue(install.exit() == 0, "TypeScript could not be installed: " + install.said());
        }
        Run check = run("node", compiler.toString(), "--project", "tsconfig.json");
        assertThat(check.exit()).as(check.said()).isZero();
    }
}

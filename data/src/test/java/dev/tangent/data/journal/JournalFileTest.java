package dev.tangent.data.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.linalg.InvalidInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JournalFileTest {
    private static final JournalFile.Header SEARCH = search("1.0", "ab12", 5, 7);
    private static final JournalFile.Trial FIRST = new JournalFile.Trial(
            Map.of("neighbours", 10), 0.5, new double[] {1, Double.NaN, 3}, OptionalDouble.empty());
    private static final JournalFile.Trial SECOND =
            new JournalFile.Trial(Map.of("scale", 0.1), 2, new double[] {0.1, 1e-300}, OptionalDouble.of(-12.25));

    /// As the program has always written it.
    private static final String TEXT = """
            {"tangent":"1.0","data":"points.csv, 3 points, 2 labels","fingerprint":"ab12","folds":5,"seed":7}
            {"part":"lg k=10","trials":[{"parameters":{"neighbours":10,"scale":0.1},"simplicity":2.0,\
            "heldOut":[0.1,1.0E-300],"logEvidence":-12.25}]}
            {"part":"lg k=20","trials":[{"parameters":{"neighbours":10},"simplicity":0.5,\
            "heldOut":[1.0,"NaN",3.0],"logEvidence":null}]}
            """;

    private Path file;

    @BeforeEach
    void name(@TempDir Path folder) {
        file = folder.resolve("journal");
    }

    private static JournalFile.Header search(String version, String fingerprint, int folds, long seed) {
        return new JournalFile.Header(version, "points.csv, 3 points, 2 labels", fingerprint, folds, seed);
    }

    private void write() {
        JournalFile journal = JournalFile.open(file, SEARCH);
        journal.add("a", List.of(FIRST, SECOND));
        journal.add("b", List.of(SECOND));
    }

    private static void assertSame(JournalFile.Trial found, JournalFile.Trial wanted) {
        assertThat(found.parameters()).isEqualTo(wanted.parameters());
        assertThat(found.simplicity()).isEqualTo(wanted.simplicity());
        assertThat(found.heldOut()).isEqualTo(wanted.heldOut());
        assertThat(found.logEvidence()).isEqualTo(wanted.logEvidence());
    }

    private void refused(JournalFile.Header search, String message) {
        assertThatThrownBy(() -> JournalFile.open(file, search))
                .isInstanceOf(InvalidInput.class)
                .hasMessage(message);
    }

    private void refusedAsOther(JournalFile.Header search, String difference) {
        refused(
                search,
                "--journal " + file + " belongs to another search: " + difference
                        + "; name another file, or remove this one");
    }

    @Test
    void aSearchGoesOnWhereItStopped() throws IOException {
        write();
        String text = Files.readString(file);
        JournalFile again = JournalFile.open(file, SEARCH);
        assertSame(again.trials("a").orElseThrow().getFirst(), FIRST);
        assertSame(again.trials("a").orElseThrow().getLast(), SECOND);
        assertSame(again.trials("b").orElseThrow().getFirst(), SECOND);
        assertThat(again.trials("c")).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(text);
        again.add("c", List.of());
        assertThat(again.trials("c")).contains(List.of());
        assertThat(JournalFile.open(file, SEARCH).trials("c")).contains(List.of());
    }

    @Test
    void theFormatIsALineOfJsonForEachPart() throws IOException {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("neighbours", 10);
        parameters.put("scale", 0.1);
        JournalFile journal = JournalFile.open(file, SEARCH);
        journal.add("lg k=10", List.of(new JournalFile.Trial(parameters, 2, SECOND.heldOut(), SECOND.logEvidence())));
        journal.add("lg k=20", List.of(FIRST));
        assertThat(Files.readString(file)).isEqualTo(TEXT);
    }

    @Test
    void anEmptyFileBecomesAJournal() throws IOException {
        Files.createFile(file);
        JournalFile.open(file, SEARCH);
        assertThat(Files.readString(file)).isEqualTo(TEXT.lines().findFirst().orElseThrow() + "\n");
    }

    @Test
    void whatDescribesTheDataMayDiffer() {
        write();
        JournalFile moved = JournalFile.open(file, new JournalFile.Header("1.0", "moved.csv", "ab12", 5, 7));
        assertThat(moved.trials("b")).isPresent();
    }

    @Test
    void anotherSearchIsRefused() {
        write();
        refusedAsOther(search("1.0", "cd34", 5, 7), "its data are others (points.csv, 3 points, 2 labels)");
        refusedAsOther(search("1.0", "ab12", 5, 8), "its seed is 7, not 8");
        refusedAsOther(search("1.0", "ab12", 3, 7), "its folds are 5, not 3");
        refusedAsOther(search("1.1", "ab12", 5, 7), "it was written by Tangent 1.0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a,b\n1,2\n",
                "{}\n",
                "null\n",
                "\n",
                "{\"tangent\":\"1.0\",\"data\":\"x\",\"folds\":5,\"seed\":7}\n",
            })
    void whatIsNoJournalIsRefusedAndLeftAsItIs(String text) throws IOException {
        Files.writeString(file, text);
        refused(SEARCH, file + " is not a journal of tangent tune, or is damaged");
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    @Test
    void aFileWithoutAWholeLineIsRefused() throws IOException {
        Files.writeString(file, "{\"tangent\":");
        refused(SEARCH, file + " is not a journal of tangent tune");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"part\":\"b\",\"tri", "{}", "null", "", "[1]", "{\"part\":\"b\",\"trials\":[null]}"})
    void aDamagedLineIsRefused(String line) throws IOException {
        write();
        List<String> lines = Files.readAllLines(file);
        String text = lines.getFirst() + "\n" + line + "\n" + lines.getLast() + "\n{\"part";
        Files.writeString(file, text);
        refused(SEARCH, file + " is not a journal of tangent tune, or is damaged");
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    @Test
    void aLastLineThatWasCutOffIsDropped() throws IOException {
        write();
        String text = Files.readString(file);
        int lastLine = text.lastIndexOf('\n', text.length() - 2) + 1;
        for (int end = lastLine + 1; end < text.length(); end++) {
            Files.writeString(file, text.substring(0, end));
            JournalFile journal = JournalFile.open(file, SEARCH);
            assertThat(journal.trials("a")).isPresent();
            assertThat(journal.trials("b")).isEmpty();
            assertThat(Files.readString(file)).isEqualTo(text.substring(0, lastLine));
        }
        JournalFile.open(file, SEARCH).add("b", List.of(SECOND));
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    @Test
    void whereNoFileCanBeThereIsOneLine() {
        Path below = file.resolve("missing/journal");
        assertThatThrownBy(() -> JournalFile.open(below, SEARCH))
                .isInstanceOf(InvalidInput.class)
                .hasMessageStartingWith("cannot use the journal " + below + ": ");
    }
}

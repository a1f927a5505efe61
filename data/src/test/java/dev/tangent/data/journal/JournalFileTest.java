package dev.tangent.data.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.Journal;
import dev.tangent.Journal.SearchName;
import dev.tangent.ParameterValue;
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
    private static final SearchName SEARCH = search("ab12", 5, 7);
    private static final Journal.Recorded FIRST = new Journal.Recorded(
            Map.of("neighbours", ParameterValue.of(10)), 0.5, new double[] {1, Double.NaN, 3}, OptionalDouble.empty());
    private static final Journal.Recorded SECOND = new Journal.Recorded(
            Map.of("scale", ParameterValue.of(0.1)), 2, new double[] {0.1, 1e-300}, OptionalDouble.of(-12.25));

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

    private static SearchName search(String fingerprint, int folds, long seed) {
        return new SearchName("points.csv, 3 points, 2 labels", fingerprint, folds, seed);
    }

    private static JournalFile open(Path file, SearchName search) {
        return open(file, "1.0", search);
    }

    private static JournalFile open(Path file, String version, SearchName search) {
        JournalFile journal = new JournalFile(file, version);
        journal.begin(search);
        return journal;
    }

    private void write() {
        JournalFile journal = open(file, SEARCH);
        journal.record("a", List.of(FIRST, SECOND));
        journal.record("b", List.of(SECOND));
    }

    private static void assertSame(Journal.Recorded found, Journal.Recorded wanted) {
        assertThat(found.parameters()).isEqualTo(wanted.parameters());
        assertThat(found.simplicity()).isEqualTo(wanted.simplicity());
        assertThat(found.heldOut()).isEqualTo(wanted.heldOut());
        assertThat(found.logEvidence()).isEqualTo(wanted.logEvidence());
    }

    private void refused(SearchName search, String message) {
        refused("1.0", search, message);
    }

    private void refused(String version, SearchName search, String message) {
        assertThatThrownBy(() -> open(file, version, search))
                .isInstanceOf(InvalidInput.class)
                .hasMessage(message);
    }

    private void refusedAsOther(String version, SearchName search, String difference) {
        refused(
                version,
                search,
                "journal " + file + " belongs to another search: " + difference
                        + "; name another file, or remove this one");
    }

    @Test
    void aSearchGoesOnWhereItStopped() throws IOException {
        write();
        String text = Files.readString(file);
        JournalFile again = open(file, SEARCH);
        assertSame(again.recall("a").orElseThrow().getFirst(), FIRST);
        assertSame(again.recall("a").orElseThrow().getLast(), SECOND);
        assertSame(again.recall("b").orElseThrow().getFirst(), SECOND);
        assertThat(again.recall("c")).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(text);
        again.record("c", List.of());
        assertThat(again.recall("c")).contains(List.of());
        assertThat(open(file, SEARCH).recall("c")).contains(List.of());
    }

    @Test
    void theFormatIsALineOfJsonForEachPart() throws IOException {
        Map<String, ParameterValue> parameters = new LinkedHashMap<>();
        parameters.put("neighbours", ParameterValue.of(10));
        parameters.put("scale", ParameterValue.of(0.1));
        JournalFile journal = open(file, SEARCH);
        journal.record("lg k=10", List.of(new Journal.Recorded(parameters, 2, SECOND.heldOut(), SECOND.logEvidence())));
        journal.record("lg k=20", List.of(FIRST));
        assertThat(Files.readString(file)).isEqualTo(TEXT);
    }

    @Test
    void anEmptyFileBecomesAJournal() throws IOException {
        Files.createFile(file);
        open(file, SEARCH);
        assertThat(Files.readString(file)).isEqualTo(TEXT.lines().findFirst().orElseThrow() + "\n");
    }

    @Test
    void whatDescribesTheDataMayDiffer() {
        write();
        JournalFile moved = open(file, new SearchName("moved.csv", "ab12", 5, 7));
        assertThat(moved.recall("b")).isPresent();
    }

    @Test
    void anotherSearchIsRefused() {
        write();
        refusedAsOther("1.0", search("cd34", 5, 7), "its data are others (points.csv, 3 points, 2 labels)");
        refusedAsOther("1.0", search("ab12", 5, 8), "its seed is 7, not 8");
        refusedAsOther("1.0", search("ab12", 3, 7), "its folds are 5, not 3");
        refusedAsOther("1.1", search("ab12", 5, 7), "it was written by Tangent 1.0");
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
        Files.writeString(file, "{\"tangent\":\"2");
        refused(SEARCH, file + " is not a journal of tangent tune");
    }

    @Test
    void aFileWithAPartOfTheHeaderBeginsAgain() throws IOException {
        write();
        String whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, 30));
        write();
        assertThat(Files.readString(file)).isEqualTo(whole);
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
            JournalFile journal = open(file, SEARCH);
            assertThat(journal.recall("a")).isPresent();
            assertThat(journal.recall("b")).isEmpty();
            assertThat(Files.readString(file)).isEqualTo(text.substring(0, lastLine));
        }
        open(file, SEARCH).record("b", List.of(SECOND));
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    @Test
    void whereNoFileCanBeThereIsOneLine() {
        Path below = file.resolve("missing/journal");
        assertThatThrownBy(() -> open(below, SEARCH))
                .isInstanceOf(InvalidInput.class)
                .hasMessageStartingWith("cannot use the journal " + below + ": ");
    }
}

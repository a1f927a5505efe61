package dev.tangent.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.InvalidInput;
import dev.tangent.Journal;
import dev.tangent.Journal.SearchName;
import dev.tangent.ParameterValue;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.journal.JournalFile;
import dev.tangent.data.table.Table;
import dev.tangent.service.history.LabelEdit;
import dev.tangent.service.history.LabelHistory;
import dev.tangent.service.http.Refusal;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files that fail at any operation: what was there stays, what was confirmed is there, nothing is half.
class FaultsTest {
    private static final SearchName SEARCH = new SearchName("points.csv", "ab12", 5, 7);
    private static final List<String> UNITS = List.of("k=5", "k=10", "k=15", "k=20");
    private static final Instant TIME = Instant.parse("2026-11-19T12:00:00Z");

    @TempDir
    private Path folder;

    @Test
    void aResultIsTheOldFileOrTheNewOne() throws Exception {
        Path target = folder.resolve("out.csv");
        String whole = "x,y\n1,2\n".repeat(20_000);
        int struck = Faults.everywhere((files, alone) -> {
            Files.writeString(target, "old");
            boolean told = false;
            try {
                OutputFile.to(files.seen(target)).writeText(out -> out.write(whole));
            } catch (UncheckedIOException e) {
                assertThat(e).hasMessageStartingWith("cannot write ").hasMessageNotContaining("\n");
                told = true;
            }
            assertThat(Files.readString(target).equals(told ? "old" : whole)).isTrue();
            if (alone) assertThat(names()).containsExactly("out.csv");
            clear();
        });
        assertThat(struck).isGreaterThan(20);
    }

    @Test
    void aSearchGoesOnFromEveryUnitThatWasRecorded() throws Exception {
        Path file = folder.resolve("journal");
        int struck = Faults.everywhere((files, alone) -> {
            List<String> recorded = recorded(new JournalFile(files.seen(file), "1.0"), UNITS);
            JournalFile again = new JournalFile(file, "1.0");
            again.begin(SEARCH);
            for (String unit : UNITS) {
                if (recorded.contains(unit)) assertThat(again.recall(unit)).isPresent();
                again.recall(unit).ifPresent(found -> assertThat(number(found)).isEqualTo(unit.hashCode()));
            }
            recorded(again, UNITS);
            JournalFile last = new JournalFile(file, "1.0");
            last.begin(SEARCH);
            for (String unit : UNITS)
                assertThat(last.recall(unit).map(FaultsTest::number)).hasValue((double) unit.hashCode());
            clear();
        });
        assertThat(struck).isGreaterThan(20);
    }

    /// Units that are not there yet.
    ///
    /// @return those that are confirmed
    private static List<String> recorded(JournalFile journal, List<String> units) {
        List<String> confirmed = new ArrayList<>();
        try {
            journal.begin(SEARCH);
        } catch (InvalidInput e) {
            return confirmed;
        }
        for (String unit : units)
            try {
                if (journal.recall(unit).isEmpty()) journal.record(unit, trials(unit));
                confirmed.add(unit);
            } catch (UncheckedIOException e) {
                assertThat(e).hasMessageContaining("cannot write the journal");
            }
        return confirmed;
    }

    private static double number(List<Journal.Recorded> trials) {
        return trials.getFirst().heldOut()[0];
    }

    private static List<Journal.Recorded> trials(String unit) {
        return List.of(new Journal.Recorded(
                Map.of("neighbours", ParameterValue.of(unit.length())),
                0.5,
                new double[] {unit.hashCode()},
                OptionalDouble.empty()));
    }

    @Test
    void everyLabelThatWasConfirmedIsThereOnce() throws Exception {
        Path file = folder.resolve("points.csv");
        String text = "x,y\n1,\n2,\n3,\n4,\n";
        int struck = Faults.everywhere((files, alone) -> {
            Files.writeString(file, text);
            Table table = Table.read(file);
            List<LabelEdit> confirmed;
            List<LabelEdit> refused = new ArrayList<>();
            try (LabelHistory history = LabelHistory.beside(files.seen(file), table)) {
                for (int row = 0; row < table.rows(); row++) {
                    LabelEdit edit = edit(history.next(), row);
                    try {
                        history.add(edit);
                    } catch (Refusal e) {
                        refused.add(edit);
                    }
                }
                confirmed = history.made();
            }
            List<LabelEdit> found;
            try (LabelHistory again = LabelHistory.beside(file, table)) {
                found = again.waiting();
            }
            assertThat(found).hasSizeGreaterThanOrEqualTo(confirmed.size());
            assertThat(found.subList(0, confirmed.size())).isEqualTo(confirmed);
            // Where nothing works any more, what was refused last may be there: nobody could take it away.
            List<LabelEdit> more = found.subList(confirmed.size(), found.size());
            assertThat(more).isSubsetOf(refused).hasSizeLessThanOrEqualTo(alone ? 0 : 1);
            clear();
        });
        assertThat(struck).isGreaterThan(20);
    }

    private static LabelEdit edit(long number, int row) {
        return new LabelEdit(
                number, TIME, List.of(new LabelEdit.EditedCell(row, "y", true, "", "1.5")), LabelEdit.LABEL);
    }

    @Test
    void aTableThatCannotBeReadToItsEndIsRefused() throws Exception {
        StringBuilder text = new StringBuilder("x,y\n");
        for (int i = 0; i < 9000; i++) text.append(i).append(",0.5\n");
        Path file = Files.writeString(folder.resolve("points.csv"), text);
        int struck = Faults.everywhere((files, alone) -> {
            try {
                assertThat(Table.read(files.seen(file)).rows()).isEqualTo(9000);
                assertThat(files.struck()).isFalse();
            } catch (InvalidInput e) {
                assertThat(e).hasMessageContaining("injected").hasMessageNotContaining("\n");
            }
        });
        assertThat(struck).isGreaterThan(20);
    }

    private List<String> names() throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private void clear() throws Exception {
        for (String name : names()) Files.delete(folder.resolve(name));
    }
}

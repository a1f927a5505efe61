package dev.tangent.service.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.service.http.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A journal holds every edit that was confirmed and no part of any other, wherever it was cut.
class LabelJournalTest {
    private static final Instant TIME = Instant.parse("2026-11-18T12:00:00.123Z");

    @TempDir
    private Path folder;

    private Path table;

    @BeforeEach
    void name() {
        table = folder.resolve("points.csv");
    }

    private static LabelEdit edit(long number, int cells) {
        List<LabelEdit.EditedCell> all = new ArrayList<>();
        for (int i = 0; i < cells; i++)
            all.add(new LabelEdit.EditedCell(10 * i, "size, \"cm\"\nof \\it\\n", number % 2 == 0, "", "1.5" + i));
        return new LabelEdit(number, TIME, all, LabelEdit.LABEL);
    }

    private List<LabelEdit> appended(int... sizes) {
        List<LabelEdit> edits = new ArrayList<>();
        try (LabelJournal journal = new LabelJournal(table)) {
            for (int size : sizes) {
                LabelEdit next = edit(edits.size() + 1L, size);
                journal.append(List.copyOf(edits), next);
                edits.add(next);
            }
        }
        return edits;
    }

    private List<LabelEdit> read() throws EditLines.Unreadable {
        return new LabelJournal(table).read();
    }

    private Path file() {
        return folder.resolve("points.csv.label-changes.csv");
    }

    @Test
    void whatWasWrittenIsRead() throws Exception {
        assertThat(read()).isEmpty();
        List<LabelEdit> edits = appended(1, 3, 2);
        assertThat(read()).isEqualTo(edits);
    }

    /// A process may be killed after any byte.
    @Test
    void aFileCutAnywhereHasTheEditsThatAreWholeAndGoesOn() throws Exception {
        List<LabelEdit> edits = appended(1, 3, 2);
        byte[] whole = Files.readAllBytes(file());
        List<Integer> found = new ArrayList<>();
        for (int cut = 0; cut <= whole.length; cut++) {
            Files.write(file(), java.util.Arrays.copyOf(whole, cut));
            List<LabelEdit> left;
            try {
                left = read();
            } catch (EditLines.Unreadable e) {
                assertThat(cut)
                        .as("only a cut header is unreadable")
                        .isLessThan(EditLines.of(List.of()).length());
                continue;
            }
            assertThat(edits.subList(0, left.size())).isEqualTo(left);
            found.add(left.size());
            LabelEdit next = edit(left.size() + 1L, 2);
            try (LabelJournal journal = new LabelJournal(table)) {
                journal.append(left, next);
            }
            List<LabelEdit> expected = new ArrayList<>(left);
            expected.add(next);
            assertThat(read()).as("cut at %d", cut).isEqualTo(expected);
        }
        assertThat(found).contains(0, 1, 2, 3).isSorted();
        assertThat(found.getLast()).isEqualTo(3);
    }

    @Test
    void whatIsNoJournalIsSetAside() throws IOException {
        Files.writeString(file(), "x,y\n1,2\n");
        assertThatThrownBy(this::read)
                .isInstanceOf(EditLines.Unreadable.class)
                .hasMessageContaining("its first line is not change,labels");
        assertThat(new LabelJournal(table).setAside()).isEqualTo("points.csv.label-changes.csv.old");
        assertThat(file()).doesNotExist();
        Files.writeString(file(), "more");
        assertThat(new LabelJournal(table).setAside()).isEqualTo("points.csv.label-changes.csv.old2");
        assertThat(folder.resolve("points.csv.label-changes.csv.old")).hasContent("x,y\n1,2");
    }

    @Test
    void aLineInTheMiddleThatIsOfNoChangeIsNotPassedOver() throws IOException {
        appended(1, 1, 1);
        List<String> lines = Files.readAllLines(file());
        assertThat(lines.remove(2)).as("the second edit").startsWith("2,1,");
        Files.write(file(), lines);
        assertThatThrownBy(this::read).isInstanceOf(EditLines.Unreadable.class);
    }

    @Test
    void onlyOneWritesAtATime() throws Exception {
        try (LabelJournal first = new LabelJournal(table);
                LabelJournal second = new LabelJournal(table)) {
            first.append(List.of(), edit(1, 1));
            assertThatThrownBy(() -> second.append(List.of(edit(1, 1)), edit(2, 1)))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("close the table there first");
        }
        assertThat(read()).hasSize(1);
    }
}

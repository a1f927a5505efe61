package dev.tangent.service.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.NotPositiveDefinite;
import dev.tangent.service.history.LabelHistory;
import dev.tangent.service.http.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;

class OpenTableTest {
    private static OpenTable opened() {
        return new OpenTable(
                "t1",
                Demo.none(Table.of("points", List.of("x", "y"), Matrix.zeros(3, 2))),
                Optional.empty(),
                LabelHistory.unkept());
    }

    private record Dependent(String id, Supplier<Followed> following) implements TableDependent {
        @Override
        public Optional<Followed> labelsChanged(Set<String> columns) {
            return Optional.of(following.get());
        }

        @Override
        public boolean isInUse() {
            return false;
        }

        @Override
        public void close() {}
    }

    @Test
    void aLabelIsKeptAlsoWhereAFitIsDeletedWhileItWouldFollow() {
        OpenTable table = opened();
        table.add(new Dependent("f1", () -> {
            throw new CancellationException("cancelled");
        }));
        table.add(new Dependent("f2", () -> new TableDependent.Followed("f2", 1, true, 0)));
        LabelChange change =
                new LabelChange(List.of(new LabelChange.ChangedCell(1, "y", JsonNodeFactory.instance.numberNode(5))));
        assertThat(table.change(change).fits())
                .extracting(TableDependent.Followed::id)
                .containsExactly("f2");
        assertThat(table.table().numbers("y")).containsExactly(0, 5, 0);
    }

    @Test
    void aFitThatFailsToFollowRefusesNothingAndKeepsNoOtherFromFollowing() {
        OpenTable table = opened();
        table.add(new Dependent("f1", () -> {
            throw new NotPositiveDefinite(2, 0);
        }));
        table.add(new Dependent("f2", () -> new TableDependent.Followed("f2", 1, true, 0)));
        assertThat(table.change(labelled("y")).fits())
                .extracting(TableDependent.Followed::id)
                .containsExactly("f2");
        assertThat(table.table().numbers("y")).containsExactly(0, 5, 0);
    }

    private static final ColumnChoice.ColumnRequest X =
            new ColumnChoice.ColumnRequest(List.of("x"), List.of(), List.of(), List.of(), false);

    private static LabelChange labelled(String column) {
        return new LabelChange(List.of(new LabelChange.ChangedCell(1, column, JsonNodeFactory.instance.numberNode(5))));
    }

    @Test
    void coordinatesAreHeldOnceAsLongAsTheyAreTheSame() {
        OpenTable table = opened();
        var first = table.points(X, List.of("y")).points();
        table.change(labelled("y"));
        assertThat(table.points(X, List.of("y")).points()).isSameAs(first);
        assertThat(table.bytes()).isEqualTo(3 * 2 * 8 + 3 * 8);
        table.change(labelled("x"));
        assertThat(table.points(X, List.of("y")).points()).isNotSameAs(first);
    }

    @Test
    void noLabelOfAClosedTableChanges() {
        OpenTable table = opened();
        table.close();
        assertThatThrownBy(() -> table.change(labelled("y")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("t1 was closed");
        assertThat(table.table().numbers("y")).containsExactly(0, 0, 0);
    }

    @Test
    void aTableEndsOnlyWhereNoLabelIsUnsaved() {
        OpenTable table = opened();
        table.change(labelled("y"));
        assertThat(table.end()).isEmpty();
        table.wasWritten("y.csv", table.version());
        assertThat(table.end()).containsExactly("t1");
    }

    @Test
    void whatIsClosedTakesNothingThatNobodyCouldEnd() {
        OpenTable table = opened();
        table.close();
        assertThatThrownBy(() -> table.add(new Dependent("f1", () -> new TableDependent.Followed("f1", 1, true, 0))))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("t1 was closed");
    }
}

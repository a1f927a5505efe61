package dev.tangent.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.ProgressListener.SearchProgress;
import dev.tangent.learning.fold.Folds;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.SearchUnit;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.ParameterValues;
import dev.tangent.selection.grid.SearchSpace.CompetitorUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PendingUnitsTest {
    private final List<SearchProgress> told = new ArrayList<>();
    private final PendingUnits units = new PendingUnits(Deadline.NONE, told::add, false);

    private record Named(String name) implements TunableMethod {
        @Override
        public void tryAll(LabelledGraph labelled, Folds folds, Consumer<Trial> found) {
            throw new UnsupportedOperationException();
        }
    }

    private static CompetitorUnit unit(String key, Method method) {
        return new CompetitorUnit(
                method, ParameterValues.NONE, SearchUnit.of(key, new Named(method.name()), Optional.empty()));
    }

    private PendingUnitsTest() {
        for (int i = 0; i < 4; i++) units.add(unit("lap " + i, Methods.LAPLACIAN));
        units.add(unit("lg", Methods.LOCAL_GAUSSIAN));
    }

    private void tryOne(String key, boolean known) {
        units.end(units.begin(key), true, known, 2);
    }

    @Test
    void aUnitIsAddedOnceAndTriedOnce() {
        assertThat(units.add(unit("lg", Methods.LOCAL_GAUSSIAN))).isFalse();
        assertThat(units.total()).isEqualTo(5);
        tryOne("lg", false);
        assertThat(units.isLeft("lg")).isFalse();
        assertThat(units.all()).containsKey("lg");
        assertThatThrownBy(() -> units.begin("lg")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsLeftOutIsNotCounted() {
        units.leaveOut(units.unit("lg"));
        assertThat(units.isBehind(Methods.LOCAL_GAUSSIAN)).isTrue();
        units.keepOnly(List.of("lap 0", "lap 1"));
        tryOne("lap 0", true);
        units.end(units.begin("lap 1"), false, false, 0);
        assertThat(units.counts())
                .isEqualTo(new SearchCounts(1, 1, 1, List.of(Methods.LOCAL_GAUSSIAN), Optional.empty()));
        assertThat(units.seconds()).containsExactly(Map.entry(Methods.LAPLACIAN, 2.0));
    }

    @Test
    void theTimeLeftIsThatOfUnitsThatWillBeTried() {
        for (int i = 0; i < 3; i++) tryOne("lap " + i, false);
        units.expect(unit -> unit.method().equals(Methods.LAPLACIAN) ? 1 : 0);
        units.tellOfPause();
        assertThat(told.getLast().done()).isEqualTo(3);
        assertThat(told.getLast().secondsLeft()).hasValue(2);
    }
}

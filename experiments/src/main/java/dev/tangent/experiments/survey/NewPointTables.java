package dev.tangent.experiments.survey;

import dev.tangent.experiments.paper.Setup;
import java.util.ArrayList;
import java.util.List;

/// The tables of the study of new points: with noise and without, and of the reader's folder bodies and digits.
final class NewPointTables {
    private static final int COUNT = 1_800;

    private NewPointTables() {}

    static SurveyTableSet of(Setup setup) {
        long seed = setup.seed();
        List<SurveyTable> values = new ArrayList<>(List.of(
                ManifoldTables.roll("Swiss roll", ManifoldTables.NOISE, COUNT, seed),
                ManifoldTables.roll("Swiss roll, exact", 0, COUNT, seed),
                ManifoldTables.sphere("sphere", ManifoldTables.NOISE, COUNT, seed),
                ManifoldTables.sphere("sphere, exact", 0, COUNT, seed)));
        MeasuredTables.found(setup).stream()
                .filter(table -> table.name().equals("ANSUR"))
                .forEach(values::add);
        return new SurveyTableSet(
                values,
                ClassTables.of(setup).stream()
                        .filter(table -> table.name().equals("digits"))
                        .toList());
    }
}

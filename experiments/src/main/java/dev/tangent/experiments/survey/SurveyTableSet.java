package dev.tangent.experiments.survey;

import dev.tangent.experiments.paper.Setup;
import java.util.List;
import java.util.stream.Stream;

/// The tables of a survey.
record SurveyTableSet(List<SurveyTable> values, List<ClassTable> classes) {
    /// Those that come from the reader's folder.
    private static final List<String> MEASURED = List.of("kin8nm", "ANSUR", "motion capture", "digits");

    SurveyTableSet {
        values = List.copyOf(values);
        classes = List.copyOf(classes);
    }

    /// Generated tables, and those of the reader's folder.
    static SurveyTableSet of(Setup setup) {
        int count = setup.sizes().surveyPoints();
        return new SurveyTableSet(
                Stream.of(
                                ManifoldTables.all(count, setup.seed()),
                                TargetTables.all(count, setup.seed()),
                                MeasuredTables.found(setup))
                        .flatMap(List::stream)
                        .toList(),
                ClassTables.of(setup));
    }

    /// Says which measured tables are not there; nothing where all are.
    String missing() {
        List<String> here = Stream.concat(
                        values.stream().map(SurveyTable::name), classes.stream().map(ClassTable::name))
                .toList();
        List<String> missing =
                MEASURED.stream().filter(name -> !here.contains(name)).toList();
        return missing.isEmpty()
                ? ""
                : "Not in the folder that --data names, and so left out: " + String.join(", ", missing) + ".";
    }
}

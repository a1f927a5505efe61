package dev.tangent.app;

import dev.tangent.app.input.Labelled;
import dev.tangent.app.method.Catalogue;
import dev.tangent.app.method.Method;
import dev.tangent.app.method.Origin;
import dev.tangent.app.method.RegularizerMethod;
import dev.tangent.app.method.Settings;
import dev.tangent.app.report.Stages;
import dev.tangent.app.report.Summary.MethodUsed;
import dev.tangent.app.report.Summary.Value;
import dev.tangent.app.report.Tuning;
import dev.tangent.app.tuning.Found;
import dev.tangent.app.tuning.Ranking;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Prediction;
import dev.tangent.learning.selection.Search;
import dev.tangent.learning.selection.Search.Candidate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A prediction with what a search chose.
///
/// Methods of the catalogue are fitted the way they are when all is given, so that typing in what was chosen gives the
/// same prediction again.
record TunedFit(LearningOptions options, Labelled labelled, Found found, Stages stages) {
    /// One choice for all outputs.
    Fit together() {
        return of(found.taken(), tuning(false));
    }

    /// A choice for each output alone; a candidate chosen by several is fitted once.
    Fit perOutput() {
        Tuning tuning = tuning(true);
        Map<Candidate, Fit> fits = new LinkedHashMap<>();
        List<Prediction> parts = new ArrayList<>();
        for (Candidate best : found.takenFor())
            parts.add(fits.computeIfAbsent(best, candidate -> of(candidate, tuning))
                    .prediction());
        if (fits.size() == 1) return fits.values().iterator().next();
        return new Fit(
                Prediction.columns(parts),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(tuning),
                warnings(),
                Optional.empty());
    }

    private Tuning tuning(boolean perOutput) {
        return new Ranking(found, labelled.outputs()).tuning(perOutput);
    }

    private List<String> warnings() {
        if (found.failures().isEmpty()) return labelled.warnings();
        List<String> warnings = new ArrayList<>(labelled.warnings());
        warnings.add(found.failures().size() + " settings could not be solved and were left out, such as "
                + found.failures().getFirst());
        return warnings;
    }

    private Fit of(Candidate candidate, Tuning tuning) {
        if (candidate.trial().method().equals(Search.ENSEMBLE))
            return asTried(Search.ENSEMBLE, "weighted mean of methods", candidate, tuning);
        Method method = Catalogue.named(candidate.trial().method());
        return method instanceof RegularizerMethod made
                ? regularized(made, candidate, tuning)
                : asTried(method.name(), method.title(), candidate, tuning);
    }

    private Fit regularized(RegularizerMethod method, Candidate candidate, Tuning tuning) {
        Map<String, Object> chosen = candidate.trial().parameters();
        Settings settings = found.space().choices().settled(method.parameters(), chosen);
        Lambda lambda = Lambda.raw((Double) chosen.get("lambda"));
        Origin origin = options.method.lambdas().size() > 1 ? Origin.CHOSEN : Origin.GIVEN;
        Regularization made =
                Regularization.of(found.task().graph(), method, options.method.methodIsDefault(), settings, stages);
        return PlainFit.of(made, labelled, options, lambda, origin, Optional.of(tuning), warnings(), stages);
    }

    /// Whether there was anything to choose among.
    private Origin origin(Candidate candidate, String parameter) {
        if (candidate.trial().method().equals(Search.ENSEMBLE)) return Origin.CHOSEN;
        long different = found.outcome().candidates().stream()
                .filter(other -> other.trial().method().equals(candidate.trial().method()))
                .map(other -> other.trial().parameters().get(parameter))
                .distinct()
                .count();
        return different > 1 ? Origin.CHOSEN : Origin.GIVEN;
    }

    private Fit asTried(String name, String title, Candidate candidate, Tuning tuning) {
        Prediction prediction =
                stages.run("solve", () -> candidate.trial().predict().get());
        Map<String, Value> parameters = new LinkedHashMap<>();
        candidate
                .trial()
                .parameters()
                .forEach((key, value) -> parameters.put(key, Value.of(value, origin(candidate, key))));
        return new Fit(
                prediction,
                Optional.of(new MethodUsed(name, title, false, parameters)),
                Optional.empty(),
                Optional.empty(),
                Optional.of(tuning),
                warnings(),
                Optional.empty());
    }
}

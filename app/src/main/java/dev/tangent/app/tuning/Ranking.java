package dev.tangent.app.tuning;

import dev.tangent.app.report.Tuning;
import dev.tangent.learning.selection.Measure;
import dev.tangent.learning.selection.Rule;
import dev.tangent.learning.selection.Search.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Puts what a search found into words: who came first, and whether that means much.
public final class Ranking {
    private final Found found;
    private final List<String> outputs;

    public Ranking(Found found, List<String> outputs) {
        this.found = found;
        this.outputs = outputs;
    }

    /// All there is to say.
    ///
    /// @param perOutput whether each output chooses alone
    public Tuning tuning(boolean perOutput) {
        List<Tuning.Row> ranking = found.outcome().bestOfMethods().stream()
                .map(candidate -> row(candidate, outputs))
                .toList();
        return new Tuning(
                found.folds().count(),
                found.rule() == Rule.MARGINAL_LIKELIHOOD
                        ? "evidence"
                        : found.folds().leaveOneOut() ? "loo" : "cv",
                MeasureWords.word(found.measure()),
                unit(),
                found.outcome().candidates().size(),
                found.settings(),
                found.space().skipped(),
                found.recalled(),
                ranking,
                perOutput ? chosenAlone() : List.of(row(found.taken(), outputs)),
                found.rule() == Rule.MARGINAL_LIKELIHOOD ? "" : verdict(ranking));
    }

    private List<Tuning.Row> chosenAlone() {
        List<Tuning.Row> rows = new ArrayList<>();
        for (int c = 0; c < outputs.size(); c++) {
            Candidate best = found.takenFor().get(c);
            rows.add(new Tuning.Row(
                    List.of(outputs.get(c)),
                    best.trial().method(),
                    best.score().output(c).mean(),
                    best.score().output(c).standardError(),
                    evidence(best),
                    best.trial().parameters(),
                    found.seconds().getOrDefault(best.trial().method(), 0.0)));
        }
        return rows;
    }

    private Tuning.Row row(Candidate candidate, List<String> names) {
        return new Tuning.Row(
                names,
                candidate.trial().method(),
                candidate.score().error(),
                candidate.score().standardError(),
                evidence(candidate),
                candidate.trial().parameters(),
                found.seconds().getOrDefault(candidate.trial().method(), 0.0));
    }

    private static Optional<Double> evidence(Candidate candidate) {
        OptionalDouble log = candidate.trial().logEvidence();
        return log.isPresent() ? Optional.of(log.getAsDouble()) : Optional.empty();
    }

    /// Outputs may have different units, so that an error over several of them is in none.
    private String unit() {
        return outputs.size() > 1 && found.measure() != Measure.MEAN_L2 ? "standard deviations of each output" : "";
    }

    private static String verdict(List<Tuning.Row> ranking) {
        if (ranking.size() < 2) return "";
        Tuning.Row first = ranking.getFirst();
        Tuning.Row second = ranking.get(1);
        double gap = second.error() - first.error();
        if (gap <= first.standardError())
            return first.method() + " came first, but " + second.method()
                    + " is within one standard error of it: these labels do not tell the two apart";
        if (first.error() == 0) return first.method() + " won: it made no error at all";
        return String.format(
                Locale.ROOT,
                "%s won: %s is %.3g times its error, more than one standard error behind",
                first.method(),
                second.method(),
                second.error() / first.error());
    }
}

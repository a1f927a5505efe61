package dev.tangent.fit;

import dev.tangent.Tuning.Tried;
import dev.tangent.learning.trial.TrialParameters;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Methods;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.report.CandidateReport;
import dev.tangent.report.TuningReport;
import dev.tangent.report.TuningReport.SearchExtent;
import dev.tangent.report.TuningReport.SearchSample;
import dev.tangent.selection.BaselineErrors;
import dev.tangent.selection.SearchCounts;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.SelectionSettings;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.FoldErrors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Puts together what a search found: which method came first, and whether that means much.
///
/// @param outputs their names
/// @param leftOut methods that cannot do what was asked for
public record ReportedRanking(SearchResult found, List<String> outputs, MeasureKind measure, List<String> leftOut) {
    /// The normal distribution's two-sided quantile of 90 %.
    private static final double NORMAL_90 = 1.6449;

    /// All there is to say.
    ///
    /// @param selection how candidates were judged
    public TuningReport report(SelectionSettings selection) {
        List<CandidateReport> ranking =
                found.ranked().bestOfMethods().stream().map(this::row).toList();
        List<Candidate> taken = selection.perOutput() ? found.takenFor() : List.of(found.taken());
        List<CandidateReport> chosen = selection.perOutput() ? alone(taken) : List.of(row(found.taken()));
        return new TuningReport(
                found.folds().count(),
                criterion(selection),
                measure,
                unit(),
                extent(),
                ranking,
                chosen,
                BaselineErrors.of(found),
                taken.size() == 1 && isEnsemble(taken.getFirst()),
                selection.byEvidence() ? "" : verdict(ranking) + taken(ranking, chosen));
    }

    private SearchExtent extent() {
        SearchCounts counts = found.counts();
        return new SearchExtent(
                found.ranked().candidates().size(),
                counts.settings(),
                found.space().skipped(),
                counts.recalled(),
                counts.untried(),
                counts.sample().map(some -> new SearchSample(some.points(), some.labels(), some.settings())),
                leftOut,
                Methods.names(counts.behind()));
    }

    /// All that was tried, best first.
    public List<Tried> tried() {
        Candidate chosen = found.ranked().chosen();
        Map<Candidate, Integer> numbers = new HashMap<>();
        found.ranked().candidates().forEach(each -> numbers.putIfAbsent(each, numbers.size()));
        return found.ranked().ranked().stream()
                .map(each -> tried(each, numbers.getOrDefault(each, 0), each.equals(chosen)))
                .toList();
    }

    private static Tried tried(Candidate candidate, int number, boolean chosen) {
        return new Tried(
                number,
                candidate.name(),
                candidate.trial().parameters().shown(),
                candidate.score().error(),
                candidate.score().standardError(),
                candidate.score().outputs().stream().map(FoldErrors::mean).toList(),
                evidence(candidate),
                chosen);
    }

    private SelectionCriterion criterion(SelectionSettings selection) {
        if (selection.byEvidence()) return SelectionCriterion.MARGINAL_LIKELIHOOD;
        return found.folds().leaveOneOut() ? SelectionCriterion.LEAVE_ONE_OUT : SelectionCriterion.CROSS_VALIDATION;
    }

    private static boolean isEnsemble(Candidate candidate) {
        return candidate.trial().parameters() instanceof TrialParameters.Ensemble;
    }

    /// A row for each output alone.
    ///
    /// @param candidates one for each output
    public List<CandidateReport> alone(List<Candidate> candidates) {
        List<CandidateReport> rows = new ArrayList<>();
        for (int c = 0; c < outputs.size(); c++) {
            Candidate best = candidates.get(c);
            double error = best.score().output(c).mean();
            ExpectedError expected = ExpectedError.ofOutput(
                    error, found.labelled().labels(), best.trial().heldOut(), found.folds(), found.measure(), c);
            rows.add(row(best, List.of(outputs.get(c)), error, Map.of(), expected));
        }
        return rows;
    }

    /// A row for all outputs together.
    public CandidateReport row(Candidate candidate) {
        return row(candidate, outputs, candidate.score().error(), errors(candidate), expected(candidate));
    }

    /// @param each error of an output where there are several
    private CandidateReport row(
            Candidate candidate, List<String> names, double error, Map<String, Double> each, ExpectedError expected) {
        return new CandidateReport(
                names,
                candidate.name(),
                error,
                expected.standardError(),
                each,
                expected.low(),
                expected.high(),
                evidence(candidate),
                candidate.trial().parameters().shown(),
                seconds(candidate));
    }

    private Map<String, Double> errors(Candidate candidate) {
        Map<String, Double> errors = new LinkedHashMap<>();
        for (int c = 0; c < outputs.size() && outputs.size() > 1; c++)
            if (candidate.score().judges(c))
                errors.put(outputs.get(c), candidate.score().output(c).mean());
        return errors;
    }

    private ExpectedError expected(Candidate candidate) {
        double error = candidate.score().error();
        return measure == MeasureKind.ACCURACY
                ? rate(error).interval(NORMAL_90, ExpectedError.inflation(judged(), found.folds()))
                : ExpectedError.together(
                        error, found.labelled().labels(), candidate.trial().heldOut(), found.folds(), found.measure());
    }

    private ErrorRate rate(double share) {
        return new ErrorRate(share, judged());
    }

    private int judged() {
        return ExpectedError.judged(found.labelled().labels(), found.folds());
    }

    private double seconds(Candidate candidate) {
        return candidate.method().map(found.seconds()::get).orElse(0.0);
    }

    private static Optional<Double> evidence(Candidate candidate) {
        OptionalDouble log = candidate.trial().logEvidence();
        return log.isPresent() ? Optional.of(log.getAsDouble()) : Optional.empty();
    }

    /// Outputs may have different units, so that an error over several of them is in none.
    private String unit() {
        return outputs.size() > 1 && measure != MeasureKind.MEAN_L2 ? "standard deviations of each output" : "";
    }

    private String verdict(List<CandidateReport> ranking) {
        if (ranking.size() < 2) return "";
        CandidateReport first = ranking.getFirst();
        CandidateReport second = ranking.get(1);
        double gap = second.error() - first.error();
        if (gap <= first.standardError())
            return first.method() + " came first, but " + second.method()
                    + " is within one standard error of it: these labels do not tell the two apart";
        if (first.error() == 0) return first.method() + " won: it made no error at all" + allowed();
        return String.format(
                Locale.ROOT,
                "%s won: %s is %.3g times its error, more than one standard error behind",
                first.method(),
                second.method(),
                second.error() / first.error());
    }

    /// Why one method is taken that did not come first.
    private static String taken(List<CandidateReport> ranking, List<CandidateReport> chosen) {
        String method = chosen.getFirst().method();
        boolean other = chosen.size() == 1
                && !ranking.getFirst().method().equals(method)
                && ranking.stream().anyMatch(row -> row.method().equals(method));
        return other
                ? "; " + method + " is taken: its errors with parameters chosen without the fold they"
                        + " are judged by, and its errors on tables of many kinds, speak for it"
                : "";
    }

    /// What labels without a miss still allow.
    private String allowed() {
        if (measure != MeasureKind.ACCURACY) return "";
        return String.format(
                Locale.ROOT,
                " on %d labels, which allows for up to %.0f %% of errors elsewhere",
                judged(),
                100 * rate(0).boundWithoutMiss());
    }
}

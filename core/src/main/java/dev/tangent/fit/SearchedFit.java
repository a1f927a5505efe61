package dev.tangent.fit;

import dev.tangent.learning.Lambda;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.trial.TrialParameters;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Method;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.spec.MethodSpec;
import dev.tangent.report.FitReport.LambdaReport;
import dev.tangent.report.MethodReport;
import dev.tangent.report.MethodReport.ReportedValue;
import dev.tangent.report.ReliabilityReport;
import dev.tangent.report.TuningReport;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.score.Candidate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a search of a job found, and the fit of what it chose to all labels.
public record SearchedFit(FitJob job, SearchResult found) {
    public Learnt fit() {
        return fit(Optional.of(job.ranking(found).report(job.settings().selection())));
    }

    /// Where there was nothing to choose, so that there is nothing to tell of the search.
    Learnt fitWithoutReport() {
        return fit(Optional.empty());
    }

    private Learnt fit(Optional<TuningReport> tuning) {
        return job.settings().selection().perOutput() ? perOutput(tuning) : of(found.taken(), tuning);
    }

    /// A choice for each output alone; a candidate chosen by several is fitted once.
    private Learnt perOutput(Optional<TuningReport> tuning) {
        Map<Candidate, Learnt> fits = new LinkedHashMap<>();
        List<Prediction> columns = new ArrayList<>();
        for (Candidate best : found.takenFor())
            columns.add(fits.computeIfAbsent(best, candidate -> of(candidate, tuning))
                    .prediction());
        if (fits.size() == 1) return fits.values().iterator().next();
        return new Learnt.PerOutput(
                found.labelled().graph(),
                Prediction.columns(columns),
                extension(found.takenFor()),
                Optional.of(selected(found.takenFor(), tuning, Optional.empty())),
                warnings(found.takenFor()));
    }

    /// @param candidates one for each output, or one for all
    private Selected selected(
            List<Candidate> candidates, Optional<TuningReport> tuning, Optional<ReliabilityReport> reliability) {
        Matrix heldOut = candidates.getFirst().trial().heldOut().copy();
        for (int c = 1; c < candidates.size(); c++)
            for (int i = 0; i < heldOut.rows(); i++)
                heldOut.set(i, c, candidates.get(c).trial().heldOut().at(i, c));
        int[] all = job.data().labels().points();
        int[] places = placesAmong(all);
        boolean whole = places.length == all.length;
        return new Selected(
                whole ? heldOut : amongAll(heldOut, all.length, places),
                whole ? found.folds() : found.folds().among(all.length, places),
                job.ranking(found).tried(),
                tuning,
                reliability);
    }

    /// A search may have used some of the labels; the others were never held out.
    private int[] placesAmong(int[] all) {
        return Arrays.stream(found.labelled().labels().points())
                .map(point -> Arrays.binarySearch(all, point))
                .toArray();
    }

    private static Matrix amongAll(Matrix heldOut, int labels, int[] places) {
        Matrix wider = Matrix.zeros(labels, heldOut.columns());
        wider.put(places, IntStream.range(0, heldOut.columns()).toArray(), heldOut);
        return wider;
    }

    private List<String> warnings(List<Candidate> taken) {
        List<String> warnings = new ArrayList<>(job.data().warnings());
        warnings.addAll(job.data().unjudged(found));
        if (!found.failures().isEmpty())
            warnings.add(found.failures().size() + " settings could not be solved and were left out, such as "
                    + found.failures().getFirst());
        int used = found.labelled().labels().size();
        int all = job.data().labels().size();
        if (used < all)
            warnings.add("parameters were chosen, and errors measured, with " + used + " of the " + all
                    + " labels; the fit has all of them, so its errors should be no larger");
        int untried = found.counts().untried();
        if (untried > 0)
            warnings.add(untried + (untried == 1 ? " setting was" : " settings were")
                    + " not tried: stopped by the time limit of the search; a longer one lets "
                    + (untried == 1 ? "it" : "them") + " be tried");
        job.ends(found, taken).ifPresent(warnings::add);
        return warnings;
    }

    private Learnt of(Candidate candidate, Optional<TuningReport> tuning) {
        return switch (candidate.trial().parameters()) {
            case TrialParameters.Regularized chosen -> regularized(candidate, chosen, tuning);
            case TrialParameters.Ensemble ensemble -> asTried("weighted mean of methods", true, candidate, tuning);
            case TrialParameters.Own own -> {
                Method method = candidate.method().orElseThrow();
                yield asTried(method.title(), method instanceof RegularizerMethod, candidate, tuning);
            }
        };
    }

    /// Fitted as it is when all is given.
    private Learnt regularized(Candidate candidate, TrialParameters.Regularized chosen, Optional<TuningReport> tuning) {
        MethodSpec choice = job.settings().method();
        RegularizerMethod method = (RegularizerMethod) candidate.method().orElseThrow();
        MethodSettings made = new MethodSettings(method, candidate.values());
        Lambda lambda = Lambda.raw(chosen.lambda());
        RegularizedFit fit = RegularizedFit.of(
                job,
                made,
                chosen.setting(),
                found.labelled().graph(),
                lambda,
                found.reduced(chosen.setting(), job.settings().solver()),
                !found.measure().ofClasses()); // values as the search takes those of every candidate
        return new Learnt.ByRegularizer(
                fit,
                found.labelled().graph(),
                scaled(candidate, fit.prediction()),
                MethodReport.of(
                        method,
                        choice.isDefault(),
                        candidate.values(),
                        fit.matrix().graph()),
                Optional.of(LambdaReport.of(
                        lambda, fit.matrix(), false, choice.lambdas().size() != 1)),
                Optional.of(selected(List.of(candidate), tuning, reliability(candidate))),
                warnings(List.of(candidate)));
    }

    private Optional<ReliabilityReport> reliability(Candidate candidate) {
        return found.measure().ofClasses()
                ? Optional.of(Reliability.of(candidate.trial(), found.labelled().labels(), found.folds()))
                : Optional.empty();
    }

    /// Class probabilities as the held-out labels corrected them.
    private static Prediction scaled(Candidate candidate, Prediction prediction) {
        return candidate
                .trial()
                .scaling()
                .map(scaling -> prediction.with(scaling.of(prediction.values())))
                .orElse(prediction);
    }

    private Learnt asTried(String title, boolean usesLoss, Candidate candidate, Optional<TuningReport> tuning) {
        Prediction prediction =
                job.stages().run("solve", () -> candidate.trial().predict().get());
        Map<String, ReportedValue> parameters = new LinkedHashMap<>();
        candidate
                .trial()
                .parameters()
                .shown()
                .forEach(
                        (key, value) -> parameters.put(key, new ReportedValue(value, false, isChosen(candidate, key))));
        return new Learnt.ByMethod(
                found.labelled().graph(),
                prediction,
                extension(List.of(candidate)),
                new MethodReport(candidate.name(), title, false, parameters),
                usesLoss,
                Optional.of(selected(List.of(candidate), tuning, reliability(candidate))),
                warnings(List.of(candidate)));
    }

    /// Of a mean the members, the heaviest first, in its place.
    private ExtensionRule extension(List<Candidate> taken) {
        return ExtensionRule.of(
                job,
                found.labelled().graph(),
                taken.stream().flatMap(this::members).toList());
    }

    private Stream<Candidate> members(Candidate candidate) {
        if (!(candidate.trial().parameters() instanceof TrialParameters.Ensemble mean)) return Stream.of(candidate);
        double[] weights = mean.mean().weights();
        return IntStream.range(0, weights.length)
                .boxed()
                .sorted(Comparator.comparingDouble(m -> -weights[m]))
                .map(mean.members()::get)
                .flatMap(trial -> found.ranked().candidates().stream()
                        .filter(other -> other.trial().equals(trial)));
    }

    /// Whether there was anything to choose among.
    private boolean isChosen(Candidate candidate, String parameter) {
        if (candidate.trial().parameters() instanceof TrialParameters.Ensemble) return true;
        long different = found.ranked().candidates().stream()
                .filter(other -> other.method().equals(candidate.method()))
                .map(other -> other.trial().parameters().shown().get(parameter))
                .distinct()
                .count();
        return different > 1;
    }
}

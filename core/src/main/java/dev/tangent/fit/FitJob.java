package dev.tangent.fit;

import dev.tangent.Cancellation;
import dev.tangent.ProgressListener;
import dev.tangent.Tuning;
import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.prediction.LabelRange;
import dev.tangent.method.LossKind;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.spec.MethodSpec;
import dev.tangent.report.CloudReport;
import dev.tangent.report.ErrorBarReport;
import dev.tangent.report.FitReport;
import dev.tangent.report.MatrixReport;
import dev.tangent.report.MethodReport;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.TuningPreconditions;
import dev.tangent.selection.grid.SearchRequest;
import dev.tangent.selection.grid.UsualGrids;
import dev.tangent.selection.score.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// One fit, from settings and data to a prediction and what made it.
///
/// @param stages where its work is timed and told
public record FitJob(LearningSettings settings, LearningData data, Stages stages) {
    /// Error bars beyond this relative error are told of in a warning.
    private static final double COARSE = 0.2;

    public Learnt fit() {
        settings.checkChoice(data.areClasses());
        checkMemory();
        if (settings.searching()) {
            List<String> reasons = reasonsAgainst();
            return reasons.isEmpty() ? new SearchedFit(this, search()).fit() : new PlainFit(this).fit(reasons);
        }
        // Where all is given there is nothing to choose, but held-out labels still calibrate class probabilities.
        return data.areClasses() && settings.tuned() && reasonsAgainst().isEmpty()
                ? new SearchedFit(this, search()).fitWithoutReport()
                : new PlainFit(this).fit(List.of());
    }

    /// Whether a fit begins with a search.
    public boolean willSearch() {
        return settings.searching() && reasonsAgainst().isEmpty();
    }

    /// With the reason for its columns' scale.
    public FitJob withReason(String reason) {
        return new FitJob(settings, data.withReason(reason), stages);
    }

    /// The same, whose later work tells another listener and ends with another cancellation.
    public FitJob heard(ProgressListener listener, Cancellation cancellation) {
        Execution other = settings.execution().withListener(listener).withCancellation(cancellation);
        return new FitJob(settings.with(other), data, stages);
    }

    public Tuning tune() {
        checkMemory();
        return tuning(searchEach());
    }

    /// What a search of this job comes to.
    public Tuning tuning(SearchResult found) {
        List<String> warnings = new ArrayList<>(data.warnings());
        warnings.addAll(data.unjudged(found));
        found.failures().forEach(failure -> warnings.add("left out, because it could not be solved: " + failure));
        ends(found, List.of(found.taken())).ifPresent(warnings::add);
        ReportedRanking ranking = ranking(found);
        return new Tuning(
                ranking.report(settings.selection()),
                ranking.tried(),
                cloud(found.labelled().graph()),
                ReportParts.loss(settings.loss(), Optional.empty()),
                warnings,
                stages.seconds());
    }

    /// A word on chosen values beyond which nothing was tried.
    public Optional<String> ends(SearchResult found, List<Candidate> taken) {
        List<String> names = taken.stream()
                .flatMap(each -> found.endsOf(each, request()).stream())
                .distinct()
                .toList();
        if (names.isEmpty()) return Optional.empty();
        return Optional.of("the chosen " + String.join(" and ", names)
                + (names.size() == 1 ? " is at the end" : " are at the ends")
                + " of what was tried: values beyond it may be better, if you give them");
    }

    public CloudReport cloud(NeighbourGraph graph) {
        return ReportParts.cloud(graph, data.scaled());
    }

    public void checkMemory() {
        data.plan(settings).checkFits(Runtime.getRuntime().maxMemory());
    }

    public ReportedRanking ranking(SearchResult found) {
        return new ReportedRanking(
                found, data.given().outputs(), data.objective().measure(), Methods.names(unable()));
    }

    /// Methods that suit the labels but cannot do what is needed.
    private List<Method> unable() {
        return suited().stream().filter(each -> !isAble(each)).toList();
    }

    private boolean isAble(Method each) {
        return settings.isAble(each) && data.suits(each, settings.method());
    }

    private List<Method> suited() {
        return settings.method().suited(data.areClasses(), data.labelled());
    }

    public SearchResult search() {
        return new FitSearch(this, false).run();
    }

    /// Of every method the best.
    public SearchResult searchEach() {
        return new FitSearch(this, true).run();
    }

    public SearchRequest request() {
        MethodSpec method = settings.method();
        return new SearchRequest(
                suited().stream().filter(this::isAble).toList(),
                method.given(),
                UsualGrids.lambdas(method.lambdas()),
                data.objective().model(),
                data.objective().prior(),
                settings.selection().byEvidence(),
                settings.solver());
    }

    /// The method of a fit without a search.
    public Method plain() {
        MethodSpec choice = data.points()
                .graph()
                .map(graph -> GraphSettings.plain(settings.method(), graph))
                .orElse(settings.method());
        boolean single = data.given().classes().isPresent() && !canBeHeldOut();
        return single && settings.searching() && settings.loss().kind() == LossKind.SQUARED
                ? choice.plainWithSingleLabels()
                : choice.plain();
    }

    private boolean canBeHeldOut() {
        return data.given()
                .classes()
                .map(ClassLabels::canBeHeldOut)
                .orElseGet(() -> IntStream.range(0, data.columns())
                        .anyMatch(output -> data.labels().known(output).length > 1));
    }

    /// Why there is no search although one was called for; empty if there is one.
    private List<String> reasonsAgainst() {
        return settings.selection().foldsAreGiven()
                ? List.of()
                : new TuningPreconditions(
                                data.labels().size(), canBeHeldOut(), request().methods())
                        .reasonsAgainst();
    }

    public FitReport report(Learnt learnt, Optional<ErrorBarReport> bars) {
        List<String> warnings = new ArrayList<>(learnt.warnings());
        warnings.addAll(learnt.prediction().warnings());
        if (!data.areClasses())
            LabelRange.warningOfKept(learnt.prediction().values(), data.labels())
                    .ifPresent(warnings::add);
        bars.filter(found -> found.relativeError() > COARSE)
                .ifPresent(found -> warnings.add(
                        "the error bars are coarse, because they were estimated by probing; a direct solver makes them"
                                + " exact if the memory suffices"));
        warnings.addAll(stages.session().warnings());
        return new FitReport(
                cloud(learnt.graph()),
                learnt.selected().flatMap(Selected::tuning),
                method(learnt),
                learnt instanceof Learnt.ByRegularizer one ? one.lambda() : Optional.empty(),
                learnt.regularized().map(fit -> MatrixReport.of(fit.matrix())),
                usesLoss(learnt)
                        ? Optional.of(ReportParts.loss(
                                settings.loss(), learnt.prediction().convergence()))
                        : Optional.empty(),
                ReportParts.solve(learnt.prediction().solve()),
                learnt.selected().flatMap(Selected::reliability),
                bars,
                ReportParts.device(stages.session()),
                warnings,
                stages.seconds());
    }

    private static Optional<MethodReport> method(Learnt learnt) {
        return switch (learnt) {
            case Learnt.ByRegularizer one -> Optional.of(one.method());
            case Learnt.ByMethod one -> Optional.of(one.method());
            case Learnt.PerOutput several -> Optional.empty();
        };
    }

    private static boolean usesLoss(Learnt learnt) {
        return !(learnt instanceof Learnt.ByMethod one) || one.usesLoss();
    }
}

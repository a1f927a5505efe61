package dev.tangent;

import dev.tangent.fit.Execution;
import dev.tangent.fit.LearningSettings;
import dev.tangent.fit.ScalingSelection;
import dev.tangent.fit.Stages;
import dev.tangent.fit.assessment.PlacesApart;
import dev.tangent.geometry.Points;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.MemoryPlan;
import dev.tangent.learning.Target;
import dev.tangent.method.Capability;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Method;
import dev.tangent.method.Parameter;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.method.spec.LossSpec;
import dev.tangent.method.spec.MethodSpec;
import dev.tangent.report.ImportanceReport;
import dev.tangent.selection.SearchBudget;
import dev.tangent.selection.SelectionSettings;
import dev.tangent.sparse.SolverSettings;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// How to learn, whatever is learnt. What is not given is chosen by cross-validation over the labels.
///
/// Never changed: each method gives a new one.
///
/// @param <S> the type itself
public abstract class Learning<S extends Learning<S>> extends Computation<S> {
    final LearningSettings settings;

    Learning(LearningSettings settings) {
        this.settings = settings;
    }

    abstract S with(LearningSettings other);

    private S method(UnaryOperator<MethodSpec> change) {
        return with(settings.with(change.apply(settings.method())));
    }

    private S selection(UnaryOperator<SelectionSettings> change) {
        return with(settings.with(change.apply(settings.selection())));
    }

    @Override
    S execution(UnaryOperator<Execution> change) {
        return with(settings.with(change.apply(settings.execution())));
    }

    /// By one method, or by those of several that do best; by default as [#auto]. Where nothing is searched, or
    /// where a parameter, lambda, a loss or suggestions are asked for, which belong to one regularizer, the default
    /// is the local Gaussian one.
    public S method(Method... methods) {
        return method(choice -> choice.of(List.of(methods)));
    }

    /// By all methods that suit the labels: a mean of them, weighted by their errors on held-out labels.
    public S auto() {
        return method(MethodSpec::ofAll);
    }

    /// Number of points in a neighbourhood, k; of several a search chooses.
    public S neighbours(int... values) {
        return set(Parameter.NEIGHBOURS, Arrays.stream(values).boxed().toList());
    }

    /// Dimension of the manifold, m; of several a search chooses.
    public S dimension(int... values) {
        return set(Parameter.DIMENSION, Arrays.stream(values).boxed().toList());
    }

    /// Any parameter of the methods; of several values a search chooses.
    public <T> S set(Parameter<T> parameter, List<? extends T> values) {
        return method(choice -> choice.with(parameter, values));
    }

    /// The weight of the regularizer relative to its mean diagonal entry; of several a search chooses.
    public S lambda(double... relative) {
        return lambda(Arrays.stream(relative).mapToObj(Lambda::relative).toArray(Lambda[]::new));
    }

    /// The weight of the regularizer; of several a search chooses.
    public S lambda(Lambda... values) {
        return method(choice -> choice.withLambdas(List.of(values)));
    }

    /// No search: what is not given has its default.
    public S untuned() {
        return with(settings.untuned());
    }

    /// Another loss than the squared one, with its usual parameter.
    public S loss(LossKind kind) {
        return with(settings.with(new LossSpec(kind, OptionalDouble.empty())));
    }

    /// Another loss than the squared one.
    ///
    /// @param parameter delta of Huber's, epsilon of the insensitive, tau of a quantile's loss
    public S loss(LossKind kind, double parameter) {
        return with(settings.with(new LossSpec(kind, OptionalDouble.of(parameter))));
    }

    /// Parts the labels are split into for cross-validation.
    public S folds(int count) {
        return selection(choice -> choice.withFolds(count));
    }

    /// Cross-validation that leaves out one label at a time.
    public S leaveOneOut() {
        return selection(SelectionSettings::leavingOneOut);
    }

    /// What chooses among candidates; by default cross-validation.
    public S criterion(SelectionCriterion criterion) {
        return selection(choice -> choice.by(criterion));
    }

    /// The error that is to be small.
    public S measure(MeasureKind kind) {
        return selection(choice -> choice.measuring(kind));
    }

    /// Takes the smoothest candidate within one standard error of the best.
    public S oneStandardError() {
        return selection(SelectionSettings::withOneStandardError);
    }

    /// Of several methods takes the best alone, instead of a mean of those that did nearly as well.
    public S oneMethod() {
        return selection(SelectionSettings::withOneMethod);
    }

    /// The search ends after about this time with the best it has found; one setting is tried in any case. The fit
    /// that follows is not counted.
    public S budget(Duration time) {
        return budget(budget -> budget.within(time));
    }

    /// Settings are compared on a sample of so many points, all labelled ones among them; the best of them is then
    /// tried on all points, where its lambda is chosen. By default that is done where there are many points.
    public S searchSample(int points) {
        return budget(budget -> budget.on(points));
    }

    /// Every setting is tried on all points, however many they are.
    public S searchAllPoints() {
        return searchSample(SearchBudget.ALL);
    }

    private S budget(UnaryOperator<SearchBudget> change) {
        return selection(choice -> choice.with(change.apply(choice.budget())));
    }

    /// How equations are solved.
    public S solver(SolverSettings solver) {
        return with(settings.with(solver));
    }

    /// What a search finds is kept there, and what is there already is not computed again.
    public S journal(Journal journal) {
        return with(settings.with(journal));
    }

    /// Names of the outputs, for reports and messages.
    public S outputs(String... names) {
        return with(settings.withOutputs(List.of(names)));
    }

    S needing(Capability capability) {
        return with(settings.needing(capability));
    }

    /// Refuses settings that are wrong whatever the data; `fit` does so too.
    ///
    /// @throws dev.tangent.InvalidInput with the thing, its value, the bound and the way out
    public void check() {
        settings.resolved().check();
    }

    /// Learns.
    ///
    /// @param target names rows of the points; of the kind that this learns
    public abstract Fit fit(Points points, Target target);

    /// The search alone.
    ///
    /// @param target names rows of the points; of the kind that this learns
    public Tuning tune(Points points, Target target) {
        return run(points, stages -> selection(points, target, stages).tune());
    }

    /// Which columns matter: fits without a quarter of the labelled rows, drawn by the seed, and tells how much
    /// larger the error at these becomes where one column has the values of other rows. It takes a fit of its own.
    ///
    /// @param target names rows of the points; of the kind that this learns
    /// @param names one for each coordinate; coordinates of one name, as the indicators of a category, are one
    ///     column
    public ImportanceReport importance(Points points, Target target, List<String> names) {
        PlacesApart apart =
                PlacesApart.of(points, checked(target), settings.execution().seed());
        // Error bars would be of a fit that nobody sees, and need labels that it may not have.
        S plain = with(settings.needingNothing());
        return plain.fit(apart.rest(), apart.training()).importance(apart.places(), apart.truth(), names);
    }

    /// Refuses what [#importance] would refuse before it fits anything.
    public void checkImportance(Points points, Target target) {
        PlacesApart.of(points, checked(target), settings.execution().seed());
    }

    /// The memory that each stage of a fit will need, whatever the scale of the columns.
    ///
    /// @param target names rows of the points; of the kind that this learns
    public MemoryPlan plan(Points points, Target target) {
        return settings.execution()
                .run(stages -> ScalingSelection.bySpreads(settings.resolved(), points, checked(target), stages)
                        .plan());
    }

    <T> T run(Points points, Function<Stages, T> work) {
        return settings.execution().run(points.size(), settings.searching(), work);
    }

    ScalingSelection selection(Points points, Target target, Stages stages) {
        return ScalingSelection.of(settings.resolved(), points, checked(target), stages);
    }

    /// All that was said so far; for the project's own experiments, and no promise to anybody else.
    @SuppressWarnings("exports")
    public LearningSettings settings() {
        return settings;
    }

    /// Whether it is the same learning with the same settings, so that the same points and labels give the same
    /// fit.
    @Override
    public boolean equals(Object other) {
        return other instanceof Learning<?> learning
                && getClass() == learning.getClass()
                && settings.equals(learning.settings);
    }

    @Override
    public int hashCode() {
        return settings.hashCode();
    }

    /// Refuses a target of another kind.
    abstract Target checked(Target target);
}

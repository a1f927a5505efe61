package dev.tangent.fit;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Journal;
import dev.tangent.Message;
import dev.tangent.Subject;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.spec.LossSpec;
import dev.tangent.method.spec.MethodSpec;
import dev.tangent.selection.SelectionSettings;
import dev.tangent.sparse.SolverSettings;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// All that can be said about how to learn before there are points.
///
/// @param tuned whether what is not given is searched for
/// @param outputs their names, as far as they are given
/// @param needed what the fit has to be able to do
public record LearningSettings(
        MethodSpec method,
        LossSpec loss,
        SelectionSettings selection,
        boolean tuned,
        List<String> outputs,
        Set<Capability> needed,
        SolverSettings solver,
        Optional<Journal> journal,
        Execution execution) {
    public static final LearningSettings DEFAULT = new LearningSettings(
            MethodSpec.DEFAULT,
            LossSpec.SQUARED,
            SelectionSettings.DEFAULT,
            true,
            List.of(),
            Set.of(),
            SolverSettings.DEFAULT,
            Optional.empty(),
            Execution.DEFAULT);

    public LearningSettings {
        outputs = List.copyOf(outputs);
        needed = Set.copyOf(needed);
    }

    public LearningSettings with(MethodSpec other) {
        return new LearningSettings(other, loss, selection, tuned, outputs, needed, solver, journal, execution);
    }

    public LearningSettings with(LossSpec other) {
        return new LearningSettings(method, other, selection, tuned, outputs, needed, solver, journal, execution);
    }

    public LearningSettings with(SelectionSettings other) {
        return new LearningSettings(method, loss, other, tuned, outputs, needed, solver, journal, execution);
    }

    public LearningSettings untuned() {
        return new LearningSettings(method, loss, selection, false, outputs, needed, solver, journal, execution);
    }

    public LearningSettings withOutputs(List<String> names) {
        return new LearningSettings(method, loss, selection, tuned, names, needed, solver, journal, execution);
    }

    public LearningSettings needing(Capability capability) {
        Set<Capability> more = EnumSet.of(capability);
        more.addAll(needed);
        return new LearningSettings(method, loss, selection, tuned, outputs, more, solver, journal, execution);
    }

    public LearningSettings needingNothing() {
        return new LearningSettings(method, loss, selection, tuned, outputs, Set.of(), solver, journal, execution);
    }

    public LearningSettings with(SolverSettings other) {
        return new LearningSettings(method, loss, selection, tuned, outputs, needed, other, journal, execution);
    }

    public LearningSettings with(Journal other) {
        return new LearningSettings(
                method, loss, selection, tuned, outputs, needed, solver, Optional.of(other), execution);
    }

    public LearningSettings withoutJournal() {
        return new LearningSettings(
                method, loss, selection, tuned, outputs, needed, solver, Optional.empty(), execution);
    }

    public LearningSettings with(Execution other) {
        return new LearningSettings(method, loss, selection, tuned, outputs, needed, solver, journal, other);
    }

    /// With the methods that nobody named: all that suit the labels. It is the local Gaussian regularizer alone
    /// where nothing is searched, or where something was said that belongs to a single regularizer: a parameter,
    /// lambda, a loss, the marginal likelihood, suggestions.
    public LearningSettings resolved() {
        boolean open = method.isOpen() && tuned && loss.isSquared() && !selection.byEvidence() && !needsRegularizer();
        return open ? with(method.ofAll()) : this;
    }

    /// Whether there is anything to search for.
    public boolean searching() {
        return tuned && !method.isSettled();
    }

    /// Refuses what is said of a search to a fit that has nothing to choose.
    ///
    /// @param classes whether it learns classes, whose probabilities are calibrated on folds all the same
    public void checkChoice(boolean classes) {
        if (!tuned || searching()) return;
        for (Subject said : selection.said())
            Check.that(
                    classes && said.equals(Subject.FOLDS),
                    "%s makes no difference: %s %s has all its parameters, so that nothing is chosen",
                    said,
                    Subject.METHOD,
                    method.plain().name());
    }

    /// Refuses what is wrong whatever the data.
    public void check() {
        loss.model();
        if (!loss.isSquared()) method.refuseWithoutRegularizer(Message.of("%s belongs", Subject.LOSS));
        selection.check(loss.kind());
        if (selection.byEvidence()) method.checkEvidence();
        method.check();
        if (solver.choice() != SolverSettings.Choice.AUTO) method.refuseWithoutEquations(Subject.SOLVER);
        if (!tuned) checkUntuned();
        for (Capability capability : needed) checkCapability(capability);
    }

    private void checkUntuned() {
        Check.that(
                method.only().isPresent(), "%s needs one method, not several or auto to choose among", Subject.UNTUNED);
        method.settings(Set.of());
        method.lambda();
        for (Subject said : selection.said())
            throw new InvalidInput(
                    "%s and %s exclude each other: without a search nothing is chosen", said, Subject.UNTUNED);
    }

    private void checkCapability(Capability capability) {
        if (capability == Capability.VARIANCES)
            Check.that(
                    loss.isSquared(),
                    "error bars (%s) are those of the squared loss, not of %s %s",
                    Subject.ERROR_BARS,
                    Subject.LOSS,
                    loss.kind().word());
        else if (able().isEmpty())
            throw new InvalidInput(
                    "%s needs one of %s %s for all outputs, but %s was chosen",
                    capability.words(),
                    Subject.METHOD,
                    Methods.able(capability),
                    String.join(" or ", Methods.names(method.candidates())));
    }

    /// Of the methods that may be tried, those that can do what is needed.
    private List<Method> able() {
        return method.candidates().stream().filter(this::isAble).toList();
    }

    /// Error bars are for all: a method without variances has those of its errors on held-out labels.
    public boolean isAble(Method each) {
        return needed.stream().allMatch(what -> what == Capability.VARIANCES || each.can(what));
    }

    /// Whether something is needed that one regularizer alone can do.
    public boolean needsRegularizer() {
        return needed.stream().anyMatch(what -> what != Capability.VARIANCES);
    }
}

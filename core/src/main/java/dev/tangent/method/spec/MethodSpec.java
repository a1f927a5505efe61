package dev.tangent.method.spec;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.Subject;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.method.kind.BaselineMethod;
import dev.tangent.method.kind.TrendMethod;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Which methods, and what they are told, as far as the caller said.
///
/// @param methods those named; none where nobody did
/// @param auto whether all methods that suit the labels are searched among
/// @param lambdas those given, none for the usual grid
public record MethodSpec(List<Method> methods, boolean auto, ParameterGrid given, List<Lambda> lambdas) {
    public static final MethodSpec DEFAULT = new MethodSpec(List.of(), false, ParameterGrid.NONE, List.of());

    public MethodSpec {
        methods = List.copyOf(methods);
        lambdas = List.copyOf(lambdas);
    }

    public MethodSpec of(List<Method> named) {
        return new MethodSpec(named, false, given, lambdas);
    }

    public MethodSpec ofAll() {
        return new MethodSpec(List.of(), true, given, lambdas);
    }

    public <T> MethodSpec with(Parameter<T> parameter, List<? extends T> values) {
        return new MethodSpec(methods, auto, given.with(parameter, values), lambdas);
    }

    public MethodSpec withLambdas(List<Lambda> values) {
        return new MethodSpec(methods, auto, given, values);
    }

    /// Refuses what is wrong whatever the data.
    public void check() {
        if (!lambdas.isEmpty())
            refuseWithoutRegularizer(Message.of("%s and %s belong", Subject.LAMBDA, Subject.RELATIVE_LAMBDA));
        Method.checkParameters(candidates(), given.parameters());
    }

    /// Whether nobody named a method.
    public boolean isDefault() {
        return methods.isEmpty() && !auto;
    }

    /// Whether nobody said anything.
    public boolean isOpen() {
        return isDefault() && given.parameters().isEmpty() && lambdas.isEmpty();
    }

    /// Those that may be tried, whatever the labels.
    public List<Method> candidates() {
        return auto ? Methods.contenders() : isDefault() ? List.of(Defaults.METHOD) : methods;
    }

    /// The one method there is, if there is one and no search among several.
    public Optional<Method> only() {
        return candidates().size() > 1
                ? Optional.empty()
                : Optional.of(candidates().getFirst());
    }

    /// The method to use when there is to be no search: the one named, or the default.
    public Method plain() {
        return only().orElse(Defaults.METHOD);
    }

    /// The same where every class has a single label, so that no search is possible: Poisson learning if nobody
    /// named a method or gave what only another takes. It is made for this case and has nothing to tune; over
    /// digits, spoken letters and images of objects it was right twice as often as the untuned default.
    public Method plainWithSingleLabels() {
        if (!methods.isEmpty() || !lambdas.isEmpty()) return plain();
        return Stream.<Method>of(Methods.MUTUAL_POISSON, Methods.POISSON)
                .filter(each -> given.parameters().stream().allMatch(each::takes))
                .findFirst()
                .orElseGet(this::plain);
    }

    /// The methods to search among. Of all methods only those that suit the labels; a named one that does not is
    /// refused.
    ///
    /// @param labels how many there are
    public List<Method> suited(boolean classes, int labels) {
        if (!auto) return named(classes);
        return candidates().stream()
                .filter(each -> each.can(classes ? Capability.CLASSES : Capability.VALUES))
                .filter(each -> !(each instanceof TrendMethod trend) || (!classes && labels <= trend.mostLabels()))
                .toList();
    }

    private List<Method> named(boolean classes) {
        for (Method each : candidates())
            Check.that(
                    classes || each.can(Capability.VALUES),
                    "%s %s is for classes; add %s if the target's whole numbers name classes, or choose another",
                    Subject.METHOD,
                    each.name(),
                    Subject.CLASSES);
        return candidates();
    }

    /// Whether every parameter that a search would choose is given, with one value.
    public boolean isSettled() {
        return lambdas.size() == 1
                && only().filter(RegularizerMethod.class::isInstance).isPresent()
                && plain().parameters().stream().allMatch(p -> given.has(p) ? given.isSingle(p) : !p.searched());
    }

    /// The one lambda of a fit without a search.
    public Lambda lambda() {
        Check.that(
                lambdas.size() <= 1,
                "%s must be one value where nothing is searched, but has several",
                lambdas.stream().anyMatch(Lambda.Raw.class::isInstance) ? Subject.LAMBDA : Subject.RELATIVE_LAMBDA);
        return lambdas.isEmpty() ? Lambda.relative(Defaults.RELATIVE_LAMBDA) : lambdas.getFirst();
    }

    /// What was given, one value a parameter.
    ///
    /// @param own parameters that the caller has a use of its own for, whatever the method
    public ParameterValues settings(Set<Parameter<?>> own) {
        for (Parameter<?> parameter : given.parameters())
            Check.that(
                    given.isSingle(parameter),
                    "%s must be one value where nothing is searched, but has several",
                    parameter.subject());
        ParameterValues settings = given.single();
        Method.checkParameters(
                List.of(plain()),
                settings.parameters().stream()
                        .filter(each -> !own.contains(each))
                        .collect(Collectors.toCollection(LinkedHashSet::new)));
        return settings;
    }

    /// Refuses what belongs to regularizers where there is none.
    ///
    /// @param whatBelongs with its verb
    public void refuseWithoutRegularizer(Message whatBelongs) {
        if (candidates().stream().anyMatch(RegularizerMethod.class::isInstance)) return;
        throw new InvalidInput(
                "%s to %s %s, not to %s",
                whatBelongs,
                Subject.METHOD,
                String.join(" and ", Methods.names(Methods.regularizers())),
                String.join(" or ", Methods.names(candidates())));
    }

    /// Refuses what is said of equations over all points where there are none.
    public void refuseWithoutEquations(Subject said) {
        for (Method each : candidates())
            if (!(each instanceof BaselineMethod baseline) || baseline.seesAllPoints()) return;
        throw new InvalidInput(
                "%s makes no difference: %s %s looks at labelled points alone, and solves no equation over all points",
                said, Subject.METHOD, String.join(" or ", Methods.names(candidates())));
    }

    /// Refuses what cannot have the marginal likelihood.
    public void checkEvidence() {
        for (Method each : candidates())
            Check.that(
                    each instanceof RegularizerMethod,
                    "%s evidence is for %s %s, not for %s",
                    Subject.CRITERION,
                    Subject.METHOD,
                    String.join(", ", Methods.names(Methods.regularizers())),
                    each.name());
    }
}

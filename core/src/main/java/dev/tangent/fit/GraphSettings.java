package dev.tangent.fit;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.Standardisation;
import dev.tangent.Subject;
import dev.tangent.geometry.Points;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.method.Capability;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.spec.MethodSpec;
import dev.tangent.method.spec.ParameterGrid;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.selection.SearchBudget;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What a graph of the caller's own leaves to be said: its neighbours and weights are there, so that no method is told
/// of them and no search looks for them; and not every method can work on every graph.
public final class GraphSettings {
    private GraphSettings() {}

    /// The settings as they are where points come without a graph. Where nobody named a method and the default
    /// cannot work on the graph, all that can are searched among.
    static LearningSettings of(LearningSettings settings, Points points) {
        if (!(points instanceof WeightedGraph graph)) return settings;
        MethodSpec method = settings.method();
        checkParameters(method.given().parameters());
        check(settings.execution(), graph);
        Check.that(
                settings.selection().budget().sample().orElse(SearchBudget.ALL) == SearchBudget.ALL,
                "%s is for points without a graph: a sample of a graph's vertices has another graph",
                Subject.SEARCH_SAMPLE);
        if (!method.auto() && !method.isDefault())
            method.candidates().forEach(each -> check(each, graph, leastDimension(method)));
        boolean other = method.isDefault() && settings.tuned() && isAgainst(method, graph);
        return settings.with(fixed(other ? method.ofAll() : method, graph));
    }

    /// Refuses what a graph is made by where it is given.
    public static void checkParameters(Set<Parameter<?>> given) {
        for (Parameter<?> each : given)
            Check.that(
                    !Parameter.OF_GRAPHS.contains(each),
                    "%s is for a graph that is made of coordinates, but a graph is given",
                    each.subject());
    }

    /// Refuses what is about neighbours or coordinates that the graph does not need or have.
    public static void check(Execution how, WeightedGraph graph) {
        Check.that(
                !how.approximate(),
                "%s is for neighbours that are looked for, but a graph is given",
                Subject.APPROXIMATE);
        Standardisation scale = how.preprocessing().standardisation();
        Check.that(
                graph.dimension() > 0 || scale == Standardisation.AUTO || scale == Standardisation.NONE,
                "%s is for coordinates, but the graph comes without",
                Subject.STANDARDISE);
    }

    /// Refuses a method that cannot work on a graph.
    ///
    /// @param dimension the least that comes into question
    public static void check(Method method, WeightedGraph graph, int dimension) {
        against(method, graph, dimension).ifPresent(reason -> {
            throw new InvalidInput("%s %s %s", Subject.METHOD, method.name(), reason);
        });
    }

    /// The refusal of what a graph without coordinates cannot have.
    public static Message needsCoordinates() {
        return Message.of(
                "looks at coordinates, but the graph comes without; these do with a graph alone: %s",
                Methods.able(Capability.GRAPHS));
    }

    /// Why a method cannot work on a graph; empty if it can.
    static Optional<Message> against(Method method, WeightedGraph graph, int dimension) {
        if (graph.dimension() == 0)
            return method.can(Capability.GRAPHS) ? Optional.empty() : Optional.of(needsCoordinates());
        if (!method.takes(Parameter.DIMENSION)) return Optional.empty();
        int least = method.leastNeighbours(dimension);
        if (graph.leastNeighbours() < least)
            return Optional.of(Message.of(
                    "needs neighbourhoods of at least %s points for %s %s, but the smallest of the graph has %s",
                    least, Parameter.DIMENSION.subject(), dimension, graph.leastNeighbours()));
        return graph.copies() == 0
                ? Optional.empty()
                : Optional.of(Message.of(
                        "needs vertices at different places, but %s lie where another does", graph.copies()));
    }

    private static boolean isAgainst(MethodSpec method, WeightedGraph graph) {
        return method.candidates().stream()
                .allMatch(each -> against(each, graph, leastDimension(method)).isPresent());
    }

    static int leastDimension(MethodSpec method) {
        ParameterGrid given = method.given();
        return given.has(Parameter.DIMENSION) ? Collections.min(given.of(Parameter.DIMENSION)) : 1;
    }

    /// With one value for what the graph has: how large its neighbourhoods are at least, the vertex counted.
    private static MethodSpec fixed(MethodSpec method, WeightedGraph graph) {
        MethodSpec with = method;
        if (isTaken(method, Parameter.NEIGHBOURS))
            with = with.with(Parameter.NEIGHBOURS, List.of(graph.leastNeighbours()));
        if (isTaken(method, Parameter.BANDWIDTH))
            with = with.with(Parameter.BANDWIDTH, List.of(new Bandwidth.Relative(1)));
        return with;
    }

    private static boolean isTaken(MethodSpec method, Parameter<?> parameter) {
        return method.candidates().stream().anyMatch(each -> each.takes(parameter));
    }

    /// For a fit without a search: where the default cannot work on the graph, a method that can.
    static MethodSpec plain(MethodSpec method, WeightedGraph graph) {
        return against(method.plain(), graph, leastDimension(method)).isEmpty()
                ? method
                : method.of(List.of(Methods.ITERATED_LAPLACIAN));
    }
}

package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.tangent.geometry.Points;
import dev.tangent.learning.Labels;
import dev.tangent.method.Domain;
import dev.tangent.method.EmbeddingMethod;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Numbers whose sums and products no longer fit in 32 bits are refused as any other that is too large, or work.
class LargestValuesTest {
    private static final Roll ROLL = Roll.of(40, 3);
    private static final Points GRAPH = GraphFitTest.graph(ROLL.points());
    private static final Labels LABELS = ROLL.labels(12);

    /// The square of the second just exceeds 2^31.
    private static final List<Integer> LARGE = List.of(1000, 46_341, 65_536, Integer.MAX_VALUE - 1, Integer.MAX_VALUE);

    static Stream<Method> methods() {
        return Methods.all().stream();
    }

    static Stream<EmbeddingMethod> embeddings() {
        return Methods.embeddings().stream();
    }

    @SuppressWarnings("unchecked")
    private static Stream<Parameter<Integer>> counts(List<Parameter<?>> parameters) {
        return parameters.stream()
                .filter(each -> each.domain() instanceof Domain.WholeNumber)
                .map(each -> (Parameter<Integer>) each);
    }

    private static void works(Object what, ThrowingCallable call) {
        Throwable thrown = catchThrowable(call);
        if (thrown != null) assertThat(thrown).as(what.toString()).isInstanceOf(InvalidInput.class);
    }

    @ParameterizedTest
    @MethodSource("methods")
    void ofAFit(Method method) {
        counts(method.parameters())
                .forEach(parameter -> LARGE.forEach(value -> {
                    for (Points points : List.of(ROLL.points(), GRAPH))
                        works(
                                method.name() + " " + parameter + " " + value,
                                () -> new Regression()
                                        .method(method)
                                        .untuned()
                                        .set(parameter, List.of(value))
                                        .fit(points, LABELS));
                }));
    }

    @ParameterizedTest
    @MethodSource("embeddings")
    void ofAnEmbedding(EmbeddingMethod method) {
        for (Parameter<Integer> parameter : List.of(Parameter.DIMENSION, Parameter.NEIGHBOURS))
            for (int value : LARGE)
                works(
                        method.name() + " " + parameter + " " + value,
                        () -> new ManifoldEmbedding()
                                .method(method)
                                .set(parameter, value)
                                .fit(ROLL.points()));
    }
}

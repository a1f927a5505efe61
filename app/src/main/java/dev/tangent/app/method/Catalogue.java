package dev.tangent.app.method;

import static dev.tangent.app.method.Parameter.BANDWIDTH;
import static dev.tangent.app.method.Parameter.DIMENSION;
import static dev.tangent.app.method.Parameter.NEIGHBOURS;
import static dev.tangent.app.method.Parameter.NULL_SPACE;
import static dev.tangent.app.method.Parameter.POWER;
import static dev.tangent.app.method.Parameter.SCALE;

import dev.tangent.regularizer.IteratedLaplacian;
import dev.tangent.regularizer.Laplacian;
import dev.tangent.regularizer.LocalGaussian;
import dev.tangent.regularizer.NullSpace;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Every method there is. A new one is one more entry here, and every front offers it.
public final class Catalogue {
    public static final Method LOCAL_GAUSSIAN = new Method(
            "lg",
            "local Gaussian",
            "follows trends along the manifold: locally linear functions cost nothing",
            List.of(NEIGHBOURS, DIMENSION, SCALE, NULL_SPACE),
            settings -> new LocalGaussian(
                    settings.of(DIMENSION),
                    settings.of(SCALE),
                    NullSpace.valueOf(settings.of(NULL_SPACE).toUpperCase(Locale.ROOT))));

    public static final Method LAPLACIAN = new Method(
            "lap",
            "graph Laplacian",
            "the classic; simple, but spikes at the labels when they are few",
            List.of(NEIGHBOURS, BANDWIDTH),
            settings -> new Laplacian(settings.of(BANDWIDTH)));

    public static final Method ITERATED_LAPLACIAN = new Method(
            "ilap",
            "iterated graph Laplacian",
            "a power of the Laplacian: smoother, no spikes",
            List.of(NEIGHBOURS, BANDWIDTH, POWER),
            settings -> new IteratedLaplacian(new Laplacian(settings.of(BANDWIDTH)), settings.of(POWER)));

    private static final List<Method> METHODS = List.of(LOCAL_GAUSSIAN, LAPLACIAN, ITERATED_LAPLACIAN);

    private Catalogue() {}

    public static List<Method> methods() {
        return METHODS;
    }

    public static List<String> names() {
        return METHODS.stream().map(Method::name).toList();
    }

    public static Method named(String name) {
        String known = new Kind.Word(names()).parse("--method", name);
        return METHODS.stream()
                .filter(method -> method.name().equals(known))
                .findFirst()
                .orElseThrow();
    }

    /// The parameters of all methods, each once.
    public static Set<Parameter<?>> parameters() {
        Set<Parameter<?>> all = new LinkedHashSet<>();
        METHODS.forEach(method -> all.addAll(method.parameters()));
        return all;
    }
}

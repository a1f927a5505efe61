package dev.tangent.app.method;

import dev.tangent.regularizer.Bandwidth;
import java.util.List;

/// Something a method can be told.
///
/// @param name in words, as reports show it
/// @param flags as the command line spells it, the long form last
/// @param usual what happens when it is not given, in words
/// @param searched whether a search tries several values when none is given
public record Parameter<T>(
        String name, List<String> flags, Kind<T> kind, String description, String usual, boolean searched) {
    public static final Parameter<Integer> NEIGHBOURS = new Parameter<>(
            "neighbours",
            List.of("-k", "--neighbours"),
            new Kind.Count(2),
            "how many points make a neighbourhood, the centre counted",
            "20, or 2 m if that is more, or all points if there are fewer",
            true);

    public static final Parameter<Integer> DIMENSION = new Parameter<>(
            "dimension",
            List.of("-m", "--dimension"),
            new Kind.Count(1),
            "dimension of the manifold the points lie on: in how many directions one can walk from a point and meet"
                    + " more data; at most the number of coordinates and k - 2",
            "the number of coordinates, at most 10 and at most k - 2",
            true);

    public static final Parameter<Double> SCALE = new Parameter<>(
            "scale",
            List.of("--scale"),
            new Kind.Positive(),
            "width of the local kernel, in mean distances of a neighbourhood",
            "0.1",
            false);

    public static final Parameter<String> NULL_SPACE = new Parameter<>(
            "null space",
            List.of("--null-space"),
            new Kind.Word("linear", "constant"),
            "which functions cost nothing: locally linear ones, or only constants",
            "linear",
            false);

    public static final Parameter<Bandwidth> BANDWIDTH = new Parameter<>(
            "bandwidth",
            List.of("--bandwidth"),
            new Kind.Width(),
            "b in the weights exp(-distance^2 / b), in squared units of the coordinates",
            "the mean squared distance to a neighbour",
            true);

    public static final Parameter<Integer> POWER = new Parameter<>(
            "power", List.of("--power"), new Kind.Count(1), "power p of the Laplacian; higher is smoother", "2", true);

    public static final Parameter<Double> REACH = new Parameter<>(
            "reach",
            List.of("--reach"),
            new Kind.Positive(),
            "width of the Gaussians whose derivatives are charged, in mean distances of a neighbourhood",
            "1",
            false);

    public static final Parameter<Integer> ORDER = new Parameter<>(
            "order", List.of("--order"), new Kind.Count(1), "highest derivative that is charged", "4", false);

    /// As messages name it: `-k/--neighbours`.
    public String option() {
        return String.join("/", flags);
    }

    /// As files and the core's trials name it: `neighbours`.
    public String key() {
        return flags.getLast().substring(2);
    }

    T parse(String text) {
        return kind.parse(option(), text);
    }
}

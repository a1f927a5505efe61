package dev.tangent.method;

import dev.tangent.Subject;
import dev.tangent.method.spec.Defaults;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Something a method can be told.
///
/// @param name in words, as reports show it
/// @param symbol the paper's letter for it, where it has one
/// @param key as files and options name it: `null-space`
/// @param usual what happens when it is not given, in words
/// @param fallback the value without a search, where it does not depend on the data
/// @param grid what a search tries when no value is given; empty where that depends on the data
/// @param searched whether a search tries several values when none is given
public record Parameter<T>(
        String name,
        Optional<String> symbol,
        String key,
        Domain<T> domain,
        String description,
        String usual,
        Optional<T> fallback,
        List<T> grid,
        boolean searched) {
    /// Number of points in a neighbourhood, k.
    public static final Parameter<Integer> NEIGHBOURS = new Parameter<>(
            "neighbours",
            Optional.of("k"),
            "neighbours",
            new Domain.WholeNumber(2),
            "how many points make a neighbourhood, the centre counted",
            Defaults.USUAL_NEIGHBOURS + ", or 2 m if that is more, or all points if there are fewer",
            Optional.empty(),
            List.of(),
            true);

    /// Dimension of the manifold, m.
    public static final Parameter<Integer> DIMENSION = new Parameter<>(
            "dimension",
            Optional.of("m"),
            "dimension",
            new Domain.WholeNumber(1),
            "dimension of the manifold the points lie on: in how many directions one can walk from a point and meet"
                    + " more data; at most the number of coordinates, and at least 2 below k",
            "the number of coordinates, at most " + Defaults.LARGEST_DIMENSION + " and at least 2 below k",
            Optional.empty(),
            List.of(),
            true);

    /// Width of LG's kernel, c.
    public static final Parameter<Double> SCALE = new Parameter<>(
            "scale",
            Optional.empty(),
            "scale",
            new Domain.PositiveNumber(),
            "width of the local kernel, in mean distances of a neighbourhood",
            "0.1",
            Optional.of(LocalGaussian.PAPER_SCALE),
            List.of(LocalGaussian.PAPER_SCALE),
            false);

    /// Which functions have no energy.
    public static final Parameter<NullSpace> NULL_SPACE = new Parameter<>(
            "null space",
            Optional.empty(),
            "null-space",
            new Domain.OneOf<>(
                    List.of(NullSpace.LINEAR, NullSpace.CONSTANT),
                    space -> space.name().toLowerCase(Locale.ROOT)),
            "which functions cost nothing: locally linear ones, or only constants",
            "linear",
            Optional.of(NullSpace.LINEAR),
            List.of(NullSpace.LINEAR),
            false);

    /// Width of the weights of a graph Laplacian, b.
    public static final Parameter<Bandwidth> BANDWIDTH = new Parameter<>(
            "bandwidth",
            Optional.empty(),
            "bandwidth",
            new Domain.Width(),
            "b in the weights exp(-distance^2 / b), in squared units of the coordinates; 2x is twice the mean squared"
                    + " distance to a neighbour",
            "the mean squared distance to a neighbour",
            Optional.of(new Bandwidth.Relative(1)),
            List.of(new Bandwidth.Relative(0.5), new Bandwidth.Relative(1), new Bandwidth.Relative(4)),
            true);

    /// Power of the Laplacian, p.
    public static final Parameter<Integer> POWER = new Parameter<>(
            "power",
            Optional.empty(),
            "power",
            new Domain.WholeNumber(1),
            "power p of the Laplacian; higher is smoother",
            "2",
            Optional.of(2),
            List.of(2, 3, 4),
            true);

    /// What a graph is made by: a graph of one's own has it all, and takes none of these.
    public static final Set<Parameter<?>> OF_GRAPHS = Set.of(NEIGHBOURS, BANDWIDTH);

    public Parameter {
        grid = List.copyOf(grid);
    }

    /// A parameter of a method of one's own.
    ///
    /// @param name one word or several
    /// @param fallback the value where there is no search
    /// @param grid the values that a search tries
    public static <T> Parameter<T> of(String name, Domain<T> domain, T fallback, List<T> grid) {
        return new Parameter<>(
                name,
                Optional.empty(),
                name.replace(' ', '-'),
                domain,
                name,
                String.valueOf(domain.shown(fallback)),
                Optional.of(fallback),
                grid,
                grid.size() > 1);
    }

    /// What messages about it are about.
    public Subject subject() {
        return new Subject(key, name);
    }
}

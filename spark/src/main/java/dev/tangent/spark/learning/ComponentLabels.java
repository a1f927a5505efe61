package dev.tangent.spark.learning;

import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.DistinctLabels;
import dev.tangent.learning.Status;
import dev.tangent.learning.reduction.AffineRank;
import dev.tangent.learning.reduction.Identifiability.Degree;
import dev.tangent.linalg.Matrix;
import dev.tangent.spark.matrix.DistributedComponents;
import dev.tangent.spark.matrix.DistributedRegularizer;
import dev.tangent.spark.matrix.LocalComponents;
import dev.tangent.spark.points.Cell;
import dev.tangent.spark.solve.Slices;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;

/// How far labels determine f on each connected component, by the rule of
/// [dev.tangent.learning.reduction.Identifiability].
final class ComponentLabels {
    /// Strength of the jitter beside R where labels do not determine f: that of core.
    private static final double JITTER = 1e-6;

    private final DistributedRegularizer regularizer;
    private final JavaRDD<Cell> cells;
    private final DistributedComponents components;
    private final LabelledPoints labelled;
    private final int[] componentOf;
    private final Map<Integer, Integer> ranks = new HashMap<>(); // of components that were asked for

    ComponentLabels(
            DistributedRegularizer regularizer,
            JavaRDD<Cell> cells,
            DistributedComponents components,
            LabelledPoints labelled) {
        this.regularizer = regularizer;
        this.cells = cells;
        this.components = components;
        this.labelled = labelled;
        componentOf = componentsOf(labelled, components);
    }

    private static int[] componentsOf(LabelledPoints labelled, DistributedComponents components) {
        List<LabelledPoints.AtPoints> places = labelled.parts(Matrix.zeros(labelled.size(), 1));
        List<int[]> local = Slices.map(
                        components.local(),
                        places,
                        (own, found) -> Arrays.stream(own.points())
                                .map(i -> found.componentOf()[i])
                                .toArray())
                .collect();
        int[] next = new int[local.size()];
        int[] found = new int[labelled.size()];
        for (int i = 0; i < found.length; i++) {
            int cell = labelled.point(i).cell();
            found[i] = components.globalOf()[cell][local.get(cell)[next[cell]++]];
        }
        return found;
    }

    DistributedComponents components() {
        return components;
    }

    /// The component of each labelled point.
    int[] ofLabels() {
        return componentOf;
    }

    /// On each component, by some of the labelled points.
    Degree[] degrees(int[] points) {
        int linear = regularizer.spec().linear();
        Map<Integer, List<Integer>> pointsOf = new HashMap<>();
        for (int i : points)
            pointsOf.computeIfAbsent(componentOf[i], fresh -> new ArrayList<>()).add(i);
        PointCloud cloud = labelled.cloud();
        Map<Integer, Integer> spanned = new HashMap<>();
        pointsOf.forEach((component, here) -> spanned.put(
                component,
                AffineRank.of(cloud, here.stream().mapToInt(Integer::intValue).toArray(), linear)));
        TreeSet<Integer> open = new TreeSet<>();
        spanned.forEach((component, rank) -> {
            if (rank < linear && !ranks.containsKey(component)) open.add(component);
        });
        if (!open.isEmpty()) findRanks(open, linear);
        Degree[] degrees = new Degree[components.count()];
        Arrays.fill(degrees, Degree.NONE);
        spanned.forEach((component, rank) -> degrees[component] =
                rank == linear || rank.equals(ranks.get(component)) ? Degree.FULL : Degree.PARTIAL);
        return degrees;
    }

    /// Which of a cell's components are looked for, by their numbers over all cells.
    private record WantedLabels(int[] globalOf, int[] wanted) implements Serializable {}

    /// Points that span what a part of a component does.
    private record Spanning(int component, double[][] points) implements Serializable {}

    private void findRanks(SortedSet<Integer> open, int linear) {
        int[] wanted = open.stream().mapToInt(Integer::intValue).toArray();
        List<WantedLabels> slices = Arrays.stream(components.globalOf())
                .map(globalOf -> new WantedLabels(globalOf, wanted))
                .toList();
        List<Spanning> found = Slices.map(
                        cells.zip(components.local()),
                        slices,
                        (own, pair) -> spanning(own, pair._1(), pair._2(), linear))
                .flatMap(List::iterator)
                .collect();
        for (int component : wanted) {
            double[][] points = found.stream()
                    .filter(part -> part.component == component)
                    .flatMap(part -> Arrays.stream(part.points))
                    .toArray(double[][]::new);
            ranks.put(
                    component,
                    AffineRank.of(
                            PointCloud.of(points),
                            IntStream.range(0, points.length).toArray(),
                            linear));
        }
    }

    private static List<Spanning> spanning(WantedLabels wanted, Cell cell, LocalComponents local, int linear) {
        List<Spanning> all = new ArrayList<>();
        for (int part = 0; part < local.first().length; part++) {
            int number = part;
            int component = wanted.globalOf[part];
            if (Arrays.binarySearch(wanted.wanted, component) < 0) continue;
            int[] members = IntStream.range(0, cell.size())
                    .filter(i -> local.componentOf()[i] == number)
                    .toArray();
            all.add(new Spanning(component, SpanningPoints.of(cell, members, linear)));
        }
        return all;
    }

    /// What to add to the diagonal on each component, beside R times something.
    ///
    /// @param scale R's mean diagonal entry times that
    static double[] jitter(Degree[] degrees, double scale) {
        return Arrays.stream(degrees)
                .mapToDouble(degree -> degree == Degree.FULL ? 0 : JITTER * scale)
                .toArray();
    }

    /// Of each output: the degrees by its own labels.
    List<Degree[]> ofOutputs(DistinctLabels labels) {
        return IntStream.range(0, labels.outputs())
                .mapToObj(c -> degrees(IntStream.range(0, labels.size())
                        .filter(i -> labels.has(i, c))
                        .toArray()))
                .toList();
    }

    /// The worst of all outputs, for each component.
    static Status[] statuses(List<Degree[]> outputs) {
        Status[] worst = new Status[outputs.getFirst().length];
        Arrays.fill(worst, Status.OK);
        for (Degree[] degrees : outputs)
            for (int c = 0; c < worst.length; c++) worst[c] = worst[c].worse(status(degrees[c]));
        return worst;
    }

    private static Status status(Degree degree) {
        return switch (degree) {
            case FULL -> Status.OK;
            case PARTIAL -> Status.FEW_LABELS;
            case NONE -> Status.NO_LABEL;
        };
    }

    /// Something for each component, given to every point of every cell.
    JavaRDD<double[]> perPoint(double[] ofComponents) {
        List<double[]> slices = Arrays.stream(components.globalOf())
                .map(globalOf -> Arrays.stream(globalOf)
                        .mapToDouble(c -> ofComponents[c])
                        .toArray())
                .toList();
        return Slices.map(
                components.local(),
                slices,
                (own, local) -> Arrays.stream(local.componentOf())
                        .mapToDouble(part -> own[part])
                        .toArray());
    }

    /// A diagonal: something for each component, and more at the labelled points.
    JavaRDD<double[]> diagonal(double[] ofComponents, double[] atLabels) {
        return perPoint(ofComponents)
                .zip(labelled.spread(cells, Matrix.column(atLabels)))
                .map(pair -> {
                    double[] sum = pair._1();
                    for (int i = 0; i < sum.length; i++) sum[i] += pair._2().values()[i];
                    return sum;
                });
    }
}

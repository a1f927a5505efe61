package dev.tangent;

import dev.tangent.geometry.NeighbourGraph;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.SparseMatrix;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One of the golden cases: points, settings, and what an independent implementation made of them.
public record GoldenCase(String name, PointCloud cloud, int neighbours, int dimension, double bandwidth) {
    public static final List<String> NAMES = List.of("closed-curve", "curved-5d", "square", "swiss-roll");

    public static GoldenCase read(String name) {
        String json = String.join(" ", lines(name, "case.json"));
        return new GoldenCase(
                name,
                PointCloud.of(parse(lines(name, "points.csv"))),
                (int) field(json, "neighbours"),
                (int) field(json, "dimension"),
                field(json, "bandwidth"));
    }

    public NeighbourGraph graph() {
        return NeighbourGraph.nearest(cloud, neighbours);
    }

    public double[][] numbers(String file) {
        return parse(lines(name, file));
    }

    public double[][] numbersBelowHeader(String file) {
        List<String> lines = lines(name, file);
        return parse(lines.subList(1, lines.size()));
    }

    /// The upper triangle in a file of (row, column, value), made a dense symmetric matrix.
    public Matrix matrix(String file) {
        Matrix dense = Matrix.zeros(cloud.size(), cloud.size());
        for (double[] entry : numbers(file)) {
            dense.set((int) entry[0], (int) entry[1], entry[2]);
            dense.set((int) entry[1], (int) entry[0], entry[2]);
        }
        return dense;
    }

    public static double relativeError(SparseMatrix actual, Matrix expected) {
        return actual.toDense().minus(expected).norm() / expected.norm();
    }

    private static double field(String json, String name) {
        Matcher matcher = Pattern.compile("\"" + name + "\":\\s*([-+0-9.eE]+)").matcher(json);
        if (!matcher.find()) throw new IllegalStateException("no " + name + " in " + json);
        return Double.parseDouble(matcher.group(1));
    }

    private static double[][] parse(List<String> lines) {
        return lines.stream()
                .map(line -> Arrays.stream(line.split(",", -1))
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toArray(double[][]::new);
    }

    private static List<String> lines(String name, String file) {
        try (var in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(GoldenCase.class.getResourceAsStream("/reference/" + name + "/" + file)),
                StandardCharsets.UTF_8))) {
            return in.lines().filter(line -> !line.isBlank()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package dev.tangent.data.model;

import dev.tangent.learning.Status;
import dev.tangent.linalg.Matrix;
import java.util.stream.Stream;

/// Arrays of wrong shapes and wrong numbers.
final class ArrayForgeries {
    private static final String STATUSES = "from 0 to " + (Status.values().length - 1);

    private ArrayForgeries() {}

    static Stream<Forgery> all() {
        return Stream.of(
                Forgery.of("no points", "no points.npy", m -> m.without("points.npy")),
                Forgery.of("no values", "no values.npy", m -> m.without("values.npy")),
                Forgery.of("no statuses", "no statuses.npy", m -> m.without("statuses.npy")),
                Forgery.of("no deviations", "no sds.npy", m -> m.without("sds.npy")),
                Forgery.of("no scores", "no scores.npy", m -> m.without("scores.npy")),
                Forgery.of(
                        "error bars that nobody mentions",
                        "says nothing of error bars",
                        m -> m.header(m.header().replaceFirst("(?s)\"bars\" : \\{.*?}", "\"bars\" : null"))),
                Forgery.of(
                        "points that are no array",
                        "not an NPY file",
                        m -> m.entry("points.npy", new byte[] {1, 2, 3})),
                Forgery.of("no bytes", "not an NPY file", m -> m.entry("points.npy", new byte[0])),
                Forgery.of(
                        "points of 2^30 rows",
                        "ends too early",
                        m -> m.shape("points.npy", "(30, 3)", "(700000000, 3)")),
                Forgery.of(
                        "points of 2^60 rows",
                        "more than 2^31",
                        m -> m.shape("points.npy", "(30, 3)", "(1000000000000, 3)")),
                Forgery.of(
                        "points of a negative number of rows",
                        "cannot be understood",
                        m -> m.shape("points.npy", "(30, 3)", "(-30, 3)")),
                Forgery.of(
                        "points of no rows", "after its last value", m -> m.shape("points.npy", "(30, 3)", "(0, 3)")),
                Forgery.of("no points at all", "number of coordinates", m -> m.array("points.npy", Matrix.zeros(0, 3))),
                Forgery.of(
                        "points of fewer rows",
                        "after its last value",
                        m -> m.shape("points.npy", "(30, 3)", "(29, 3)")),
                Forgery.of("points turned by a quarter", "names 3", m -> m.shape("points.npy", "(30, 3)", "(3, 30)")),
                Forgery.of(
                        "points in three dimensions",
                        "3 dimensions",
                        m -> m.shape("points.npy", "(30, 3)", "(30, 3, 1)")),
                Forgery.of("points of objects", "Python objects", m -> m.shape("points.npy", "'<f8'", "'|O'")),
                Forgery.of(
                        "NaN in points",
                        "must be a finite number but is NaN",
                        m -> m.value("points.npy", 7, 1, Double.NaN)),
                Forgery.of("an infinite point", "finite", m -> m.value("points.npy", 7, 1, Double.NEGATIVE_INFINITY)),
                Forgery.of("a point twice", "only 29 of 30", m -> {
                    for (int c = 0; c < 3; c++)
                        m.value("points.npy", 8, c, m.array("points.npy").at(4, c));
                }),
                Forgery.of("NaN in values", "row 3 of values.npy", m -> m.value("values.npy", 3, 0, Double.NaN)),
                Forgery.of(
                        "an infinite value",
                        "row 3 of values.npy",
                        m -> m.value("values.npy", 3, 1, Double.POSITIVE_INFINITY)),
                Forgery.of("values of other rows", "must be 30 x 2", m -> m.array("values.npy", Matrix.zeros(31, 2))),
                Forgery.of(
                        "values of other outputs", "must be 30 x 2", m -> m.array("values.npy", Matrix.zeros(30, 3))),
                Forgery.of(
                        "a status out of range", STATUSES, m -> m.value("statuses.npy", 2, 0, Status.values().length)),
                Forgery.of("a negative status", STATUSES, m -> m.value("statuses.npy", 2, 0, -1)),
                Forgery.of("half a status", STATUSES, m -> m.value("statuses.npy", 2, 0, 0.5)),
                Forgery.of("NaN as status", STATUSES, m -> m.value("statuses.npy", 2, 0, Double.NaN)),
                Forgery.of("too many statuses", "must be 30 x 1", m -> m.array("statuses.npy", Matrix.zeros(60, 1))),
                Forgery.of(
                        "statuses in two columns", "must be 30 x 1", m -> m.array("statuses.npy", Matrix.zeros(30, 2))),
                Forgery.of("NaN in deviations", "row 5 of sds.npy", m -> m.value("sds.npy", 5, 0, Double.NaN)),
                Forgery.of("a negative deviation", "at least 0", m -> m.value("sds.npy", 5, 0, -1)),
                Forgery.of(
                        "deviations of another shape", "must be 30 x 2", m -> m.array("sds.npy", Matrix.zeros(2, 30))),
                Forgery.of("NaN in scores", "row 1 of scores.npy", m -> m.value("scores.npy", 1, 1, Double.NaN)),
                Forgery.of(
                        "a score that is not its error's",
                        "its error and variance give",
                        m -> m.value("scores.npy", 1, 2, 9)),
                Forgery.of(
                        "scores that descend",
                        "must ascend",
                        m -> m.value("scores.npy", 0, 1, 5).value("scores.npy", 0, 2, 5 * Math.sqrt(1.7))),
                Forgery.of("a variance of 0", "a variance in scores.npy", m -> m.value("scores.npy", 0, 3, 0)),
                Forgery.of("a negative distance", "must not have", m -> m.value("scores.npy", 0, 4, -2)),
                Forgery.of("scores of an unknown output", "is of output 7", m -> m.value("scores.npy", 5, 0, 7)),
                Forgery.of("scores of half an output", "is of output 0.5", m -> m.value("scores.npy", 5, 0, 0.5)),
                Forgery.of("scores in two places", "in two places", m -> m.value("scores.npy", 5, 0, 0)),
                Forgery.of(
                        "too few scores",
                        "at least 3 labels",
                        m -> m.array(
                                "scores.npy",
                                m.array("scores.npy").select(new int[] {0, 1, 3, 4, 5}, new int[] {0, 1, 2, 3, 4}))),
                Forgery.of(
                        "scores in three columns", "2 or 5 columns", m -> m.array("scores.npy", Matrix.zeros(6, 3))));
    }
}

package dev.tangent.experiments.survey;

import dev.tangent.data.file.OutputFile;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.experiments.study.DrawResult;
import dev.tangent.experiments.study.LabelDraw;
import dev.tangent.experiments.study.Study;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.geometry.PointCloud;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The tables in a folder of their own for scikit-learn's script, and what it predicts. The folder is deleted at the
/// end. Errors are computed here, by the same code as our own.
final class PeerRun implements AutoCloseable {
    /// Their names in the tables, by their names in the script.
    static final Map<String, String> VALUES = ordered(
            "gp",
            "sk GP, ARD",
            "krr",
            "sk kernel ridge",
            "svr",
            "sk SVR",
            "forest",
            "sk forest",
            "boosting",
            "sk boosting",
            "ridge",
            "sk ridge");

    static final Map<String, String> CLASSES = ordered(
            "spreading", "sk spreading", "self-training", "sk self-training", "svc", "sk SVC", "forest", "sk forest");

    private final Path folder;
    private final StudyDesign design;
    private final StringBuilder listed = new StringBuilder();
    private int tables;

    PeerRun(StudyDesign design) {
        this.design = design;
        try {
            folder = Files.createTempDirectory("tangent-survey");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> ordered(String... pairs) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) map.put(pairs[i], pairs[i + 1]);
        return map;
    }

    /// Adds a table with values. Tables are numbered from 0 in the order in which they are added.
    void add(SurveyTable table, List<LabelDraw> draws) {
        add(
                "values",
                table.points(),
                table.target().values(),
                draws.stream().map(draw -> draw.rows(design.mostLabels())).toList());
    }

    /// Adds a table with classes. Tables are numbered from 0 in the order in which they are added.
    void add(ClassTable table, List<ClassDraw> draws) {
        double[] numbers = new double[table.classes().length];
        for (int i = 0; i < numbers.length; i++) numbers[i] = table.classes()[i];
        add(
                "classes",
                table.points(),
                Matrix.column(numbers),
                draws.stream().map(draw -> draw.rows(design.mostLabels())).toList());
    }

    private void add(String kind, PointCloud points, Matrix values, List<int[]> draws) {
        write(tables + "-points", Matrix.wrap(points.size(), points.dimension(), points.toArray()));
        write(tables + "-values", values);
        Matrix rows = Matrix.zeros(draws.size(), design.mostLabels());
        for (int i = 0; i < draws.size(); i++)
            for (int t = 0; t < design.mostLabels(); t++) rows.set(i, t, draws.get(i)[t]);
        write(tables + "-rows", rows);
        listed.append(tables).append(',').append(kind).append('\n');
        tables++;
    }

    private void write(String name, Matrix matrix) {
        OutputFile.to(folder.resolve(name + ".npy")).write(out -> NpyFile.write(out, matrix));
    }

    void run(ScikitLearn peers, Consumer<String> log) {
        OutputFile.to(folder.resolve("tables.csv")).writeText(out -> out.write(listed.toString()));
        peers.run(folder, design.labels(), log);
    }

    /// The results on a table with values.
    List<DrawResult> results(int number, SurveyTable table, List<LabelDraw> draws) {
        List<DrawResult> results = new ArrayList<>();
        for (LabelDraw draw : draws)
            for (int labels : design.labels())
                VALUES.forEach((key, name) -> results.addAll(Study.results(
                        name, draw, labels, table.target(), predicted(number, labels, draw.number(), key))));
        return results;
    }

    /// Adds the results on a table with classes.
    void addTo(ClassResults results, int number, ClassTable table, List<ClassDraw> draws) {
        for (ClassDraw draw : draws)
            for (int labels : design.labels())
                CLASSES.forEach((key, name) ->
                        results.add(name, table, draw, labels, predicted(number, labels, draw.number(), key)));
    }

    private MatrixView predicted(int number, int labels, int draw, String key) {
        Path file = folder.resolve(number + "-" + labels + "-" + draw + "-" + key + ".npy");
        return MatrixView.of(NpyFile.read(file));
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot delete " + folder, e);
        }
    }
}

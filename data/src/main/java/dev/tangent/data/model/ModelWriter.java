package dev.tangent.data.model;

import dev.tangent.data.file.OutputFile;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.HeldOutErrors;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.linalg.Matrix;
import dev.tangent.linalg.MatrixView;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.json.JsonMapper;

/// Writes models. Equal models give equal bytes.
public final class ModelWriter {
    /// The earliest a zip archive can hold: the time of writing is not part of a model.
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final ZipOutputStream zip;
    private final Checksums checksums = new Checksums();

    private ModelWriter(OutputStream out) {
        zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        zip.setLevel(Deflater.BEST_SPEED);
    }

    /// Writes a model to a file, whole or not at all.
    public static void write(Path file, SavedModel saved) {
        write(OutputFile.to(file), saved);
    }

    /// Writes a model.
    public static void write(OutputFile file, SavedModel saved) {
        file.write(out -> write(out, saved));
    }

    /// Writes a model. The stream stays the caller's to close.
    public static void write(OutputStream out, SavedModel saved) throws IOException {
        ModelWriter writer = new ModelWriter(out);
        FittedModel model = saved.model();
        writer.entry("model.json", stream -> stream.write(json(saved)));
        writer.array("points.npy", points(model.cloud()));
        writer.array("values.npy", model.values());
        writer.array(
                "statuses.npy",
                MatrixView.of(Matrix.column(
                        model.statuses().stream().mapToDouble(Status::ordinal).toArray())));
        if (model.bars().isPresent()) {
            writer.array("sds.npy", model.bars().get().sds());
            writer.array("scores.npy", MatrixView.of(scores(model.bars().get())));
            if (model.bars().get().source() instanceof ErrorBars.Source.NearestLabel near)
                writer.array("labelled.npy", MatrixView.of(labelled(near)));
        }
        List<SavedFunction.Entry> functions = functions(model);
        for (int f = 0; f < functions.size(); f++)
            writer.array(SavedFunction.file(f), MatrixView.of(functions.get(f).numbers()));
        writer.close();
    }

    private static List<SavedFunction.Entry> functions(FittedModel model) {
        return model.function().map(SavedFunction::of).orElse(List.of());
    }

    /// A row for each label: its output and its point.
    private static Matrix labelled(ErrorBars.Source.NearestLabel near) {
        int rows = near.labelled().stream().mapToInt(points -> points.length).sum();
        Matrix all = Matrix.zeros(rows, 2);
        int row = 0;
        for (int c = 0; c < near.labelled().size(); c++)
            for (int point : near.labelled().get(c)) {
                all.set(row, 0, c);
                all.set(row++, 1, point);
            }
        return all;
    }

    private static MatrixView points(PointCloud cloud) {
        return MatrixView.of(cloud.matrix());
    }

    private static byte[] json(SavedModel saved) {
        FittedModel model = saved.model();
        ModelHeader head = new ModelHeader(
                ModelHeader.FORMAT,
                ModelHeader.versionOf(model),
                saved.columns(),
                saved.outputs(),
                model.neighbours(),
                ModelHeader.ExtensionRule.of(saved),
                Arrays.stream(Status.values()).map(Status::word).toList(),
                model.bars().map(ModelHeader.Bars::of),
                SavedColumn.of(saved.coordinates()),
                SavedScaler.of(model.scaler()),
                Optional.of(model.means()).filter(means -> !means.isEmpty()),
                model.function()
                        .map(all -> functions(model).stream()
                                .map(SavedFunction.Entry::head)
                                .toList()),
                new TreeMap<>(saved.about()));
        return JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsBytes(head);
    }

    /// Outputs may have different numbers of scores: a row for each, the output first.
    private static Matrix scores(ErrorBars bars) {
        int rows = bars.scores().stream().mapToInt(own -> own.errors().size()).sum();
        boolean known = bars.scores().stream().noneMatch(own -> own.errors().deviations().length == 0);
        Matrix all = Matrix.zeros(rows, known ? 5 : 2);
        int row = 0;
        for (int c = 0; c < bars.scores().size(); c++) {
            HeldOutErrors errors = bars.scores().get(c).errors();
            double[] scores = errors.scores(1);
            for (int i : ascending(scores)) {
                all.set(row, 0, c);
                all.set(row, 1, scores[i]);
                if (known) {
                    all.set(row, 2, errors.absolute()[i]);
                    all.set(row, 3, errors.variances()[i]);
                    all.set(row, 4, errors.deviations()[i]);
                }
                row++;
            }
        }
        return all;
    }

    private static int[] ascending(double[] scores) {
        return IntStream.range(0, scores.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> scores[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private void array(String name, MatrixView matrix) throws IOException {
        entry(name, out -> NpyFile.write(out, matrix));
    }

    private void entry(String name, OutputFile.Content content) throws IOException {
        MessageDigest digest = Checksums.digest();
        begin(name);
        content.writeTo(new DigestOutputStream(new Unclosed(zip), digest));
        zip.closeEntry();
        checksums.add(name, digest);
    }

    private void begin(String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(NO_TIME);
        zip.putNextEntry(entry);
    }

    private void close() throws IOException {
        begin(Checksums.NAME);
        zip.write(checksums.text().getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
        zip.finish();
    }

    private static final class Unclosed extends FilterOutputStream {
        Unclosed(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
        }

        @Override
        public void close() {}
    }
}

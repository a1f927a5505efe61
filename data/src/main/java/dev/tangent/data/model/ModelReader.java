package dev.tangent.data.model;

import dev.tangent.data.file.InputFile;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.HeldOutErrors;
import dev.tangent.learning.Status;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.linalg.Check;
import dev.tangent.linalg.InvalidInput;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Methods;
import dev.tangent.method.RegularizerMethod;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads models: first every byte of content against its checksum, then what it means. What is no model, or is damaged,
/// or of a later version, is refused with one line.
public final class ModelReader {
    private static final int LONGEST_TEXT = 1 << 26;

    private final Path path;
    private final ZipFile zip;
    private final List<RegularizerMethod> methods;

    private ModelReader(Path path, ZipFile zip, List<RegularizerMethod> methods) {
        this.path = path;
        this.zip = zip;
        this.methods = methods;
    }

    /// Reads a model.
    ///
    /// @param own methods that the model may have been fitted by beside those of the catalogue
    public static SavedModel read(Path path, RegularizerMethod... own) {
        List<RegularizerMethod> methods = new ArrayList<>(List.of(own));
        methods.addAll(Methods.regularizers());
        if (Files.isDirectory(path)) throw new InvalidInput(path + " is a directory, not a model file");
        if (!Files.exists(path)) throw new InvalidInput(path + ": no such file");
        try (ZipFile zip = new ZipFile(path.toFile(), StandardCharsets.UTF_8)) {
            ModelReader reader = new ModelReader(path, zip, methods);
            reader.verify();
            return reader.model();
        } catch (ZipException e) {
            throw new InvalidInput(path + " is not a Tangent model, or is damaged: " + e.getMessage(), e);
        } catch (IOException e) {
            throw InputFile.unreadable(path, e);
        }
    }

    /// Refuses what does not have exactly the content that the checksums are of.
    private void verify() throws IOException {
        Checksums found = new Checksums();
        int entries = 0;
        Enumeration<? extends ZipEntry> all = zip.entries();
        while (all.hasMoreElements()) {
            ZipEntry entry = all.nextElement();
            entries++;
            if (!entry.getName().equals(Checksums.NAME)) found.add(entry.getName(), digest(entry));
        }
        ZipEntry sums = zip.getEntry(Checksums.NAME);
        if (sums == null)
            throw new InvalidInput(path + " is a zip archive but not a Tangent model: it has no checksums");
        boolean repeated = entries != found.byName().size() + 1;
        if (repeated || !text(sums).equals(found.text())) throw damaged("its content does not match its checksums");
    }

    private MessageDigest digest(ZipEntry entry) throws IOException {
        MessageDigest digest = Checksums.digest();
        try (InputStream in = new DigestInputStream(open(entry), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return digest;
    }

    /// A damaged archive may fail before its checksums are compared: that is reported as damage, too.
    private InputStream open(ZipEntry entry) throws IOException {
        try {
            return zip.getInputStream(entry);
        } catch (IllegalArgumentException e) {
            throw new ZipException(String.valueOf(e.getMessage()));
        }
    }

    private String text(ZipEntry entry) throws IOException {
        try (InputStream in = open(entry)) {
            return new String(in.readNBytes(LONGEST_TEXT), StandardCharsets.UTF_8);
        }
    }

    private SavedModel model() throws IOException {
        ModelHeader head = head();
        try {
            Matrix points = array("points.npy");
            Optional<MethodSettings> made = head.rule().made(methods);
            FittedModel model = new FittedModel(
                    PointCloud.wrap(points.columns(), points.values()),
                    head.neighbours(),
                    head.rule().extension(made),
                    array("values.npy"),
                    statuses(head),
                    head.bars().isPresent()
                            ? Optional.of(bars(head.bars().get(), head.outputs().size()))
                            : Optional.empty());
            return new SavedModel(model, head.columns(), head.outputs(), made, head.about());
        } catch (IllegalArgumentException | NoSuchElementException | IndexOutOfBoundsException e) {
            throw new InvalidInput(path + " is no model that makes sense: " + e.getMessage(), e);
        }
    }

    private ModelHeader head() throws IOException {
        ZipEntry entry = zip.getEntry("model.json");
        if (entry == null) throw new InvalidInput(path + " is a zip archive but not a Tangent model: no model.json");
        try {
            JsonMapper mapper = JsonMapper.builder().build();
            JsonNode json = mapper.readTree(text(entry));
            String format = json.path("format").asString("");
            if (!format.equals(ModelHeader.FORMAT))
                throw new InvalidInput(path + " is not a Tangent model: its format is '" + format + "'");
            int version = json.path("version").asInt(0);
            if (version != ModelHeader.VERSION)
                throw new InvalidInput(path + " is a model of version " + version + ", but this program reads version "
                        + ModelHeader.VERSION);
            for (String key : ModelHeader.NEEDED)
                if (!json.hasNonNull(key)) throw new InvalidInput(path + " has a model.json without '" + key + "'");
            return mapper.treeToValue(json, ModelHeader.class);
        } catch (JacksonException e) {
            throw new InvalidInput(path + " has a model.json that cannot be read: " + e.getOriginalMessage(), e);
        }
    }

    private List<Status> statuses(ModelHeader head) throws IOException {
        List<Status> statuses = new ArrayList<>();
        for (double number : array("statuses.npy").column(0)) {
            String word = head.statuses().get((int) number);
            statuses.add(Arrays.stream(Status.values())
                    .filter(status -> status.word().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new InvalidInput("a status is '" + word + "'")));
        }
        return statuses;
    }

    private ErrorBars bars(ModelHeader.Bars head, int outputs) throws IOException {
        Matrix all = array("scores.npy");
        List<NonconformityScores> scores = new ArrayList<>();
        for (int c = 0; c < outputs; c++) {
            int output = c;
            int[] rows = IntStream.range(0, all.rows())
                    .filter(row -> all.at(row, 0) == output)
                    .toArray();
            scores.add(scores(all, rows));
        }
        double[] spreads =
                head.spreads().stream().mapToDouble(Double::doubleValue).toArray();
        return new ErrorBars(array("sds.npy"), scores, spreads, head.lambda());
    }

    /// A file of two columns has scores of a posterior that is taken at its word.
    private static NonconformityScores scores(Matrix all, int[] rows) {
        if (all.columns() == 2) return new NonconformityScores(column(all, rows, 1));
        Check.that(all.columns() == 5, "scores.npy must have 2 or 5 columns but has " + all.columns());
        double[] variances = column(all, rows, 3);
        for (double variance : variances) Check.positive(variance, "a variance in scores.npy");
        return new NonconformityScores(new HeldOutErrors(column(all, rows, 2), variances, column(all, rows, 4)));
    }

    private static double[] column(Matrix all, int[] rows, int column) {
        return IntStream.of(rows).mapToDouble(row -> all.at(row, column)).toArray();
    }

    private Matrix array(String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) throw new InvalidInput("it has no " + name);
        try (InputStream in = open(entry)) {
            return NpyFile.read(name, in);
        }
    }

    private InvalidInput damaged(String how) {
        return new InvalidInput(path + " is damaged: " + how);
    }
}

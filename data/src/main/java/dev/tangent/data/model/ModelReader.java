package dev.tangent.data.model;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.input.CoordinateColumn;
import dev.tangent.data.text.MessageText;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Status;
import dev.tangent.learning.fitting.HeldOutErrors;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.preprocessing.ColumnScaler;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads models: first every byte of content against its checksum, then what it means. What is no model, or is damaged,
/// or of a later version, is refused with one line.
public final class ModelReader {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final String SCORES = "scores.npy";
    private static final String LABELLED = "labelled.npy";
    private static final String DEVIATIONS = "sds.npy";

    private final ModelArchive archive;
    private final List<RegularizerMethod> methods;

    private ModelReader(ModelArchive archive, List<RegularizerMethod> methods) {
        this.archive = archive;
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
            return new ModelReader(ModelArchive.verified(path, zip), methods).model(path);
        } catch (ZipException | EOFException e) {
            throw new InvalidInput(
                    path + " is not a Tangent model, or is cut off or damaged: copy or save it once more", e);
        } catch (IOException e) {
            throw InputFile.unreadable(path, e);
        }
    }

    private SavedModel model(Path path) throws IOException {
        if (!archive.has("model.json"))
            throw new InvalidInput(path + " is a zip archive but not a Tangent model: no model.json");
        JsonNode json = json(path);
        try {
            return model(header(json));
        } catch (InvalidInput e) {
            throw new InvalidInput(path + " is no model that makes sense: " + e.getMessage(), e);
        } catch (IllegalArgumentException | NoSuchElementException | IndexOutOfBoundsException e) {
            throw new InvalidInput(path + " is no model that makes sense: its parts contradict each other", e);
        }
    }

    private static List<CoordinateColumn> coordinates(ModelHeader head) {
        return head.coordinates()
                .map(all -> all.stream().map(SavedColumn::read).toList())
                .orElseGet(() -> CoordinateColumn.numbers(head.columns()));
    }

    /// Of the format and version that can be read.
    private JsonNode json(Path path) throws IOException {
        JsonNode json;
        try {
            json = JSON.readTree(archive.text("model.json"));
        } catch (JacksonException e) {
            throw new InvalidInput(path + " has a model.json that is no JSON" + place(e), e);
        }
        String format = json.path("format").asString("");
        if (!format.equals(ModelHeader.FORMAT))
            throw new InvalidInput(path + " is not a Tangent model: its format is " + MessageText.quoted(format));
        JsonNode version = json.path("version");
        if (!version.isIntegralNumber()
                || version.asLong() < ModelHeader.FIRST
                || version.asLong() > ModelHeader.LATEST)
            throw new InvalidInput(path + " is a model of version "
                    + (version.isNumber() ? version.toString() : MessageText.quoted(version.toString()))
                    + ", but this program reads versions " + ModelHeader.FIRST + " to " + ModelHeader.LATEST);
        return json;
    }

    private static String place(JacksonException e) {
        return e.getLocation() == null
                ? ""
                : ": look at line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr();
    }

    private static ModelHeader header(JsonNode json) {
        HeaderShape.check(json);
        try {
            return JSON.treeToValue(json, ModelHeader.class);
        } catch (JacksonException e) {
            throw new InvalidInput("its model.json has values of another kind than a model's", e);
        }
    }

    private SavedModel model(ModelHeader head) throws IOException {
        ModelChecks.names(head);
        PointCloud points = ModelChecks.points(archive.array("points.npy"), head);
        int rows = points.size();
        int outputs = head.outputs().size();
        ModelChecks.rule(head, points.dimension());
        Optional<MethodSettings> made = head.rule().made(methods);
        made.ifPresent(method -> checkMethod(method, head, points.dimension()));
        FittedModel model = new FittedModel(
                        points,
                        head.neighbours(),
                        head.rule().extension(made),
                        ModelChecks.finite(archive.array("values.npy"), "values.npy", rows, outputs),
                        statuses(head, rows),
                        bars(head, rows),
                        head.scaler().map(SavedScaler::read).orElse(ColumnScaler.identity()),
                        function(head, points.dimension()))
                .withMeans(ModelChecks.means(head));
        return new SavedModel(model, head.columns(), head.outputs(), made, head.about(), coordinates(head));
    }

    private Optional<CoordinateFunction> function(ModelHeader head, int coordinates) throws IOException {
        if (head.functions().isEmpty()) return Optional.empty();
        List<SavedFunction.Entry> all = new ArrayList<>();
        for (SavedFunction each : head.functions().get())
            all.add(new SavedFunction.Entry(each, archive.array(SavedFunction.file(all.size()))));
        Check.that(!all.isEmpty(), "its list of functions is empty");
        return Optional.of(SavedFunction.read(all, coordinates, head.outputs().size()));
    }

    private static void checkMethod(MethodSettings made, ModelHeader head, int coordinates) {
        int k = made.settings().of(Parameter.NEIGHBOURS);
        Check.that(
                k == head.neighbours(),
                "'neighbours' is " + head.neighbours() + " but the method's parameter of that name is " + k);
        if (made.settings().has(Parameter.DIMENSION))
            ModelChecks.dimension(made.settings().of(Parameter.DIMENSION), k, coordinates);
    }

    private List<Status> statuses(ModelHeader head, int rows) throws IOException {
        Map<String, Status> byWord = new HashMap<>();
        for (Status status : Status.values()) byWord.put(status.word(), status);
        for (String word : head.statuses())
            Check.that(byWord.containsKey(word), "a status is " + MessageText.quoted(word) + ", which is none");
        Matrix numbers = archive.array("statuses.npy");
        ModelChecks.statuses(numbers, rows, head.statuses().size());
        List<Status> statuses = new ArrayList<>();
        for (double number : numbers.values())
            statuses.add(byWord.get(head.statuses().get((int) number)));
        return statuses;
    }

    private Optional<ErrorBars> bars(ModelHeader head, int rows) throws IOException {
        if (head.bars().isPresent())
            return Optional.of(bars(head.bars().get(), rows, head.outputs().size()));
        for (String name : List.of(DEVIATIONS, SCORES, LABELLED))
            Check.that(!archive.has(name), "it has " + name + " but model.json says nothing of error bars");
        return Optional.empty();
    }

    private ErrorBars bars(ModelHeader.Bars head, int rows, int outputs) throws IOException {
        ModelChecks.spreads(head.spreads(), outputs);
        Matrix all = archive.array(SCORES);
        ModelChecks.scores(all, outputs);
        List<NonconformityScores> scores = new ArrayList<>();
        for (int c = 0; c < outputs; c++) {
            int output = c;
            scores.add(scores(
                    all,
                    IntStream.range(0, all.rows())
                            .filter(row -> all.at(row, 0) == output)
                            .toArray()));
        }
        double[] spreads =
                head.spreads().stream().mapToDouble(Double::doubleValue).toArray();
        return new ErrorBars(
                ModelChecks.deviations(archive.array(DEVIATIONS), rows, outputs),
                scores,
                spreads,
                source(head, rows, outputs));
    }

    private ErrorBars.Source source(ModelHeader.Bars head, int rows, int outputs) throws IOException {
        if (head.lambda().isPresent())
            return new ErrorBars.Source.Posterior(head.lambda().get());
        Matrix all = archive.array(LABELLED);
        ModelChecks.labelled(all, rows, outputs);
        return new ErrorBars.Source.NearestLabel(IntStream.range(0, outputs)
                .mapToObj(c -> IntStream.range(0, all.rows())
                        .filter(row -> all.at(row, 0) == c)
                        .map(row -> (int) all.at(row, 1))
                        .toArray())
                .toList());
    }

    /// A file of two columns has scores of a posterior that is taken at its word.
    private static NonconformityScores scores(Matrix all, int[] rows) {
        if (all.columns() == 2) return NonconformityScores.ofStandardised(column(all, rows, 1));
        return new NonconformityScores(
                new HeldOutErrors(column(all, rows, 2), column(all, rows, 3), column(all, rows, 4)));
    }

    private static double[] column(Matrix all, int[] rows, int column) {
        return IntStream.of(rows).mapToDouble(row -> all.at(row, column)).toArray();
    }
}

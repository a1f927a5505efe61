package dev.tangent.data.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.Classification;
import dev.tangent.ClassificationFit;
import dev.tangent.InvalidInput;
import dev.tangent.data.file.OutputFile;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.ClassPrediction;
import dev.tangent.learning.Status;
import dev.tangent.learning.extension.OutOfSampleExtension;
import dev.tangent.learning.fitting.HeldOutErrors;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.newpoints.NewPrediction;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.Domain;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.method.RegularizerMethod;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.HessianEnergy;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ModelFileTest {
    private static final int[] FLIPPED = {0x01, 0x20, 0x80, 0xff};

    @TempDir
    private Path folder;

    private static SavedModel model(int size, OutOfSampleExtension extension, boolean bars) {
        return model(size, extension, bars, Optional.empty());
    }

    private static SavedModel model(
            int size, OutOfSampleExtension extension, boolean bars, Optional<MethodSettings> made) {
        PointCloud cloud = Roll.of(size, 3);
        Matrix values = Matrix.zeros(size, 2);
        for (int i = 0; i < size; i++) {
            values.set(i, 0, Math.sin(i) / 3);
            values.set(i, 1, 1e300 * Math.cos(i));
        }
        List<Status> statuses = new ArrayList<>(Collections.nCopies(size, Status.OK));
        statuses.set(size - 1, Status.FEW_LABELS);
        Matrix sds = Matrix.zeros(size, 2);
        for (int p = 0; p < sds.values().length; p++) sds.values()[p] = 0.1 + p / 7.0;
        ErrorBars kept = new ErrorBars(
                sds,
                List.of(
                        new NonconformityScores(new HeldOutErrors(
                                new double[] {0.3, 0.1, 0.7}, new double[] {1, 1.7, 3}, new double[] {2, 0.4, 1})),
                        new NonconformityScores(new HeldOutErrors(
                                new double[] {1, 2, 3, 4.5}, new double[] {3, 2, 7, 1}, new double[] {1, 2, 5, 9}))),
                new double[] {2, 0.1},
                new ErrorBars.Source.Posterior(1e-3));
        FittedModel model = new FittedModel(
                        cloud, 6, extension, values, statuses, bars ? Optional.of(kept) : Optional.empty())
                .withMeans(List.of(0.25, -1e300));
        return new SavedModel(
                model,
                List.of("x", "the \"y\"", "\u00e4"),
                List.of("a", "b"),
                made,
                Map.of("method", "lg", "labels", "12"));
    }

    /// Tables of predictions have a column for each class, after the name of what they are classes of.
    @Test
    void classesMayHaveTheNamesOfColumns() {
        PointCloud points = PointCloud.wrap(1, new double[] {0, 1, 2, 3, 4, 5});
        ClassificationFit fit = new Classification()
                .method(Methods.POISSON)
                .neighbours(3)
                .untuned()
                .fit(points, ClassLabels.of(Map.of(0, "row", 5, "status")));
        SavedModel read = ModelReader.read(written(SavedModel.of(fit, List.of("x"), "word")));
        assertThat(read.classesOf()).contains("word");
        ClassPrediction again = read.classes(read.model().predict(points));
        assertThat(again.classes()).isEqualTo(fit.classes().classes());
        assertThat(again.probabilities().values())
                .isEqualTo(fit.classes().probabilities().values());
        assertThatThrownBy(() -> ModelReader.read(written(SavedModel.of(fit, List.of("x"), "status"))))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("cannot be called 'status'");
    }

    private Path written(SavedModel saved) {
        Path file = folder.resolve("a.tangent");
        ModelWriter.write(OutputFile.to(file), saved);
        return file;
    }

    private static double[] sorted(NonconformityScores scores) {
        return Arrays.stream(scores.errors().scores(1)).sorted().toArray();
    }

    private static void assertSame(SavedModel read, SavedModel saved) {
        assertThat(read.columns()).isEqualTo(saved.columns());
        assertThat(read.outputs()).isEqualTo(saved.outputs());
        assertThat(read.about()).isEqualTo(saved.about());
        assertThat(read.model().extension()).isEqualTo(saved.model().extension());
        assertThat(read.model().statuses()).isEqualTo(saved.model().statuses());
        assertThat(read.model().means()).isEqualTo(saved.model().means());
        assertThat(read.model().cloud().toArray())
                .isEqualTo(saved.model().cloud().toArray());
        PointCloud places = Roll.of(9, 8);
        NewPrediction before = saved.model().predict(places);
        NewPrediction after = read.model().predict(places);
        assertThat(after.values().values()).isEqualTo(before.values().values());
        assertThat(after.statuses()).isEqualTo(before.statuses());
        assertThat(after.sds().map(Matrix::values))
                .usingRecursiveComparison()
                .isEqualTo(before.sds().map(Matrix::values));
        saved.model().bars().ifPresent(bars -> {
            for (int c = 0; c < 2; c++)
                assertThat(sorted(read.model().bars().orElseThrow().scores().get(c)))
                        .isEqualTo(sorted(bars.scores().get(c)));
            for (int c = 0; c < 2; c++)
                assertThat(read.model().bars().orElseThrow().scores().get(c).interval(0.5))
                        .isEqualTo(bars.scores().get(c).interval(0.5));
        });
    }

    @Test
    void whatIsReadPredictsWhatWasWritten() {
        for (OutOfSampleExtension extension : List.of(
                new OutOfSampleExtension.Local(new LocalGaussian(2, 0.3, NullSpace.CONSTANT)),
                new OutOfSampleExtension.Weighted(0.7),
                new OutOfSampleExtension.Kriging(0, 6),
                new OutOfSampleExtension.Kriging(2, 3.5)))
            for (boolean bars : new boolean[] {true, false}) {
                SavedModel saved = model(40, extension, bars);
                assertSame(ModelReader.read(written(saved)), saved);
            }
    }

    private static SavedModel model(MethodSettings made) {
        OutOfSampleExtension extension = new OutOfSampleExtension.Local((LocalRegularizer) made.regularizer());
        return model(40, extension, true, Optional.of(made));
    }

    @Test
    void everyLocalRegularizerOfTheCatalogueComesBack() {
        for (RegularizerMethod method : List.of(Methods.HESSIAN, Methods.POLYNOMIAL)) {
            ParameterValues settings =
                    ParameterValues.NONE.with(Parameter.NEIGHBOURS, 6).with(Parameter.DIMENSION, 2);
            SavedModel saved = model(new MethodSettings(method, settings));
            SavedModel read = ModelReader.read(written(saved));
            assertSame(read, saved);
            assertThat(read.made().orElseThrow().method()).isEqualTo(method);
        }
    }

    @Test
    void aMethodOfTheCallersOwnComesBackWhereTheReaderIsGivenIt() {
        Parameter<Bandwidth> width =
                Parameter.of("own width", new Domain.Width(), new Bandwidth.Relative(1), List.of());
        RegularizerMethod own = RegularizerMethod.local(
                "mine",
                settings -> new StiffPolynomial(
                        settings.of(Parameter.DIMENSION),
                        settings.of(width) instanceof Bandwidth.Relative relative ? relative.factor() : 9,
                        settings.of(Parameter.NULL_SPACE) == NullSpace.CONSTANT ? 2 : 3),
                width,
                Parameter.NULL_SPACE);
        ParameterValues settings = ParameterValues.NONE
                .with(Parameter.NEIGHBOURS, 6)
                .with(Parameter.DIMENSION, 2)
                .with(width, new Bandwidth.Relative(0.5))
                .with(Parameter.NULL_SPACE, NullSpace.CONSTANT);
        SavedModel saved = model(new MethodSettings(own, settings));
        Path file = written(saved);
        assertSame(ModelReader.read(file, own), saved);
        assertThatThrownBy(() -> ModelReader.read(file))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("the method 'mine', which is not known here");
    }

    /// Files of the time when local derivatives were in the catalogue name them as files name a caller's own.
    @Test
    void aModelByAMethodThatLeftTheCatalogueNeedsTheMethod() {
        MethodSettings made = new MethodSettings(
                StiffPolynomial.METHOD,
                ParameterValues.NONE
                        .with(Parameter.NEIGHBOURS, 6)
                        .with(Parameter.DIMENSION, 2)
                        .with(StiffPolynomial.REACH, 0.8)
                        .with(StiffPolynomial.ORDER, 3));
        SavedModel saved = model(made);
        Path file = written(saved);
        assertSame(ModelReader.read(file, StiffPolynomial.METHOD), saved);
        assertThatThrownBy(() -> ModelReader.read(file))
                .isInstanceOf(InvalidInput.class)
                .hasMessageEndingWith("it was fitted by the method 'derivative', which is not known here:"
                        + " the reader has to be given it");
    }

    @Test
    void aModelWithoutItsMethodIsRefusedWhereTheFileNeedsIt() {
        SavedModel nameless = model(20, new OutOfSampleExtension.Local(new HessianEnergy(2)), false);
        assertThatThrownBy(() -> written(nameless))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("cannot be saved without the method");
    }

    /// Programs of before would not know what to do with it.
    @Test
    void onlyWhatKrigingExtendsHasTheLatestVersion() throws IOException {
        assertThat(header(new OutOfSampleExtension.Kriging(2, 6))).contains("\"version\" : 3");
        assertThat(header(new OutOfSampleExtension.Weighted(1))).contains("\"version\" : 1");
    }

    private String header(OutOfSampleExtension extension) throws IOException {
        try (ZipFile zip = new ZipFile(written(model(12, extension, true)).toFile());
                InputStream json = zip.getInputStream(zip.getEntry("model.json"))) {
            return new String(json.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /// The header as it has always been, byte for byte.
    @Test
    void theRuleOfALocalGaussianIsWrittenAsEver() throws IOException {
        SavedModel saved = model(12, new OutOfSampleExtension.Local(new LocalGaussian(2)), false);
        try (ZipFile zip = new ZipFile(written(saved).toFile());
                InputStream json = zip.getInputStream(zip.getEntry("model.json"))) {
            assertThat(new String(json.readAllBytes(), StandardCharsets.UTF_8)).contains("""
                      "rule" : {
                        "kind" : "local-gaussian",
                        "dimension" : 2,
                        "scale" : 0.1,
                        "nullSpace" : "LINEAR",
                        "bandwidth" : null
                      },
                    """.indent(0));
        }
    }

    @Test
    void equalModelsGiveEqualBytes() throws IOException {
        byte[] first = Files.readAllBytes(written(model(20, new OutOfSampleExtension.Weighted(1), true)));
        assertThat(Files.readAllBytes(written(model(20, new OutOfSampleExtension.Weighted(1), true))))
                .isEqualTo(first);
    }

    /// Every byte, some of its bits or all: refused with one line, or read as if nothing had happened.
    @Tag("full")
    @Test
    void noFlippedByteGoesUnseen() throws IOException {
        SavedModel saved = model(12, new OutOfSampleExtension.Local(new LocalGaussian(2)), true);
        byte[] bytes = Files.readAllBytes(written(saved));
        Path file = folder.resolve("flipped.tangent");
        int refused = 0;
        for (int i = 0; i < bytes.length; i++) {
            byte bits = (byte) FLIPPED[i % FLIPPED.length];
            bytes[i] ^= bits;
            Files.write(file, bytes);
            bytes[i] ^= bits;
            SavedModel read;
            try {
                read = ModelReader.read(file);
            } catch (InvalidInput e) {
                assertThat(e.getMessage()).contains("flipped.tangent").doesNotContain("\n");
                refused++;
                continue;
            }
            assertSame(read, saved);
        }
        assertThat(refused).isGreaterThan(bytes.length / 2);
    }

    @Test
    void noTruncatedFileIsRead() throws IOException {
        byte[] bytes = Files.readAllBytes(written(model(12, new OutOfSampleExtension.Weighted(1), false)));
        Path file = folder.resolve("short.tangent");
        for (int length = 0; length < bytes.length; length += 7) {
            Files.write(file, Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> ModelReader.read(file)).isInstanceOf(InvalidInput.class);
        }
    }
}

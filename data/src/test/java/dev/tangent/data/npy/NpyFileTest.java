package dev.tangent.data.npy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.linalg.Matrix;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NpyFileTest {
    private static final double[] SMALL = {0, 1, 2, 3, 4, 100};

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "type_little_f8",
                "type_big_f8",
                "type_little_f4",
                "type_big_f4",
                "type_little_i8",
                "type_big_i8",
                "type_little_i4",
                "type_big_i4",
                "type_little_i2",
                "type_big_i2",
                "type_i1",
                "type_little_u4",
                "type_big_u4",
                "type_little_u2",
                "type_big_u2",
                "type_u1",
                "fortran",
                "version2",
                "version3"
            })
    void everyTypeOrderAndVersionReadsTheSame(String name) {
        Matrix matrix = NpyFile.read(NpyFixtures.path(name));
        assertThat(matrix.rows()).isEqualTo(2);
        assertThat(matrix.columns()).isEqualTo(3);
        assertThat(matrix.values()).isEqualTo(SMALL);
    }

    @ParameterizedTest
    @CsvSource({
        "limits_u4, 4294967295",
        "limits_u2, 65535",
        "limits_u1, 255",
        "limits_i1, -128",
        "limits_i8, -9007199254740992"
    })
    void extremeIntegersKeepTheirSign(String name, double expected) {
        assertThat(NpyFile.read(NpyFixtures.path(name)).values()).containsExactly(expected);
    }

    @ParameterizedTest
    @CsvSource({"half, 0.333251953125, -65504", "unsigned64, 18446744073709551615, 9007199254740993"})
    void halfPrecisionAndLongUnsignedAreRead(String name, String first, String second) {
        assertThat(NpyFile.read(NpyFixtures.path(name)).values())
                .containsExactly(Double.parseDouble(first), Double.parseDouble(second));
    }

    @Test
    void whatADoubleCannotHoldIsCounted() {
        assertThat(NpyFile.read(InputFile.of(NpyFixtures.path("unsigned64"))).rounded())
                .isEqualTo(2);
        assertThat(NpyFile.read(InputFile.of(NpyFixtures.path("limits_i8"))).rounded())
                .isZero();
    }

    @Test
    void truthValuesAreOneAndZero() {
        assertThat(NpyFile.read(NpyFixtures.path("bool")).values()).containsExactly(1, 0, 0, 1);
    }

    @Test
    void specialValuesSurvive() {
        assertThat(NpyFile.read(NpyFixtures.path("special")).values())
                .containsExactly(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0, 0.1);
    }

    @Test
    void oneDimensionIsOneColumn() {
        Matrix matrix = NpyFile.read(NpyFixtures.path("vector"));
        assertThat(matrix.columns()).isEqualTo(1);
        assertThat(matrix.values()).containsExactly(1.5, 2.5, 3.5);
    }

    @Test
    void noRowsAreNoValues() {
        assertThat(NpyFile.read(NpyFixtures.path("no_rows")).columns()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "complex, holds values of type '<c16'",
        "text, holds values of type '<U1'",
        "structured, holds structured records",
        "object, holds Python objects",
        "cube, has 3 dimensions",
        "scalar, has 0 dimensions",
    })
    void whatIsNoMatrixOfNumbersIsRefused(String name, String reason) {
        assertThatThrownBy(() -> NpyFile.read(NpyFixtures.path(name)))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining(name + ".npy " + reason)
                .hasMessageNotContaining("\n");
    }

    @Test
    void aTruncatedFileIsRefusedWithItsSizes() throws IOException {
        byte[] whole = Files.readAllBytes(NpyFixtures.path("type_little_f8"));
        for (int length : new int[] {0, 5, 7, 9, 60, whole.length - 1}) {
            Path cut = Files.write(folder.resolve("cut.npy"), Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> NpyFile.read(cut))
                    .as("first %d bytes", length)
                    .isInstanceOf(InvalidInput.class)
                    .hasMessageMatching(".*cut.npy (is not an NPY file|ends within its header|ends too early.*)");
        }
    }

    @Test
    void trailingBytesAreRefused() throws IOException {
        byte[] whole = Files.readAllBytes(NpyFixtures.path("type_little_f8"));
        Path longer = Files.write(folder.resolve("longer.npy"), Arrays.copyOf(whole, whole.length + 3));
        assertThatThrownBy(() -> NpyFile.read(longer))
                .isInstanceOf(InvalidInput.class)
                .hasMessageEndingWith("longer.npy has 3 bytes after its last value");
    }

    @Test
    void trailingAndMissingBytesAreRefusedInsideGzip() throws IOException {
        byte[] whole = Files.readAllBytes(NpyFixtures.path("type_little_f8"));
        Path longer = zipped("longer.npy", Arrays.copyOf(whole, whole.length + 3));
        Path shorter = zipped("shorter.npy", Arrays.copyOf(whole, whole.length - 3));
        assertThatThrownBy(() -> NpyFile.read(longer)).hasMessageContaining("bytes after its last value");
        assertThatThrownBy(() -> NpyFile.read(shorter)).hasMessageContaining("ends too early");
    }

    @Test
    void aHeaderThatAsksForTooMuchIsRefused() throws IOException {
        String text = Files.readString(NpyFixtures.path("type_little_f8"), StandardCharsets.ISO_8859_1);
        Path huge = Files.writeString(
                folder.resolve("huge.npy"),
                text.replace("(2, 3), }      ", "(9999999, 999)}"),
                StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> NpyFile.read(huge)).hasMessageContaining("more than 2^31 values");
    }

    @Test
    void whatIsWrittenReadsBackBitForBit() throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        Matrix matrix = Matrix.zeros(60_000, 3); // more than one buffer
        Arrays.setAll(matrix.values(), t -> Double.longBitsToDouble(random.nextLong()));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        NpyFile.write(out, matrix);
        Path file = Files.write(folder.resolve("back.npy"), out.toByteArray());
        Matrix back = NpyFile.read(file);
        assertThat(back.rows()).isEqualTo(60_000);
        assertThat(Arrays.equals(back.values(), matrix.values())).isTrue();
    }

    @Test
    void writingGivesTheBytesNumpyGives() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        NpyFile.write(out, Matrix.wrap(2, 3, SMALL));
        assertThat(out.toByteArray()).isEqualTo(Files.readAllBytes(NpyFixtures.path("type_little_f8")));
    }

    private Path zipped(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(bytes);
        }
        return file;
    }
}

package dev.tangent.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.data.table.Table;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.zip.GZIPOutputStream;

/// A table as people have them, and what should happen to it.
///
/// @param file its name
/// @param content what the file holds
/// @param words of the command line, beside the file
/// @param code 0 where every row is to be predicted, 2 where the table is refused
/// @param says a part of what the program then says
record AwkwardTable(String name, String file, byte[] content, List<String> words, int code, String says) {
    static final int ROWS = 30;

    private static final List<String> USUAL =
            List.of("--target", "z", "-k", "8", "--relative-lambda", "0.1", "--method", "lg");

    static AwkwardTable read(String name, String text) {
        return new AwkwardTable(name, "table.csv", utf8(text), USUAL, 0, ROWS + " rows");
    }

    static AwkwardTable refused(String name, String text, String says) {
        return new AwkwardTable(name, "table.csv", utf8(text), USUAL, 2, says);
    }

    AwkwardTable saying(String other) {
        return new AwkwardTable(name, file, content, words, code, other);
    }

    AwkwardTable called(String other) {
        return new AwkwardTable(name, other, content, words, code, says);
    }

    AwkwardTable with(String... other) {
        return new AwkwardTable(name, file, content, List.of(other), code, says);
    }

    AwkwardTable in(Charset charset) {
        return new AwkwardTable(
                name, file, new String(content, StandardCharsets.UTF_8).getBytes(charset), words, code, says);
    }

    AwkwardTable gzipped() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new AwkwardTable(name, file, bytes.toByteArray(), words, code, says);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// The command that learns from it, once it is written to a folder.
    List<String> command(Path folder) {
        List<String> all = new ArrayList<>(
                List.of("predict", writeTo(folder).toString(), "-o", out(folder).toString()));
        all.addAll(words);
        return all;
    }

    private static Path out(Path folder) {
        return folder.resolve("out.csv");
    }

    /// What became of that command is what should.
    void check(Run run, Path folder) {
        assertThat(run.code()).as(run.err()).isEqualTo(code);
        assertThat(run.err()).contains(says).doesNotContain("java.", "Exception");
        if (code == 0) {
            assertThat(run.err()).doesNotContain("NaN", "Infinity", "WARNING");
            assertThat(Table.read(out(folder)).rows()).isEqualTo(ROWS);
        } else {
            assertThat(run.err()).startsWith("tangent: ").hasLineCount(1);
            assertThat(out(folder)).doesNotExist();
        }
    }

    private Path writeTo(Path folder) {
        try {
            return Files.write(folder.resolve(file), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Points of a plane in no order, and the value of a smooth function at every third.
    static double x(int row) {
        return row * 0.6180339887 % 1;
    }

    static double y(int row) {
        return row * 0.7548776662 % 1;
    }

    static String z(int row) {
        return row % 3 == 0 ? String.valueOf(Math.sin(3 * x(row)) + y(row)) : "";
    }

    static String text(String header, IntFunction<String> line) {
        return text(header, ROWS, line);
    }

    static String text(String header, int rows, IntFunction<String> line) {
        StringBuilder text = new StringBuilder(header).append('\n');
        for (int row = 0; row < rows; row++) text.append(line.apply(row)).append('\n');
        return text.toString();
    }

    static String plain(int row) {
        return x(row) + "," + y(row) + "," + z(row);
    }

    @Override
    public String toString() {
        return name;
    }
}

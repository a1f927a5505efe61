package dev.tangent.data.model;

import dev.tangent.data.npy.NpyFile;
import dev.tangent.linalg.Matrix;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/// The entries of a model file, which can be changed at will and are written with the right checksums.
public final class ForgedModel {
    private final Map<String, byte[]> entries = new LinkedHashMap<>();

    private ForgedModel() {}

    public static ForgedModel of(byte[] file) {
        ForgedModel forged = new ForgedModel();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry())
                if (!entry.getName().equals(Checksums.NAME)) forged.entries.put(entry.getName(), zip.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return forged;
    }

    public Set<String> names() {
        return entries.keySet();
    }

    public byte[] content(String name) {
        return entries.get(name).clone();
    }

    String header() {
        return new String(entries.get("model.json"), StandardCharsets.UTF_8);
    }

    ForgedModel header(String text) {
        entries.put("model.json", text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /// Replaces some text of the header, which must be there.
    ForgedModel header(String before, String after) {
        if (!header().contains(before)) throw new IllegalArgumentException("no " + before + " in " + header());
        return header(header().replace(before, after));
    }

    Matrix array(String name) {
        try (InputStream in = new ByteArrayInputStream(entries.get(name))) {
            return NpyFile.read(name, in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    ForgedModel array(String name, Matrix matrix) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            NpyFile.write(out, matrix);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return entry(name, out.toByteArray());
    }

    /// Sets one value of an array.
    ForgedModel value(String name, int row, int column, double value) {
        Matrix matrix = array(name);
        matrix.set(row, column, value);
        return array(name, matrix);
    }

    /// Says another shape than the array has, in as many bytes.
    ForgedModel shape(String name, String before, String after) {
        String text = new String(entries.get(name), StandardCharsets.ISO_8859_1);
        int end = text.indexOf('\n');
        String head = text.substring(0, end);
        if (!head.contains(before)) throw new IllegalArgumentException("no " + before + " in " + head);
        String changed = head.replace(before, after).strip();
        String padded = changed + " ".repeat(Math.max(0, head.length() - changed.length()));
        if (padded.length() != head.length()) throw new IllegalArgumentException(after + " is too long");
        return entry(name, (padded + text.substring(end)).getBytes(StandardCharsets.ISO_8859_1));
    }

    public ForgedModel entry(String name, byte[] content) {
        entries.put(name, content);
        return this;
    }

    ForgedModel without(String name) {
        entries.remove(name);
        return this;
    }

    public void write(Path file) {
        Checksums sums = new Checksums();
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                MessageDigest digest = Checksums.digest();
                digest.update(entry.getValue());
                sums.add(entry.getKey(), digest);
                write(zip, entry.getKey(), entry.getValue());
            }
            write(zip, Checksums.NAME, sums.text().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(ZipOutputStream zip, String name, byte[] content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
        zip.closeEntry();
    }
}

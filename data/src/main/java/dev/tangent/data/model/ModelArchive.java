package dev.tangent.data.model;

import dev.tangent.InvalidInput;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.text.MessageText;
import dev.tangent.linalg.Matrix;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/// The entries of a model file, every byte of which was compared with its checksum.
///
/// What unpacks to far more than a model can is refused while it is unpacked, and the memory for an array is taken only
/// when as many bytes were seen.
final class ModelArchive {
    /// A model unpacks to at most this many bytes for each of the file's. Distinct points do not compress so well;
    /// what does, such as equal statuses, is as long as the points are many.
    private static final int MOST_RATIO = 200;

    /// What may be unpacked whatever the ratio.
    private static final long FREE_BYTES = 1 << 26;

    private static final int MOST_ENTRIES = 64;
    private static final int LONGEST_TEXT = 1 << 26;
    private static final int BUFFER = 1 << 16;

    private final Path path;
    private final ZipFile zip;
    private final Map<String, Long> sizes = new HashMap<>();
    private final long most;
    private long unpacked;

    private ModelArchive(Path path, ZipFile zip, long fileSize) {
        this.path = path;
        this.zip = zip;
        most = Math.max(FREE_BYTES, fileSize * MOST_RATIO);
    }

    /// Refuses what does not have exactly the content that the checksums are of.
    static ModelArchive verified(Path path, ZipFile zip) throws IOException {
        ModelArchive archive = new ModelArchive(path, zip, Files.size(path));
        archive.verify();
        return archive;
    }

    private void verify() throws IOException {
        if (zip.size() > MOST_ENTRIES)
            throw new InvalidInput(
                    path + " is a zip archive but not a Tangent model: it has " + zip.size() + " entries");
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
        if (repeated || !text(sums).equals(found.text()))
            throw new InvalidInput(path + " is damaged: its content does not match its checksums");
    }

    /// Counts what is really there, as a zip archive may say anything of its sizes.
    private MessageDigest digest(ZipEntry entry) throws IOException {
        MessageDigest digest = Checksums.digest();
        byte[] bytes = new byte[BUFFER];
        long size = 0;
        try (InputStream in = open(entry)) {
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                digest.update(bytes, 0, read);
                size += read;
                unpacked += read;
                if (unpacked > most)
                    throw new InvalidInput(path + " is no model that makes sense: it unpacks to more than "
                            + (most >> 20) + " MB, more than " + MOST_RATIO + " times its size, at "
                            + MessageText.quoted(entry.getName()));
            }
        }
        sizes.put(entry.getName(), size);
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

    boolean has(String name) {
        return sizes.containsKey(name);
    }

    /// An entry of text, which must be there.
    String text(String name) throws IOException {
        return text(entry(name));
    }

    /// An entry that is an array, which must be there.
    Matrix array(String name) throws IOException {
        ZipEntry entry = entry(name);
        long size = sizes.getOrDefault(name, 0L);
        try (InputStream in = open(entry)) {
            return NpyFile.read(name, in, size);
        }
    }

    private ZipEntry entry(String name) {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null || !has(name)) throw new InvalidInput("it has no " + name);
        return entry;
    }
}

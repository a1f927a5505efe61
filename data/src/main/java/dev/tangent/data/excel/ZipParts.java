package dev.tangent.data.excel;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.InputFile;
import dev.tangent.data.file.UnpackingLimit;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/// The parts of a workbook, none of which may unpack to more than [UnpackingLimit] allows.
record ZipParts(String file, ZipFile zip) implements AutoCloseable {
    static ZipParts open(InputFile file) throws IOException {
        try {
            return new ZipParts(file.name(), new ZipFile(file.path().toFile()));
        } catch (ZipException e) {
            throw new InvalidInput(
                    file.name() + " is a spreadsheet that is cut off or damaged: copy or save it once more", e);
        }
    }

    /// The part of that name, if it is there.
    Optional<XmlPart> part(String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) return Optional.empty();
        InputStream unpacked = new UnpackingLimit(
                file,
                new BufferedInputStream(zip.getInputStream(entry), 1 << 16),
                entry::getCompressedSize,
                "if it is one, save it as CSV");
        return Optional.of(new XmlPart(file, name, unpacked));
    }

    XmlPart required(String name) throws IOException {
        return part(name)
                .orElseThrow(() -> new InvalidInput(
                        file + " is a zip archive but no spreadsheet that can be read: it has no " + name));
    }

    /// What a part refers to: the target of each relation by its id, as names of parts.
    Map<String, String> relations(String of) throws IOException {
        int slash = of.lastIndexOf('/') + 1;
        String folder = of.substring(0, slash);
        Map<String, String> targets = new LinkedHashMap<>();
        try (XmlPart xml = required(folder + "_rels/" + of.substring(slash) + ".rels")) {
            while (xml.next())
                if (xml.starts("Relationship")) {
                    String target = xml.attribute("Target");
                    targets.put(xml.attribute("Id"), target.startsWith("/") ? target.substring(1) : folder + target);
                }
        }
        return targets;
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}

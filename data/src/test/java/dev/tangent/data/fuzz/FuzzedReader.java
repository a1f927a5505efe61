package dev.tangent.data.fuzz;

import dev.tangent.Journal.SearchName;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.format.Workbooks;
import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.GraphFile;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.journal.JournalFile;
import dev.tangent.data.matrixmarket.MatrixMarket;
import dev.tangent.data.model.ForgedModel;
import dev.tangent.data.model.ModelReader;
import dev.tangent.data.model.SavedModel;
import dev.tangent.data.npy.NpyFixtures;
import dev.tangent.data.table.LabelFile;
import dev.tangent.data.table.Table;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// What reads files that people bring, each with files to begin with.
enum FuzzedReader {
    CSV(".csv") {
        @Override
        List<byte[]> seeds(Path folder) {
            return texts(
                    "x,y,kind,label\n1,2.5,red,3\n2,-1e3,blue,\n3,4,red,NA\n4,5,\"a, \"\"b\"\"\",7\n",
                    "a;b\n1,5;2\n1.000,25;3\n",
                    "# note\nx\ty\n1\t2\n\n3\t4\n",
                    "when,n\n2024-01-05,1'000\n2024-02-01,-999\n",
                    "  x   y\n 1.0  2\n10.5 30\n",
                    "\uFEFFid|x\n1|2\n2|3\n");
        }
    },
    JSON(".json") {
        @Override
        List<byte[]> seeds(Path folder) {
            return texts(
                    "[{\"x\":1,\"y\":\"a\"},{\"x\":2.5e3,\"y\":null},{\"y\":true,\"x\":-7}]",
                    "{\"x\":1,\"y\":\"a\\u00e9\"}\n{\"x\":2,\"y\":[1,2]}\n{\"x\":\"3\"}\n");
        }
    },
    EXCEL(".xlsx") {
        @Override
        List<byte[]> seeds(Path folder) throws IOException {
            return List.of(Files.readAllBytes(Workbooks.write(
                    folder.resolve("seed.xlsx"),
                    "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"inlineStr\"><is><t>kind</t></is></c></row>"
                            + "<row r=\"2\"><c r=\"A2\"><v>0.1</v></c><c r=\"B2\" s=\"1\"><v>45366</v></c></row>"
                            + "<row r=\"3\"><c r=\"A3\"><f>A2*2</f><v>0.2</v></c><c r=\"B3\" t=\"b\"><v>1</v></c></row>",
                    "<row><c><v>7</v></c></row>")));
        }

        // In a part, so that most files are archives still.
        @Override
        byte[] changed(byte[] seed, byte[] other, Mutator mutator, Path folder) throws IOException {
            if (mutator.below(4) == 0) return mutator.changed(seed, other);
            Map<String, String> parts = new LinkedHashMap<>();
            try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(seed))) {
                for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry())
                    parts.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
            List<String> names = List.copyOf(parts.keySet());
            String part = names.get(mutator.below(names.size()));
            byte[] before = parts.get(part).getBytes(StandardCharsets.UTF_8);
            parts.put(part, new String(mutator.changed(before, before), StandardCharsets.UTF_8));
            return Files.readAllBytes(Workbooks.zip(folder.resolve("changed.xlsx"), parts));
        }
    },
    NPY(".npy") {
        @Override
        List<byte[]> seeds(Path folder) throws IOException {
            return files(NpyFixtures.path("vector").getParent(), ".npy");
        }
    },
    MATRIX_MARKET(".mtx") {
        @Override
        List<byte[]> seeds(Path folder) {
            return texts(
                    "%%MatrixMarket matrix coordinate real symmetric\n% a graph\n3 3 3\n2 1 0.5\n3 1 1\n3 2 2e0\n",
                    "%%MatrixMarket matrix coordinate pattern general\n3 3 2\n1 2\n3 1\n");
        }

        @Override
        void read(Path file) {
            MatrixMarket.read(file);
            GraphFile.read(file, Dialect.UNKNOWN);
        }
    },
    EDGES(".csv") {
        @Override
        List<byte[]> seeds(Path folder) {
            return texts("from,to,weight\n0,1,1\n1,2,0.5\n2,0,3\n", "a b\n0 1\n1 2\n");
        }

        @Override
        void read(Path file) {
            GraphFile.read(file, Dialect.UNKNOWN);
        }
    },
    LABELS(".csv") {
        @Override
        List<byte[]> seeds(Path folder) {
            return texts("row,y,z\n0,1,2\n3,NaN,1e5\n7,,4\n", "y\n1\n\n3\n2\n5\n6\n7\n8\n");
        }

        @Override
        void read(Path file) {
            LabelFile.read(file, 8);
        }
    },
    JOURNAL(".journal") {
        @Override
        List<byte[]> seeds(Path folder) {
            return texts("{\"tangent\":\"1.0\",\"data\":\"p\",\"fingerprint\":\"ab12\",\"folds\":5,\"seed\":7}\n"
                    + "{\"part\":\"lg k=10\",\"trials\":[{\"parameters\":{\"neighbours\":10,\"scale\":0.1},\"simplicity\":2.0,"
                    + "\"heldOut\":[0.1,1.0E-300],\"logEvidence\":-12.25}]}\n"
                    + "{\"part\":\"lg k=20\",\"trials\":[{\"parameters\":{},\"simplicity\":0.5,\"heldOut\":[1.0,\"NaN\"],"
                    + "\"logEvidence\":null}]}\n");
        }

        @Override
        void read(Path file) {
            JournalFile journal = new JournalFile(file, "1.0");
            journal.begin(new SearchName("p", "ab12", 5, 7));
            journal.recall("lg k=10");
        }
    },
    MODEL(".tangent") {
        @Override
        List<byte[]> seeds(Path folder) throws IOException {
            try {
                return files(Path.of(FuzzedReader.class.getResource("/model").toURI()), ".tangent");
            } catch (URISyntaxException e) {
                throw new IllegalStateException(e);
            }
        }

        // In an entry whose checksum is then right: who forges a model does as much.
        @Override
        byte[] changed(byte[] seed, byte[] other, Mutator mutator, Path folder) throws IOException {
            if (mutator.below(8) == 0) return mutator.changed(seed, other);
            ForgedModel forged = ForgedModel.of(seed);
            List<String> names = List.copyOf(forged.names());
            String name = mutator.below(2) == 0 ? "model.json" : names.get(mutator.below(names.size()));
            byte[] before = forged.content(name);
            Path file = folder.resolve("forged.tangent");
            forged.entry(name, mutator.changed(before, before)).write(file);
            return Files.readAllBytes(file);
        }

        @Override
        void read(Path file) {
            SavedModel saved = ModelReader.read(file);
            double[] place = new double[saved.columns().size()];
            saved.model().predict(place);
        }
    };

    private final String ending;

    FuzzedReader(String ending) {
        this.ending = ending;
    }

    String ending() {
        return ending;
    }

    /// @param folder for what has to be written to be made
    abstract List<byte[]> seeds(Path folder) throws IOException;

    /// @param folder for what has to be written to be made
    byte[] changed(byte[] seed, byte[] other, Mutator mutator, Path folder) throws IOException {
        return mutator.changed(seed, other);
    }

    /// As a fit reads a table: all columns, their meaning, and what is a coordinate.
    void read(Path file) {
        Table table = Table.read(file);
        for (String column : table.columns()) {
            if (table.isNumeric(column)) table.numbers(column);
            else table.texts(column);
        }
        PointsInput.of(table, ColumnChoice.ColumnRequest.NONE, List.of()).findings();
    }

    private static List<byte[]> texts(String... files) {
        return List.of(files).stream()
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    private static List<byte[]> files(Path folder, String ending) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .map(FuzzedReader::bytes)
                    .toList();
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

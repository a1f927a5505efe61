package dev.tangent.samples.motion;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.npy.NpyFile;
import dev.tangent.data.table.CsvTableWriter;
import dev.tangent.data.table.NamedMatrix;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Motion tables as files in a folder: `points.npy`, `angles.npy` and `positions.npy`, a row for each frame;
/// `frames.csv` (clip, subject, frame) tells where rows come from, `columns.csv` (table, column, name) what columns
/// are.
public final class MotionTableFiles {
    private MotionTableFiles() {}

    public static void write(MotionTables tables, Path folder) {
        if (!Files.isDirectory(folder)) throw new InvalidInput(folder + " is not a folder to write to");
        matrix(folder.resolve("points.npy"), tables.points());
        matrix(folder.resolve("angles.npy"), tables.angles());
        matrix(folder.resolve("positions.npy"), tables.positions());
        OutputFile.to(folder.resolve("frames.csv")).writeText(out -> {
            CsvTableWriter csv = new CsvTableWriter(out, List.of("clip", "subject", "frame"));
            for (int i = 0; i < tables.sample().frame().length; i++) {
                Clip clip = tables.clips().get(tables.sample().clip()[i]);
                csv.cell(clip.name())
                        .cell(clip.subject())
                        .cell(tables.sample().frame()[i])
                        .endRow();
            }
            csv.flush();
        });
        OutputFile.to(folder.resolve("columns.csv")).writeText(out -> {
            CsvTableWriter csv = new CsvTableWriter(out, List.of("table", "column", "name"));
            names(csv, "points", tables.points().names());
            names(csv, "angles", tables.angles().names());
            names(csv, "positions", tables.positions().names());
            csv.flush();
        });
    }

    private static void matrix(Path path, NamedMatrix matrix) {
        OutputFile.to(path).write(out -> NpyFile.write(out, matrix.values()));
    }

    private static void names(CsvTableWriter csv, String table, List<String> names) {
        for (int c = 0; c < names.size(); c++)
            csv.cell(table).cell(c).cell(names.get(c)).endRow();
    }
}

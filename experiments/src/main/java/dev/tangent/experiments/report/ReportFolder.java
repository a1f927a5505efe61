package dev.tangent.experiments.report;

import dev.tangent.data.file.OutputFile;
import dev.tangent.plot.page.FileNames;
import dev.tangent.plot.page.Html;
import dev.tangent.plot.page.Report;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.picture.PictureFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A report in all its formats in one folder: `NAME.html`, `NAME.md`, its pictures in `images`, its tables in `tables`.
public final class ReportFolder {
    private ReportFolder() {}

    /// Writes all files; the folders are made where there are none.
    public static void write(Report report, Path folder, String name, PictureFormat pictures) {
        FileNames.check(name, "report");
        try {
            Files.createDirectories(folder.resolve("tables"));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make the folder " + folder, e);
        }
        for (ResultTable table : report.files()) {
            String text = Csv.text(table);
            OutputFile.to(folder.resolve("tables").resolve(table.name() + ".csv"))
                    .writeText(out -> out.write(text));
        }
        Markdown.write(report, folder.resolve(name + ".md"), pictures);
        String page = Html.text(report);
        OutputFile.to(folder.resolve(name + ".html")).writeText(out -> out.write(page));
    }
}

package dev.tangent.service;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.OutputFile;
import dev.tangent.data.table.Table;
import dev.tangent.data.table.TableOutput;
import dev.tangent.method.Domain;
import dev.tangent.service.fit.Fits;
import dev.tangent.service.folder.OpenedFolder;
import dev.tangent.service.http.Answer;
import dev.tangent.service.http.Fields;
import dev.tangent.service.http.Request;
import dev.tangent.service.http.Route;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.Tables;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The opened folder: what lies in it, and what is written into it.
record FolderFiles(OpenedFolder folder, Tables tables, Fits fits) {
    private static final Domain.OneOf<String> KINDS =
            new Domain.OneOf<>(List.of("labels", "predictions", "model", "report"), word -> word);

    /// A file that was written.
    record Written(String file, long bytes) {}

    void addTo(Consumer<Route> routes) {
        routes.accept(Route.of("GET", "/api/files", request -> Answer.json(folder.list())));
        routes.accept(Route.of("POST", "/api/files", this::write));
    }

    private Answer write(Request request) throws IOException {
        Fields fields = request.fields();
        String file = fields.needed("file");
        String what = fields.oneOf("what", KINDS).orElseThrow(() -> new InvalidInput("'what' is needed"));
        Optional<String> table = fields.text("table");
        Optional<String> fit = fields.text("fit");
        boolean replace = fields.flag("replace", false);
        boolean errorBars = fields.flag("errorBars", false);
        fields.end();
        Path target = folder.toWrite(file, replace);
        if (what.equals("labels"))
            return labels(tables.of(table.orElseThrow(() -> new InvalidInput("labels need a 'table'"))), file, target);
        byte[] content =
                fits.file(fit.orElseThrow(() -> new InvalidInput("a " + what + " needs a 'fit'")), what, errorBars);
        OutputFile.to(target).write(out -> out.write(content));
        return Answer.json(201, new Written(file, content.length));
    }

    private static Answer labels(OpenTable open, String file, Path target) throws IOException {
        long version = open.version();
        byte[] content = content(open.table());
        OutputFile.to(target).write(out -> out.write(content));
        if (version == open.version()) open.wasWritten(file, version); // else labels changed meanwhile
        return Answer.json(201, new Written(file, content.length));
    }

    /// The whole table as it is now, labels and all.
    private static byte[] content(Table table) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<List<String>> columns = table.columns().stream().map(table::texts).toList();
        TableOutput.CSV.write(out, table.columns(), rows -> {
            for (int row = 0; row < table.rows(); row++) {
                for (List<String> column : columns) rows.cell(column.get(row));
                rows.endRow();
            }
        });
        return out.toByteArray();
    }
}

package dev.tangent.present;

import dev.tangent.Tuning;
import dev.tangent.data.table.CsvTableWriter;
import dev.tangent.data.text.ParameterJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/// Every candidate of a search, best first: a column for each parameter of any method, its error, and whether it was
/// chosen. The same search gives the same bytes.
public final class CandidateTable {
    private final List<Tuning.Tried> ranked;
    private final List<String> outputs;
    private final Set<String> parameters = new LinkedHashSet<>();

    /// @param outputs names of what each candidate has an error of its own for
    public CandidateTable(Tuning tuning, List<String> outputs) {
        this.ranked = tuning.candidates();
        this.outputs = outputs;
        // In the order in which they were tried, so that columns do not depend on who came first.
        ranked.stream()
                .sorted(Comparator.comparingInt(Tuning.Tried::number))
                .forEach(tried -> parameters.addAll(tried.parameters().keySet()));
    }

    public void writeCsv(Writer out) throws IOException {
        List<Map<String, Object>> rows = rows();
        List<String> header = List.copyOf(rows.getFirst().keySet());
        try {
            CsvTableWriter csv = new CsvTableWriter(out, header);
            for (Map<String, Object> row : rows) {
                for (String column : header) csv.cell(String.valueOf(row.get(column)));
                csv.endRow();
            }
            csv.flush();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    public void writeJson(Writer out) throws IOException {
        List<Map<String, Object>> rows = rows();
        for (Map<String, Object> row : rows) row.values().removeIf(""::equals);
        out.write(JsonMapper.builder()
                .addModule(ParameterJson.module())
                .build()
                .writerWithDefaultPrettyPrinter()
                .writeValueAsString(rows));
        out.write("\n");
    }

    /// A parameter that a method does not have is an empty text.
    private List<Map<String, Object>> rows() {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (Tuning.Tried tried : ranked) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("method", tried.method());
            for (String name : parameters)
                row.put(
                        name,
                        tried.parameters().containsKey(name)
                                ? tried.parameters().get(name)
                                : "");
            row.put("error", tried.error());
            row.put("standard-error-of-folds", tried.standardError());
            for (int c = 0; c < outputs.size() && outputs.size() > 1; c++)
                row.put("error-" + outputs.get(c), tried.outputErrors().get(c));
            tried.logEvidence().ifPresent(log -> row.put("log-evidence", log));
            row.put("chosen", tried.chosen());
            rows.add(row);
        }
        return rows;
    }
}

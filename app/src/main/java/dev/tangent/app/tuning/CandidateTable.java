package dev.tangent.app.tuning;

import dev.tangent.data.table.CsvTableWriter;
import dev.tangent.learning.selection.Search.Candidate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/// Every candidate of a search, best first: a column for each parameter of any method, its error, and whether it was
/// chosen. The same search gives the same bytes.
public final class CandidateTable {
    private final Found found;
    private final List<String> outputs;
    private final Set<String> parameters = new LinkedHashSet<>();

    public CandidateTable(Found found, List<String> outputs) {
        this.found = found;
        this.outputs = outputs;
        for (Candidate candidate : found.outcome().candidates())
            parameters.addAll(candidate.trial().parameters().keySet());
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
        out.write(JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(rows));
        out.write("\n");
    }

    /// A parameter that a method does not have is an empty text.
    private List<Map<String, Object>> rows() {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (Candidate candidate : found.outcome().ranked()) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("method", candidate.trial().method());
            for (String name : parameters)
                row.put(name, candidate.trial().parameters().getOrDefault(name, ""));
            row.put("error", candidate.score().error());
            row.put("standard-error", candidate.score().standardError());
            for (int c = 0; c < outputs.size() && outputs.size() > 1; c++)
                row.put("error-" + outputs.get(c), candidate.score().output(c).mean());
            candidate.trial().logEvidence().ifPresent(log -> row.put("log-evidence", log));
            row.put("chosen", candidate.equals(found.outcome().chosen()));
            rows.add(row);
        }
        return rows;
    }
}

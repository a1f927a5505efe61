package dev.tangent.service.table;

import dev.tangent.data.input.ColumnChoice;
import dev.tangent.data.input.PointsInput;
import dev.tangent.service.http.Query;
import java.util.List;

/// The points that an address means: `columns`, `without` and `targets` as in a fit.
final class PointsQuery {
    private PointsQuery() {}

    static PointsInput of(OpenTable table, Query query) {
        List<String> targets = query.names("targets");
        ColumnChoice.ColumnRequest request = new ColumnChoice.ColumnRequest(
                query.names("columns"), query.names("without"), List.of(), targets.isEmpty());
        return table.points(request, targets);
    }
}

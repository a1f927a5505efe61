package dev.tangent.service.model;

import dev.tangent.data.model.SavedModel;
import java.util.List;
import java.util.Map;

/// What clients are told of a model.
///
/// @param columns coordinates, in the order of an array's columns
/// @param about what made it
record ModelView(
        String id,
        String name,
        List<String> columns,
        List<String> outputs,
        int points,
        boolean errorBars,
        Map<String, String> about) {
    static ModelView of(String id, String name, SavedModel saved) {
        return new ModelView(
                id,
                name,
                saved.columns(),
                saved.outputs(),
                saved.model().cloud().size(),
                saved.model().bars().isPresent(),
                saved.about());
    }
}

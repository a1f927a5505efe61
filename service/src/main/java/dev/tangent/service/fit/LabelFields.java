package dev.tangent.service.fit;

import dev.tangent.InvalidInput;
import dev.tangent.data.input.LabelInput;
import dev.tangent.present.code.DataSetting;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.Tables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Where the labels are: columns of the table, or another table with a row for each point.
///
/// @param classes whether numbers name classes
record LabelFields(List<String> targets, Optional<OpenTable> other, Optional<String> weights, boolean classes) {
    static LabelFields of(Fields fields, Tables tables) {
        List<String> targets = fields.values("targets");
        Optional<String> labels = fields.text("labels");
        if (targets.isEmpty() == labels.isEmpty())
            throw new InvalidInput("either 'targets', columns of the table, or 'labels', another table, must be given");
        return new LabelFields(targets, labels.map(tables::of), fields.text("weights"), fields.flag("classes", false));
    }

    LabelInput input() {
        return other.<LabelInput>map(table -> new LabelInput.Beside(table.table(), weights))
                .orElseGet(() -> new LabelInput.Targets(targets, weights));
    }

    /// What is said, as settings of a fit.
    List<DataSetting> settings() {
        List<DataSetting> all = new ArrayList<>();
        all.add(other.<DataSetting>map(
                        table -> new DataSetting.LabelsBeside(table.table().file()))
                .orElseGet(() -> new DataSetting.TargetColumns(targets)));
        weights.map(DataSetting.LabelWeights::new).ifPresent(all::add);
        if (classes) all.add(new DataSetting.NumbersNameClasses());
        return all;
    }

    /// Whether changes of these columns of the table matter.
    boolean concerns(Set<String> columns) {
        List<String> own = new ArrayList<>(targets);
        weights.ifPresent(own::add);
        return other.isEmpty() && !Collections.disjoint(own, columns);
    }
}

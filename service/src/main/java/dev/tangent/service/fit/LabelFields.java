package dev.tangent.service.fit;

import dev.tangent.InvalidInput;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.LabelInput;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.table.Table;
import dev.tangent.present.code.DataSetting;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.TableFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Where the labels are: columns of the table, or another table with a row for each point.
///
/// @param classes whether numbers name classes
/// @param names of the classes, where the labels are their numbers
record LabelFields(
        List<String> targets,
        Optional<OpenTable> other,
        Optional<String> weights,
        boolean classes,
        List<String> names) {
    static LabelFields of(Fields fields, Function<String, OpenTable> tables) {
        List<String> targets = fields.values("targets");
        Optional<String> labels = fields.text("labels");
        if (targets.isEmpty() == labels.isEmpty())
            throw new InvalidInput("either 'targets', columns of the table, or 'labels', another table, must be given");
        return new LabelFields(
                targets,
                labels.map(tables),
                fields.text("weights"),
                fields.flag("classes", false),
                fields.values("classNames"));
    }

    /// The labels as they are now.
    Labelled read(Table points) {
        Labelled found = input().read(points, Dialect.UNKNOWN, classes);
        return names.isEmpty() ? found : found.named(names);
    }

    LabelInput input() {
        return other.<LabelInput>map(table -> new LabelInput.Beside(table.table(), weights))
                .orElseGet(() -> new LabelInput.Targets(targets, weights));
    }

    /// What is said, as settings of a fit.
    ///
    /// @param file which one holds a table
    List<DataSetting> settings(Function<OpenTable, TableFile> file) {
        List<DataSetting> all = new ArrayList<>();
        all.add(other.<DataSetting>map(
                        table -> new DataSetting.LabelsBeside(file.apply(table).file()))
                .orElseGet(() -> new DataSetting.TargetColumns(targets)));
        weights.map(DataSetting.LabelWeights::new).ifPresent(all::add);
        return all;
    }

    /// Whether changes of these columns of the table matter.
    boolean concerns(Set<String> columns) {
        List<String> own = new ArrayList<>(targets);
        weights.ifPresent(own::add);
        return other.isEmpty() && !Collections.disjoint(own, columns);
    }
}

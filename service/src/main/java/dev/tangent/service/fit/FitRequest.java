package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.Classification;
import dev.tangent.Learning;
import dev.tangent.Regression;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.learning.ClassLabels;
import dev.tangent.present.code.DataSetting;
import dev.tangent.present.code.FitDescription;
import dev.tangent.present.code.FitSetting;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.Tables;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// What is asked of a fit. Every option of the library's door can be said; what is not said is left to it.
///
/// @param asked as it came
record FitRequest(
        JsonNode asked,
        OpenTable table,
        LabelFields labels,
        PointsFields points,
        MethodFields method,
        SelectionFields selection,
        PriorFields prior,
        NeedFields needs) {
    static FitRequest of(Fields fields, Tables tables) {
        OpenTable table = tables.of(fields.needed("table"));
        FitRequest request = new FitRequest(
                fields.all(),
                table,
                LabelFields.of(fields, tables),
                PointsFields.of(fields, false),
                MethodFields.of(fields),
                SelectionFields.of(fields),
                PriorFields.of(fields),
                NeedFields.of(fields));
        fields.end();
        return request;
    }

    /// Points and labels as they are now.
    ///
    /// @param points NaN where a coordinate is missing
    record FitInput(PointsInput points, Labelled labelled) {
        boolean areClasses() {
            return labelled.classes().isPresent();
        }
    }

    FitInput read() {
        PointsInput cloud = points.read(table, labels.input().taken());
        return new FitInput(cloud, labelled());
    }

    Labelled labelled() {
        return labels.input().read(table.table(), Dialect.UNKNOWN, labels.classes());
    }

    boolean errorBars() {
        return needs.errorBars();
    }

    Regression values(FitInput data) {
        return configured(description(data).regression(), data);
    }

    Classification classes(FitInput data) {
        Check.that(
                !needs.errorBars() && !needs.forSuggestions() && !selection.perOutput(),
                "errorBars, forSuggestions and perOutput are for values, but '"
                        + data.labelled().outputs().getFirst() + "' names classes");
        return configured(description(data).classification(), data);
    }

    private <S extends Learning<S>> S configured(S base, FitInput data) {
        S learning = base.named(data.points().file())
                .outputs(data.labelled().outputs().toArray(String[]::new));
        return points.threads().map(learning::threads).orElse(learning);
    }

    /// All that is said of the fit, in the order in which a person would say it.
    FitDescription description(FitInput data) {
        List<FitSetting> all = new ArrayList<>();
        all.add(new DataSetting.PointsFile(table.table().file()));
        all.addAll(labels.settings());
        all.add(new DataSetting.Coordinates(
                table.columns(points.columns()),
                data.points().choice().coordinates(),
                data.points().points().missing() == 0));
        all.addAll(points.settings());
        all.addAll(method.settings());
        all.addAll(selection.settings());
        data.labelled()
                .classes()
                .map(ClassLabels::names)
                .flatMap(prior::setting)
                .ifPresent(all::add);
        all.addAll(needs.settings());
        return new FitDescription(data.areClasses(), all);
    }
}

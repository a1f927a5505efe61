package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.Classification;
import dev.tangent.InvalidInput;
import dev.tangent.Learning;
import dev.tangent.Regression;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.data.table.Table;
import dev.tangent.learning.ClassLabels;
import dev.tangent.present.code.DataSetting;
import dev.tangent.present.code.FitDescription;
import dev.tangent.present.code.FitSetting;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.TableFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// What is asked of a fit. Every option of the library's door can be said; what is not said is left to it.
///
/// @param asked as it came
/// @param table of points; the graph's edges where nothing places its vertices
/// @param note a text of the client's own that the model keeps
record FitRequest(
        JsonNode asked,
        OpenTable table,
        LabelFields labels,
        PointsFields points,
        MethodFields method,
        SelectionFields selection,
        PriorFields prior,
        NeedFields needs,
        Optional<String> note) {
    /// @param tables an open one by its id, or a file by its name and what is said of it
    static FitRequest of(Fields fields, BiFunction<String, DataSetting.FileFormat, OpenTable> tables) {
        DataSetting.FileFormat format = new DataSetting.FileFormat(
                fields.text("decimal"),
                fields.text("thousands"),
                fields.text("encoding"),
                fields.text("sheet"),
                fields.text("delimiter"),
                fields.whole("skip", 0).map(String::valueOf),
                fields.values("na"));
        Function<String, OpenTable> named = name -> tables.apply(name, format);
        PointsFields points = PointsFields.of(fields, named, false);
        Optional<OpenTable> table = fields.text("table").map(named).or(points::graph);
        FitRequest request = new FitRequest(
                fields.all(),
                table.orElseThrow(() -> new InvalidInput("'table' is needed, or a 'graph'")),
                LabelFields.of(fields, named),
                points,
                MethodFields.of(fields),
                SelectionFields.of(fields),
                PriorFields.of(fields),
                NeedFields.of(fields),
                fields.text("note"));
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
        PointsInput cloud = areVertices()
                ? points.vertices()
                : points.read(table, labels.input().taken());
        return new FitInput(cloud, labelled(cloud.table()));
    }

    /// Labels as they are now.
    ///
    /// @param rows of the points
    Labelled labelled(Table rows) {
        return labels.read(areVertices() ? rows : table.table());
    }

    /// Whether the points are the vertices of a graph that nothing places.
    private boolean areVertices() {
        return points.graph().equals(Optional.of(table));
    }

    boolean errorBars() {
        return needs.errorBars();
    }

    Regression values(FitInput data) {
        Check.that(
                !prior.isGiven(),
                "prior is for classes, but '" + data.labelled().outputs().getFirst() + "' has values");
        return configured(description(data).regression(), data);
    }

    Classification classes(FitInput data) {
        Check.that(
                !needs.errorBars() && !needs.forSuggestions() && !selection.perOutput(),
                "errorBars, forSuggestions and perOutput are for values, but '"
                        + data.labelled().outputs().getFirst() + "' names classes");
        return configured(description(data).classification(), data);
    }

    /// How to learn as something describes it.
    Learning<?> learning(FitDescription described, FitInput data) {
        return data.areClasses()
                ? configured(described.classification(), data)
                : configured(described.regression(), data);
    }

    private <S extends Learning<S>> S configured(S base, FitInput data) {
        S learning = base.named(data.points().file())
                .outputs(data.labelled().outputs().toArray(String[]::new));
        return points.threads().map(learning::threads).orElse(learning);
    }

    FitDescription description(FitInput data) {
        return description(data, OpenTable::opened);
    }

    /// The same with error bars, or as it was asked for.
    FitRequest withErrorBars(boolean also) {
        return also
                ? new FitRequest(asked, table, labels, points, method, selection, prior, needs.withErrorBars(), note)
                : this;
    }

    /// All that is said of the fit.
    ///
    /// @param file which one holds a table
    FitDescription description(FitInput data, Function<OpenTable, TableFile> file) {
        List<FitSetting> all = new ArrayList<>();
        if (!areVertices()) all.add(new DataSetting.PointsFile(file.apply(table).file()));
        points.graph()
                .map(edges -> file.apply(edges).file())
                .map(DataSetting.GraphFile::new)
                .ifPresent(all::add);
        all.add(file.apply(table).format());
        all.addAll(labels.settings(file));
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

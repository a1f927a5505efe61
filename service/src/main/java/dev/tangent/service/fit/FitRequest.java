package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.Classification;
import dev.tangent.InvalidInput;
import dev.tangent.Learning;
import dev.tangent.Regression;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.Labelled;
import dev.tangent.data.input.PointsInput;
import dev.tangent.learning.ClassLabels;
import dev.tangent.learning.classification.Prior;
import dev.tangent.method.Domain;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.OpenTable;
import dev.tangent.service.table.Tables;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What is asked of a fit. Every option of the library's door can be said; what is not said is left to it.
///
/// @param asked as it came
/// @param live whether changes are to be answered at once from the first on
record FitRequest(
        JsonNode asked,
        OpenTable table,
        LabelFields labels,
        PointsFields points,
        MethodFields method,
        SelectionFields selection,
        Optional<Map<String, List<String>>> prior,
        boolean evenPrior,
        boolean errorBars,
        boolean forNewPoints,
        boolean forSuggestions,
        boolean live) {
    static FitRequest of(Fields fields, Tables tables) {
        OpenTable table = tables.of(fields.needed("table"));
        boolean shares = fields.isObject("prior");
        FitRequest request = new FitRequest(
                fields.all(),
                table,
                LabelFields.of(fields, tables),
                PointsFields.of(fields, false),
                MethodFields.of(fields),
                SelectionFields.of(fields),
                shares ? Optional.of(fields.valuesByName("prior")) : Optional.empty(),
                !shares && fields.text("prior").map(FitRequest::isEven).orElse(false),
                fields.flag("errorBars", false),
                fields.flag("forNewPoints", false),
                fields.flag("forSuggestions", false),
                fields.flag("live", false));
        fields.end();
        return request;
    }

    private static boolean isEven(String word) {
        Check.that(
                word.equals("even") || word.equals("labels"),
                "prior must be 'labels', 'even' or shares of classes but is " + word);
        return word.equals("even");
    }

    /// Points and labels as they are now.
    ///
    /// @param points NaN where a coordinate is missing
    record Data(PointsInput points, Labelled labelled) {
        boolean areClasses() {
            return labelled.classes().isPresent();
        }
    }

    Data read() {
        PointsInput cloud = points.read(table, labels.input().taken());
        return new Data(cloud, labelled());
    }

    Labelled labelled() {
        return labels.input().read(table.table(), Dialect.UNKNOWN, labels.classes());
    }

    Regression values(Data data) {
        Regression base = configured(new Regression(), data);
        if (selection.perOutput()) base = base.perOutput();
        if (errorBars) base = base.errorBars();
        if (forNewPoints) base = base.forNewPoints();
        return forSuggestions ? base.forSuggestions() : base;
    }

    Classification classes(Data data) {
        Check.that(
                !errorBars && !forSuggestions && !selection.perOutput(),
                "errorBars, forSuggestions and perOutput are for values, but '"
                        + data.labelled().outputs().getFirst() + "' names classes");
        return configured(new Classification(), data).prior(prior(data.labelled()));
    }

    private <S extends Learning<S>> S configured(S base, Data data) {
        return selection
                .applied(method.applied(points.applied(base)))
                .named(data.points().file())
                .outputs(data.labelled().outputs().toArray(String[]::new));
    }

    private Prior prior(Labelled labelled) {
        List<String> names = labelled.classes().map(ClassLabels::names).orElseThrow();
        double[] shares = new double[names.size()];
        if (evenPrior) Arrays.fill(shares, 1.0 / shares.length);
        if (!evenPrior && prior.isEmpty()) return new Prior.Labelled();
        prior.ifPresent(given -> given.forEach((name, share) -> {
            if (!names.contains(name))
                throw new InvalidInput(
                        "prior names the class '" + name + "', but the classes are " + String.join(", ", names));
            shares[names.indexOf(name)] =
                    new Domain.PositiveNumber().read("prior of class '" + name + "'", share.getFirst());
        }));
        for (int c = 0; c < shares.length; c++)
            Check.that(shares[c] > 0, "prior has no share for the class '" + names.get(c) + "'");
        return new Prior.Given(shares);
    }
}

package dev.tangent.present.code;

import dev.tangent.ParameterValue;
import dev.tangent.learning.Lambda;
import dev.tangent.method.Domain;
import dev.tangent.method.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A setting as a name and a value. The command line, JSON and Python say settings so, each by names of its own; Java
/// says them by calls ([JavaText]).
///
/// @param key as a request to the service has it
/// @param value true, false, a whole number, a double, a text, a list of such, or a map from names to such
record SettingField(String key, Object value) {
    /// The field that parameters of methods are in, by their keys.
    static final String PARAMETERS = "parameters";

    static final String TABLE = "table";
    static final String GRAPH = "graph";
    static final String CLASSES = "classes";
    static final String PRIOR = "prior";
    static final String EVEN = "even";
    static final String BUDGET = "budget";

    /// All fields of a fit, in the order of its settings.
    static List<SettingField> of(FitDescription fit) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (FitSetting setting : fit.settings()) {
            put(setting, fields);
            if (fit.classes() && setting instanceof DataSetting.Coordinates) fields.put(CLASSES, true);
        }
        return fields.entrySet().stream()
                .map(entry -> new SettingField(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static void put(FitSetting setting, Map<String, Object> fields) {
        switch (setting) {
            case DataSetting data -> put(data, fields);
            case LearningSetting learning -> put(learning, fields);
            case ValueSetting.PerOutput each -> fields.put("perOutput", true);
            case ValueSetting.WithErrorBars bars -> fields.put("errorBars", true);
            case ValueSetting.ForSuggestions suggestions -> fields.put("forSuggestions", true);
            case ClassSetting.ClassShares prior -> fields.put(PRIOR, prior.areEven() ? EVEN : prior.shares());
        }
    }

    private static void put(DataSetting setting, Map<String, Object> fields) {
        switch (setting) {
            case DataSetting.PointsFile points -> fields.put(TABLE, points.file());
            case DataSetting.GraphFile graph -> fields.put(GRAPH, graph.file());
            case DataSetting.FileFormat format -> {
                put("decimal", format.decimal(), fields);
                put("thousands", format.thousands(), fields);
                put("encoding", format.encoding(), fields);
                put("sheet", format.sheet(), fields);
                put("delimiter", format.delimiter(), fields);
                if (format.skip().isPresent()) fields.put("skip", format.lines());
                putNames("na", format.na(), fields);
            }
            case DataSetting.TargetColumns targets -> fields.put("targets", targets.columns());
            case DataSetting.LabelsBeside labels -> fields.put("labels", labels.file());
            case DataSetting.LabelWeights weights -> fields.put("weights", weights.column());
            case DataSetting.Coordinates coordinates -> {
                putNames("columns", coordinates.asked().columns(), fields);
                putNames("with", coordinates.asked().with(), fields);
                putNames("without", coordinates.asked().without(), fields);
                putNames("dates", coordinates.asked().dates(), fields);
            }
        }
    }

    private static void put(String key, Optional<String> value, Map<String, Object> fields) {
        value.ifPresent(text -> fields.put(key, text));
    }

    private static void putNames(String key, List<String> names, Map<String, Object> fields) {
        if (!names.isEmpty()) fields.put(key, names);
    }

    private static void put(LearningSetting setting, Map<String, Object> fields) {
        switch (setting) {
            case LearningSetting.ScaledBy scaled ->
                fields.put("standardise", scaled.kind().word());
            case LearningSetting.MissingBy missing ->
                fields.put("missing", missing.way().word());
            case LearningSetting.ApproximateNeighbours approximate -> fields.put("approximate", true);
            case LearningSetting.RandomSeed random -> fields.put("seed", random.seed());
            case LearningSetting.AllMethods all -> fields.put("method", SettingWords.AUTO);
            case LearningSetting.NamedMethods named ->
                fields.put(
                        "method",
                        plain(named.methods().stream().map(Method::name).toList()));
            case LearningSetting.ParameterGiven<?> given -> putParameter(given, fields);
            case LearningSetting.LambdaGiven lambdas -> putLambdas(lambdas.values(), fields);
            case LearningSetting.LossGiven loss -> {
                fields.put("loss", loss.kind().word());
                loss.parameter().ifPresent(value -> fields.put("lossParameter", value));
            }
            case LearningSetting.Untuned untuned -> fields.put("tuned", false);
            case LearningSetting.FoldCount count -> fields.put("folds", count.folds());
            case LearningSetting.LeaveOneOutFolds each -> fields.put("folds", SettingWords.LEAVE_ONE_OUT);
            case LearningSetting.ChosenBy by ->
                fields.put("criterion", by.criterion().word());
            case LearningSetting.MeasuredBy by ->
                fields.put("measure", by.measure().word());
            case LearningSetting.OneStandardError error -> fields.put("oneStandardError", true);
            case LearningSetting.OneMethod one -> fields.put("oneMethod", true);
            case LearningSetting.SearchTime time ->
                fields.put(BUDGET, time.time().toMillis() / 1000.0);
            case LearningSetting.SamplePoints sample -> fields.put("searchSample", sample.points());
            case LearningSetting.SearchAllPoints all -> fields.put("searchSample", SettingWords.ALL);
            case LearningSetting.ComputedOn on ->
                fields.put("device", on.device().word());
            case LearningSetting.SolvedBy by ->
                fields.put("solver", SettingWords.SOLVERS.word().apply(by.choice()));
        }
    }

    @SuppressWarnings("unchecked") // nothing else is put under this key
    private static <T> void putParameter(LearningSetting.ParameterGiven<T> given, Map<String, Object> fields) {
        Domain<T> domain = given.parameter().domain();
        Map<String, Object> parameters =
                (Map<String, Object>) fields.computeIfAbsent(PARAMETERS, key -> new LinkedHashMap<>());
        parameters.put(
                given.parameter().key(),
                plain(given.values().stream()
                        .map(value -> plain(domain.shown(value)))
                        .toList()));
    }

    private static Object plain(ParameterValue value) {
        return switch (value) {
            case ParameterValue.Whole whole -> whole.value();
            case ParameterValue.Real real -> real.value();
            case ParameterValue.Word word -> word.value();
        };
    }

    private static void putLambdas(List<Lambda> lambdas, Map<String, Object> fields) {
        List<Double> values = new ArrayList<>();
        for (Lambda lambda : lambdas)
            values.add(
                    switch (lambda) {
                        case Lambda.Raw raw -> raw.value();
                        case Lambda.Relative relative -> relative.value();
                    });
        fields.put(lambdas.getFirst() instanceof Lambda.Raw ? "rawLambda" : "lambda", plain(values));
    }

    /// One value by itself.
    private static Object plain(List<?> values) {
        return values.size() == 1 ? values.getFirst() : values;
    }
}

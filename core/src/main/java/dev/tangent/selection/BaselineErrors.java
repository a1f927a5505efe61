package dev.tangent.selection;

import dev.tangent.baseline.Baselines;
import dev.tangent.learning.trial.LabelledGraph;
import dev.tangent.learning.trial.Trial;
import dev.tangent.learning.trial.TunableMethod;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.method.ParameterValues;
import dev.tangent.selection.score.CrossValidation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What the simplest methods make of the folds of a search: what a fit has to beat to be worth anything.
public final class BaselineErrors {
    /// Products of coordinates that take some tenths of a second.
    private static final double MOST_WORK = 2e8;

    private BaselineErrors() {}

    /// Errors by the methods' names: that of the labels' mean, and that of near labels where it is cheap and places
    /// are known.
    public static Map<String, Double> of(SearchResult found) {
        LabelledGraph labelled = found.labelled();
        CrossValidation validation = found.ranking().validation();
        Map<String, Double> errors = new LinkedHashMap<>();
        add(errors, Methods.MEAN, Baselines.mean(), found, validation);
        double labels = labelled.labels().size();
        int coordinates = labelled.cloud().dimension();
        if (coordinates > 0 && labels * labels * coordinates <= MOST_WORK)
            add(errors, Methods.NEAREST, Baselines.fiveNearest(), found, validation);
        return errors;
    }

    private static void add(
            Map<String, Double> errors,
            Method method,
            TunableMethod tunable,
            SearchResult found,
            CrossValidation validation) {
        List<Trial> trials = new ArrayList<>();
        tunable.tryAll(found.labelled(), found.folds(), trials::add);
        double error = validation
                .candidate(method, ParameterValues.NONE, trials.getFirst())
                .score()
                .error();
        if (Double.isFinite(error)) errors.put(method.name(), error);
    }
}

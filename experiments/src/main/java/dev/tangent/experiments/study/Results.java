package dev.tangent.experiments.study;

import dev.tangent.experiments.report.Cell;
import dev.tangent.learning.selection.MethodChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Questions to the results of a study.
public record Results(List<Result> all) {
    public Results {
        all = List.copyOf(all);
    }

    /// A mean over the draws and its standard error; the latter is not a number for a single draw.
    public record Mean(double value, double standardError) {
        public static Mean of(double[] values) {
            double mean = 0;
            for (double value : values) mean += value / values.length;
            double squares = 0;
            for (double value : values) squares += (value - mean) * (value - mean);
            return new Mean(mean, Math.sqrt(squares / (values.length - 1) / values.length));
        }

        /// The standard error, or nothing where it is not known.
        public double shownError() {
            return Double.isNaN(standardError) ? 0 : standardError;
        }

        public Cell cell(int decimals) {
            return Double.isNaN(standardError)
                    ? Cell.number(value, decimals)
                    : Cell.number(value, standardError, decimals);
        }
    }

    /// The errors of all draws, in their order; empty if the contestant did not take part.
    public double[] errors(String contestant, String part, int labels) {
        return all.stream()
                .filter(r -> r.contestant().equals(contestant) && r.part().equals(part) && r.labels() == labels)
                .sorted(Comparator.comparingInt(Result::draw))
                .mapToDouble(Result::error)
                .toArray();
    }

    public Mean mean(String contestant, String part, int labels) {
        return Mean.of(errors(contestant, part, labels));
    }

    /// The numbers of labels there were, ascending.
    public int[] labels() {
        return all.stream().mapToInt(Result::labels).distinct().sorted().toArray();
    }

    public List<String> contestants() {
        return all.stream().map(Result::contestant).distinct().toList();
    }

    /// These and, under a name of its own, what a user gets who lets cross-validation choose the method too.
    ///
    /// @param targets parts that one search predicts together
    public Results withAutomatic(String name, List<List<String>> targets) {
        List<Result> more = new ArrayList<>(all);
        for (List<String> parts : targets)
            for (int labels : labels())
                for (int draw : all.stream().mapToInt(Result::draw).distinct().toArray()) {
                    List<List<Result>> methods = contestants().stream()
                            .map(contestant -> results(contestant, parts, labels, draw))
                            .filter(found -> found.size() == parts.size())
                            .toList();
                    int[] chosen = MethodChoice.perOutput(methods.stream()
                            .map(found -> found.stream().map(Result::chosenBy).toList())
                            .toList());
                    for (int c = 0; c < chosen.length; c++)
                        more.add(renamed(name, methods.get(chosen[c]).get(c)));
                }
        return new Results(more);
    }

    private List<Result> results(String contestant, List<String> parts, int labels, int draw) {
        return parts.stream()
                .flatMap(part -> all.stream()
                        .filter(r -> r.contestant().equals(contestant)
                                && r.part().equals(part)
                                && r.labels() == labels
                                && r.draw() == draw))
                .toList();
    }

    private static Result renamed(String name, Result result) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("method", result.contestant());
        parameters.putAll(result.parameters());
        return new Result(
                name, result.part(), result.labels(), result.draw(), parameters, result.chosenBy(), result.error());
    }
}

package dev.tangent.experiments.study;

import dev.tangent.experiments.report.Cell;
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

    /// These and, under a name of its own, whoever of some did best on the held-out labels of each draw: what a user
    /// gets who lets cross-validation choose the method too.
    public Results withAutomatic(String name, List<String> among) {
        record Place(String part, int labels, int draw) {}
        Map<Place, Result> chosen = new LinkedHashMap<>();
        for (Result result : all)
            if (among.contains(result.contestant()))
                chosen.merge(
                        new Place(result.part(), result.labels(), result.draw()),
                        result,
                        (a, b) -> b.chosenBy() < a.chosenBy() ? b : a);
        List<Result> more = new ArrayList<>(all);
        for (Result result : chosen.values()) {
            Map<String, Object> parameters = new LinkedHashMap<>();
            parameters.put("method", result.contestant());
            parameters.putAll(result.parameters());
            more.add(new Result(
                    name,
                    result.part(),
                    result.labels(),
                    result.draw(),
                    parameters,
                    result.chosenBy(),
                    result.error()));
        }
        return new Results(more);
    }
}

package dev.tangent.experiments.study;

import dev.tangent.plot.page.TableCell;
import java.util.Comparator;
import java.util.List;

/// The results of a study and their means.
public record StudyResults(List<DrawResult> all) {
    public StudyResults {
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

        public TableCell cell(int decimals) {
            return Double.isNaN(standardError)
                    ? TableCell.number(value, decimals)
                    : TableCell.number(value, standardError, decimals);
        }
    }

    /// The errors of all draws, in their order; empty if the competitor did not take part.
    public double[] errors(String competitor, String part, int labels) {
        return all.stream()
                .filter(r -> r.competitor().equals(competitor) && r.part().equals(part) && r.labels() == labels)
                .sorted(Comparator.comparingInt(DrawResult::draw))
                .mapToDouble(DrawResult::error)
                .toArray();
    }

    public Mean mean(String competitor, String part, int labels) {
        return Mean.of(errors(competitor, part, labels));
    }

    /// The numbers of labels there were, ascending.
    public int[] labels() {
        return all.stream().mapToInt(DrawResult::labels).distinct().sorted().toArray();
    }

    public List<String> competitors() {
        return all.stream().map(DrawResult::competitor).distinct().toList();
    }
}

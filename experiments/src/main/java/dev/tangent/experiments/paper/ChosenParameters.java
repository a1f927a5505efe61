package dev.tangent.experiments.paper;

import dev.tangent.ParameterValue;
import dev.tangent.experiments.study.DrawResult;
import dev.tangent.experiments.study.StudyResults;
import dev.tangent.plot.page.ResultTable;
import dev.tangent.plot.page.ResultTableBuilder;
import dev.tangent.plot.page.TableCell;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Which parameters cross-validation chose, and how often: a table.
public final class ChosenParameters {
    /// Continuous, or said already by another one.
    private static final List<String> LEFT_OUT = List.of("lambda", "bandwidth", "relative-bandwidth", "length");

    private ChosenParameters() {}

    public static ResultTable of(String name, String caption, StudyResults results, List<String> competitors) {
        ResultTableBuilder table = ResultTable.named(name, caption)
                .columns("method", "chosen", "times", "of")
                .grouped();
        for (String competitor : competitors) {
            Map<String, Integer> counts = new LinkedHashMap<>();
            for (DrawResult result : results.all())
                if (result.competitor().equals(competitor)) counts.merge(shown(result.parameters()), 1, Integer::sum);
            int all = counts.values().stream().mapToInt(count -> count).sum();
            counts.entrySet().stream()
                    .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                            .thenComparing(Map.Entry.comparingByKey()))
                    .limit(4)
                    .forEach(entry -> table.row(
                            TableCell.of(competitor),
                            TableCell.of(entry.getKey()),
                            TableCell.of((long) entry.getValue()),
                            TableCell.of((long) all)));
        }
        return table.build();
    }

    private static String shown(Map<String, ParameterValue> parameters) {
        StringBuilder text = new StringBuilder();
        parameters.forEach((key, value) -> {
            if (LEFT_OUT.contains(key)) return;
            if (!text.isEmpty()) text.append(", ");
            text.append(key).append(' ').append(rounded(value));
        });
        return text.isEmpty() ? "-" : text.toString();
    }

    /// Whole numbers as they are, others by their power of ten: what matters of a lambda.
    private static String rounded(ParameterValue value) {
        if (!(value instanceof ParameterValue.Real real)) return value.toString();
        double number = real.value();
        return number == Math.rint(number) && number < 100
                ? Long.toString(Math.round(number))
                : String.format(Locale.ROOT, "1e%d", Math.round(Math.log10(number)));
    }
}

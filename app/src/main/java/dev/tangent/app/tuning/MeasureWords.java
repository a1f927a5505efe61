package dev.tangent.app.tuning;

import dev.tangent.app.method.Kind;
import dev.tangent.app.method.LossKind;
import dev.tangent.learning.Model;
import dev.tangent.learning.loss.PointwiseLoss;
import dev.tangent.learning.selection.ErrorMeasure;
import dev.tangent.learning.selection.MeanLoss;
import dev.tangent.learning.selection.Measure;
import java.util.List;
import java.util.Optional;

/// Measures as the user names them after `--measure`.
public final class MeasureWords {
    private static final String PINBALL = "pinball";
    private static final List<String> VALUES = List.of("mae", "rmse", "l2");
    private static final List<String> CLASSES = List.of("accuracy", "log-loss");
    private static final List<String> ALL = List.of("mae", "rmse", "l2", "accuracy", "log-loss", PINBALL);

    private MeasureWords() {}

    /// Refuses what is no measure at all.
    public static void check(String text) {
        new Kind.Word(ALL).parse("--measure", text);
    }

    /// The one asked for, or what suits the labels and the loss.
    public static ErrorMeasure parse(Optional<String> asked, boolean classes, LossKind loss, Model model) {
        if (classes) return of(new Kind.Word(CLASSES).parse("--measure of classes", asked.orElse(CLASSES.getFirst())));
        if (loss != LossKind.QUANTILE)
            return of(new Kind.Word(VALUES).parse("--measure", asked.orElse(VALUES.getFirst())));
        String word = asked.orElse(PINBALL);
        return word.equals(PINBALL)
                ? new MeanLoss((PointwiseLoss) model)
                : of(new Kind.Word(VALUES).parse("--measure", word));
    }

    private static ErrorMeasure of(String word) {
        return switch (word) {
            case "mae" -> Measure.MEAN_ABSOLUTE;
            case "rmse" -> Measure.RMSE;
            case "l2" -> Measure.MEAN_L2;
            case "accuracy" -> Measure.ERROR_RATE;
            default -> Measure.LOG_LOSS;
        };
    }

    static String word(ErrorMeasure measure) {
        return switch (measure) {
            case Measure.MEAN_ABSOLUTE -> "mae";
            case Measure.RMSE -> "rmse";
            case Measure.MEAN_L2 -> "l2";
            case Measure.ERROR_RATE -> "accuracy";
            case Measure.LOG_LOSS -> "log-loss";
            case MeanLoss loss -> PINBALL;
        };
    }
}

package dev.tangent.method;

import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.Subject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The errors that a search can make small.
public enum MeasureKind {
    MEAN_ABSOLUTE("mae"),
    ROOT_MEAN_SQUARE("rmse"),
    /// The mean length of the difference over all outputs.
    MEAN_L2("l2"),
    ACCURACY("accuracy"),
    LOG_LOSS("log-loss"),
    /// The mean loss of a quantile.
    PINBALL("pinball");

    private static final List<MeasureKind> VALUES = List.of(MEAN_ABSOLUTE, ROOT_MEAN_SQUARE, MEAN_L2);
    private static final List<MeasureKind> CLASSES = List.of(ACCURACY, LOG_LOSS);

    private final String word;

    MeasureKind(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /// The one asked for, or what suits the labels and the loss.
    public static MeasureKind of(Optional<MeasureKind> asked, boolean classes, LossKind loss) {
        if (classes) return among(CLASSES, Message.of("%s of classes", Subject.MEASURE), asked);
        if (loss != LossKind.QUANTILE) return among(VALUES, Subject.MEASURE, asked);
        return asked.isEmpty() || asked.get() == PINBALL ? PINBALL : among(VALUES, Subject.MEASURE, asked);
    }

    private static MeasureKind among(List<MeasureKind> suited, Object name, Optional<MeasureKind> asked) {
        MeasureKind kind = asked.orElse(suited.getFirst());
        if (suited.contains(kind)) return kind;
        throw new InvalidInput(
                "%s must be one of %s but is %s", name, String.join(", ", words(suited.stream())), kind.word);
    }

    private static List<String> words(Stream<MeasureKind> kinds) {
        return kinds.map(MeasureKind::word).toList();
    }
}

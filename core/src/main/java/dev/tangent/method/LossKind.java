package dev.tangent.method;

import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import dev.tangent.learning.fitting.Model;
import dev.tangent.learning.loss.EpsilonInsensitive;
import dev.tangent.learning.loss.Huber;
import dev.tangent.learning.loss.Logistic;
import dev.tangent.learning.loss.Quantile;
import dev.tangent.learning.loss.ScaledLoss;
import dev.tangent.learning.loss.Softmax;
import dev.tangent.learning.loss.Squared;
import dev.tangent.learning.loss.SquaredHinge;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// The losses to choose among.
@SuppressWarnings("exports") // hidden types are the library's own to make it of
public enum LossKind {
    SQUARED(true, true) {
        @Override
        Model with(OptionalDouble parameter) {
            return new Squared();
        }
    },
    HUBER(true, false) {
        @Override
        Model with(OptionalDouble parameter) {
            return parameter.isPresent()
                    ? new Huber(parameter.getAsDouble())
                    : new ScaledLoss(ScaledLoss.LossShape.HUBER, USUAL_SHARE);
        }
    },
    ABSOLUTE(true, false) {
        @Override
        Model with(OptionalDouble parameter) {
            return Quantile.absolute();
        }
    },
    QUANTILE(true, false) {
        @Override
        Model with(OptionalDouble parameter) {
            return new Quantile(parameter.orElse(MEDIAN));
        }
    },
    EPSILON(true, false) {
        @Override
        Model with(OptionalDouble parameter) {
            return parameter.isPresent()
                    ? new EpsilonInsensitive(parameter.getAsDouble())
                    : new ScaledLoss(ScaledLoss.LossShape.EPSILON_INSENSITIVE, USUAL_SHARE);
        }
    },
    LOGISTIC(false, true) {
        @Override
        Model with(OptionalDouble parameter) {
            return new Logistic();
        }
    },
    SOFTMAX(false, true) {
        @Override
        Model with(OptionalDouble parameter) {
            return new Softmax();
        }
    },
    HINGE(false, true) {
        @Override
        Model with(OptionalDouble parameter) {
            return new SquaredHinge();
        }
    };

    /// Of an output's spread: the length of the losses that have one, where nobody gives it.
    public static final double USUAL_SHARE = 0.1;

    public static final double MEDIAN = 0.5;

    private final boolean forValues;
    private final boolean forClasses;

    LossKind(boolean forValues, boolean forClasses) {
        this.forValues = forValues;
        this.forClasses = forClasses;
    }

    abstract Model with(OptionalDouble parameter);

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Whether it is for classes, or for values.
    public boolean isFor(boolean classes) {
        return classes ? forClasses : forValues;
    }

    /// The losses for classes, or for values.
    public static String words(boolean classes) {
        return String.join(
                ", ",
                Arrays.stream(values())
                        .filter(kind -> kind.isFor(classes))
                        .map(LossKind::word)
                        .toList());
    }

    /// What the parameter means, where there is one; else it is refused.
    public Optional<String> parameterName() {
        return switch (this) {
            case HUBER -> Optional.of("delta");
            case QUANTILE -> Optional.of("tau");
            case EPSILON -> Optional.of("epsilon");
            case SQUARED, ABSOLUTE, LOGISTIC, SOFTMAX, HINGE -> Optional.empty();
        };
    }

    /// What to minimise.
    ///
    /// @param parameter of the losses that have one; by default that of the kind
    public Model model(OptionalDouble parameter) {
        if (parameter.isPresent() && parameterName().isEmpty())
            throw new InvalidInput(
                    "%s belongs to %s huber, quantile and epsilon, not to %s",
                    Subject.LOSS_PARAMETER, Subject.LOSS, word());
        if (this == QUANTILE && parameter.isPresent() && parameter.getAsDouble() >= 1)
            throw new InvalidInput(
                    "%s of %s quantile must be between 0 and 1 but is %s",
                    Subject.LOSS_PARAMETER, Subject.LOSS, parameter.getAsDouble());
        return with(parameter);
    }

    public void checkFor(boolean classes, String output) {
        if (classes && !forClasses)
            throw new InvalidInput(
                    "%s %s is for values, but '%s' names classes: choose one of %s",
                    Subject.LOSS, word(), output, words(true));
        if (!classes && !forValues)
            throw new InvalidInput(
                    "%s %s is for classes, but '%s' has values: choose one of %s, or add %s if its whole numbers name"
                            + " classes",
                    Subject.LOSS, word(), output, words(false), Subject.CLASSES);
    }
}

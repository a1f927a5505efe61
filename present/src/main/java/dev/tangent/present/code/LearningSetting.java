package dev.tangent.present.code;

import dev.tangent.ComputeDevice;
import dev.tangent.Learning;
import dev.tangent.MissingCoordinates;
import dev.tangent.Standardisation;
import dev.tangent.learning.Lambda;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Method;
import dev.tangent.method.Parameter;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.sparse.SolverSettings;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

/// Something said of how to learn, whatever is learnt. How many threads work is none: results do not depend on it.
public sealed interface LearningSetting extends FitSetting {
    /// Learning with this setting.
    <S extends Learning<S>> S on(S base);

    /// How columns are brought to one scale.
    record ScaledBy(Standardisation kind) implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.standardise(kind);
        }
    }

    /// What becomes of points that lack coordinates.
    record MissingBy(MissingCoordinates way) implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.missing(way);
        }
    }

    /// Neighbours by an approximate search.
    record ApproximateNeighbours() implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.approximate();
        }
    }

    /// Seed of whatever is drawn at random.
    record RandomSeed(long seed) implements LearningSetting {
        @Override
        public boolean isUsual() {
            return seed == 0;
        }

        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.seed(seed);
        }
    }

    /// All methods that suit the labels.
    record AllMethods() implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.auto();
        }
    }

    /// One method, or several.
    record NamedMethods(List<Method> methods) implements LearningSetting {
        public NamedMethods {
            methods = List.copyOf(methods);
        }

        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.method(methods.toArray(Method[]::new));
        }
    }

    /// A parameter with one value, or with several to search among.
    record ParameterGiven<T>(Parameter<T> parameter, List<T> values) implements LearningSetting {
        public ParameterGiven {
            values = List.copyOf(values);
        }

        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.set(parameter, values);
        }
    }

    /// The weight of the regularizer, or several to search among: all raw, or all relative.
    record LambdaGiven(List<Lambda> values) implements LearningSetting {
        public LambdaGiven {
            values = List.copyOf(values);
        }

        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.lambda(values.toArray(Lambda[]::new));
        }
    }

    /// What is minimised beside the regularizer.
    record LossGiven(LossKind kind, OptionalDouble parameter) implements LearningSetting {
        @Override
        public boolean isUsual() {
            return kind == LossKind.SQUARED && parameter.isEmpty();
        }

        @Override
        public <S extends Learning<S>> S on(S base) {
            return parameter.isPresent() ? base.loss(kind, parameter.getAsDouble()) : base.loss(kind);
        }
    }

    /// No search.
    record Untuned() implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.untuned();
        }
    }

    /// Parts the labels are split into.
    record FoldCount(int folds) implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.folds(folds);
        }
    }

    /// Every label is a part of its own.
    record LeaveOneOutFolds() implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.leaveOneOut();
        }
    }

    /// What chooses.
    record ChosenBy(SelectionCriterion criterion) implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.criterion(criterion);
        }
    }

    /// The error that is to be small.
    record MeasuredBy(MeasureKind measure) implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.measure(measure);
        }
    }

    /// The smoothest candidate within one standard error of the best.
    record OneStandardError() implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.oneStandardError();
        }
    }

    /// Of several methods the best alone.
    record OneMethod() implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.oneMethod();
        }
    }

    /// How long a search may take.
    record SearchTime(Duration time) implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.budget(time);
        }
    }

    /// How many points settings are compared on.
    record SamplePoints(int points) implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.searchSample(points);
        }
    }

    /// Settings are compared on all points.
    record SearchAllPoints() implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.searchAllPoints();
        }
    }

    /// Where it may run.
    record ComputedOn(ComputeDevice device) implements LearningSetting {
        @Override
        public boolean isUsual() {
            return device == ComputeDevice.AUTO;
        }

        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.device(device);
        }
    }

    /// How equations are solved.
    record SolvedBy(SolverSettings.Choice choice) implements LearningSetting {
        @Override
        public <S extends Learning<S>> S on(S base) {
            return base.solver(SolverSettings.DEFAULT.with(choice));
        }
    }
}

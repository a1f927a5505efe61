package dev.tangent;

import java.util.OptionalDouble;

/// The value of a parameter as people and files read it: a number or a word.
public sealed interface ParameterValue {
    /// A whole number.
    record Whole(int value) implements ParameterValue {
        @Override
        public String toString() {
            return Integer.toString(value);
        }
    }

    /// Any other number.
    record Real(double value) implements ParameterValue {
        @Override
        public String toString() {
            return Double.toString(value);
        }
    }

    /// A word, or several.
    record Word(String value) implements ParameterValue {
        @Override
        public String toString() {
            return value;
        }
    }

    /// Empty where it is a word.
    default OptionalDouble number() {
        return switch (this) {
            case Whole whole -> OptionalDouble.of(whole.value);
            case Real real -> OptionalDouble.of(real.value);
            case Word word -> OptionalDouble.empty();
        };
    }

    static ParameterValue of(int value) {
        return new Whole(value);
    }

    static ParameterValue of(double value) {
        return new Real(value);
    }

    static ParameterValue of(String value) {
        return new Word(value);
    }
}

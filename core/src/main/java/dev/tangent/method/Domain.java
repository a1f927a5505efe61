package dev.tangent.method;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.ParameterValue;
import dev.tangent.regularizer.Bandwidth;
import java.util.List;
import java.util.function.Function;

/// The values that a parameter takes.
public sealed interface Domain<T> {
    /// The value, if it lies in the domain.
    ///
    /// @param option as messages name the parameter
    /// @throws InvalidInput if it does not
    T check(String option, T value);

    /// The value that a text means.
    ///
    /// @param option as messages name the parameter
    /// @throws InvalidInput if it means none
    T read(String option, String text);

    /// A placeholder for the value in help texts.
    String label();

    /// Integers from a least one on.
    record WholeNumber(int least) implements Domain<Integer> {
        @Override
        public Integer check(String option, Integer value) {
            if (value < least) throw refusal(option, value.toString());
            return value;
        }

        @Override
        public Integer read(String option, String text) {
            try {
                return check(option, Integer.parseInt(text.strip()));
            } catch (IllegalArgumentException e) {
                throw refusal(option, text); // no number, or too small: the same words, and what was given
            }
        }

        private InvalidInput refusal(String option, String value) {
            return new InvalidInput(option + " must be a whole number of at least " + least + " but is " + value);
        }

        @Override
        public String label() {
            return "N";
        }
    }

    /// Finite numbers above zero.
    record PositiveNumber() implements Domain<Double> {
        @Override
        public Double check(String option, Double value) {
            if (!(value > 0 && value < Double.POSITIVE_INFINITY)) throw refusal(option, value.toString());
            return value;
        }

        @Override
        public Double read(String option, String text) {
            try {
                return check(option, Double.parseDouble(text.strip()));
            } catch (IllegalArgumentException e) {
                throw refusal(option, text);
            }
        }

        private InvalidInput refusal(String option, String value) {
            return new InvalidInput(option + " must be a positive number but is " + value);
        }

        @Override
        public String label() {
            return "X";
        }
    }

    /// Bandwidths, which check themselves.
    record Width() implements Domain<Bandwidth> {
        @Override
        public Bandwidth check(String option, Bandwidth value) {
            return value;
        }

        @Override
        public Bandwidth read(String option, String text) {
            return new Bandwidth.Absolute(new PositiveNumber().read(option, text));
        }

        @Override
        public String label() {
            return "X";
        }
    }

    /// One of a few values, each with a word.
    record OneOf<T>(List<T> values, Function<T, String> word) implements Domain<T> {
        public OneOf {
            values = List.copyOf(values);
        }

        @Override
        public T check(String option, T value) {
            Check.that(
                    values.contains(value),
                    option + " must be one of " + String.join(", ", words()) + " but is " + value);
            return value;
        }

        @Override
        public T read(String option, String text) {
            return values.stream()
                    .filter(value -> word.apply(value).equals(text))
                    .findFirst()
                    .orElseThrow(() -> new InvalidInput(
                            option + " must be one of " + String.join(", ", words()) + " but is " + text));
        }

        public List<String> words() {
            return values.stream().map(word).toList();
        }

        @Override
        public String label() {
            return String.join("|", words());
        }
    }

    /// A value as files and people read it.
    default ParameterValue shown(T value) {
        if (this instanceof OneOf<T> words)
            return ParameterValue.of(words.word().apply(value));
        return switch (value) {
            case Integer whole -> ParameterValue.of(whole);
            case Double real -> ParameterValue.of(real);
            default -> ParameterValue.of(value.toString());
        };
    }
}

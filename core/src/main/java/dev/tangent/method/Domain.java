package dev.tangent.method;

import dev.tangent.InvalidInput;
import dev.tangent.ParameterValue;
import dev.tangent.regularizer.Bandwidth;
import java.util.List;
import java.util.function.Function;

/// The values that a parameter takes.
public sealed interface Domain<T> {
    /// The value, if it lies in the domain.
    ///
    /// @param name what messages are about: a [dev.tangent.Subject], or a text
    /// @throws InvalidInput if it does not
    T check(Object name, T value);

    /// The value that a text means.
    ///
    /// @param name what messages are about: a [dev.tangent.Subject], or a text
    /// @throws InvalidInput if it means none
    T read(Object name, String text);

    /// A placeholder for the value in help texts.
    String label();

    /// Integers from a least one on.
    record WholeNumber(int least) implements Domain<Integer> {
        @Override
        public Integer check(Object name, Integer value) {
            if (value < least) throw refusal(name, value.toString());
            return value;
        }

        @Override
        public Integer read(Object name, String text) {
            try {
                return check(name, Integer.parseInt(text.strip()));
            } catch (IllegalArgumentException e) {
                throw refusal(name, text); // no number, or too small: the same words, and what was given
            }
        }

        private InvalidInput refusal(Object name, String value) {
            return new InvalidInput("%s must be a whole number of at least %s but is %s", name, least, value);
        }

        @Override
        public String label() {
            return "N";
        }
    }

    /// Finite numbers above zero.
    record PositiveNumber() implements Domain<Double> {
        @Override
        public Double check(Object name, Double value) {
            if (!(value > 0 && value < Double.POSITIVE_INFINITY)) throw refusal(name, value.toString());
            return value;
        }

        @Override
        public Double read(Object name, String text) {
            try {
                return check(name, Double.parseDouble(text.strip()));
            } catch (IllegalArgumentException e) {
                throw refusal(name, text);
            }
        }

        private InvalidInput refusal(Object name, String value) {
            return new InvalidInput("%s must be a positive number but is %s", name, value);
        }

        @Override
        public String label() {
            return "X";
        }
    }

    /// Bandwidths, which check themselves: a number, or a multiple of the mean squared distance to a neighbour as
    /// in `2x`.
    record Width() implements Domain<Bandwidth> {
        private static final String TIMES = "x";

        @Override
        public Bandwidth check(Object name, Bandwidth value) {
            return value;
        }

        @Override
        public Bandwidth read(Object name, String text) {
            PositiveNumber number = new PositiveNumber();
            String plain = text.strip();
            return plain.endsWith(TIMES)
                    ? new Bandwidth.Relative(number.read(name, plain.substring(0, plain.length() - 1)))
                    : new Bandwidth.Absolute(number.read(name, text));
        }

        @Override
        public ParameterValue shown(Bandwidth value) {
            return switch (value) {
                case Bandwidth.Absolute absolute -> ParameterValue.of(absolute.value());
                case Bandwidth.Relative relative -> ParameterValue.of(relative.factor() + TIMES);
            };
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
        public T check(Object name, T value) {
            if (!values.contains(value)) throw refusal(name, value);
            return value;
        }

        @Override
        public T read(Object name, String text) {
            return values.stream()
                    .filter(value -> word.apply(value).equals(text))
                    .findFirst()
                    .orElseThrow(() -> refusal(name, text));
        }

        private InvalidInput refusal(Object name, Object value) {
            return new InvalidInput("%s must be one of %s but is %s", name, String.join(", ", words()), value);
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

package dev.tangent.app.method;

import dev.tangent.linalg.InvalidInput;
import dev.tangent.regularizer.Bandwidth;
import java.util.List;

/// What values a parameter takes, and how they are read. A refusal names the option as the user types it.
public sealed interface Kind<T> {
    T parse(String option, String text);

    /// A stand-in for the value in help texts.
    String label();

    record Count(int least) implements Kind<Integer> {
        @Override
        public Integer parse(String option, String text) {
            try {
                int value = Integer.parseInt(text.strip());
                if (value >= least) return value;
            } catch (NumberFormatException e) {
                // Reported below, in the same words as a number that is too small.
            }
            throw new InvalidInput(option + " must be a whole number of at least " + least + " but is " + text);
        }

        @Override
        public String label() {
            return "N";
        }
    }

    record Positive() implements Kind<Double> {
        @Override
        public Double parse(String option, String text) {
            try {
                double value = Double.parseDouble(text.strip());
                if (value > 0 && value < Double.POSITIVE_INFINITY) return value;
            } catch (NumberFormatException e) {
                // Reported below.
            }
            throw new InvalidInput(option + " must be a positive number but is " + text);
        }

        @Override
        public String label() {
            return "X";
        }
    }

    /// A width in squared units of the coordinates.
    record Width() implements Kind<Bandwidth> {
        @Override
        public Bandwidth parse(String option, String text) {
            return new Bandwidth.Absolute(new Positive().parse(option, text));
        }

        @Override
        public String label() {
            return "X";
        }
    }

    record Word(List<String> words) implements Kind<String> {
        public Word(String... words) {
            this(List.of(words));
        }

        @Override
        public String parse(String option, String text) {
            if (words.contains(text)) return text;
            throw new InvalidInput(option + " must be one of " + String.join(", ", words) + " but is " + text);
        }

        @Override
        public String label() {
            return String.join("|", words);
        }
    }
}

package dev.tangent.service.fit;

import dev.tangent.Check;
import dev.tangent.Fit;
import dev.tangent.InvalidInput;
import dev.tangent.RegressionFit;
import dev.tangent.method.Domain;
import dev.tangent.present.audit.SuspectList;
import dev.tangent.service.http.Fields;
import dev.tangent.service.table.RowsToLabel;
import java.util.List;
import java.util.Optional;

/// What can be asked of a finished fit that takes long to answer. Equal questions have one answer.
sealed interface FitQuestion {
    /// Words of the questions, as clients say them.
    List<String> WORDS = List.of("sds", "suggestions", "suspect-labels", "importance");

    /// How many rows are suggested where nobody says.
    int USUAL_COUNT = 10;

    /// The answer, as the library gives it.
    Object answer(QuestionedFit asked);

    /// As clients say it.
    String word();

    /// What a client can be told of the answer in JSON; empty where it is an array.
    default Optional<Object> told(Object answer) {
        return Optional.of(answer);
    }

    /// The question of a request.
    static FitQuestion of(Fields fields) {
        String word = fields.oneOf("what", new Domain.OneOf<>(WORDS, each -> each))
                .orElseThrow(() -> new InvalidInput("'what' is needed: one of " + String.join(", ", WORDS)));
        return switch (word) {
            case "sds" -> new ErrorBars();
            case "suggestions" -> nextLabels(fields);
            case "suspect-labels" -> new Suspects();
            default -> new Importance();
        };
    }

    private static NextLabels nextLabels(Fields fields) {
        Optional<Integer> most = fields.whole("most", 1);
        Optional<Integer> count = fields.whole("count", 1);
        Check.that(most.isEmpty() || count.isEmpty(), "'count' or 'most' says how many, not both");
        int wanted = most.or(() -> count).orElse(USUAL_COUNT);
        return new NextLabels(wanted, fields.whole("candidates", wanted), most.isPresent());
    }

    /// The fit with error bars.
    record ErrorBars() implements FitQuestion {
        @Override
        public RegressionFit answer(QuestionedFit asked) {
            RegressionFit values = (RegressionFit) asked.fit();
            return values.report().errorBars().isPresent() ? values : values.withErrorBars();
        }

        @Override
        public String word() {
            return WORDS.getFirst();
        }

        @Override
        public Optional<Object> told(Object answer) {
            return Optional.empty();
        }
    }

    /// Rows to label next.
    ///
    /// @param candidates how many rows are looked at, where it is said
    /// @param fewer whether fewer do where fewer places have no label
    record NextLabels(int count, Optional<Integer> candidates, boolean fewer) implements FitQuestion {
        @Override
        public RowsToLabel answer(QuestionedFit asked) {
            Fit fit = asked.fit();
            int wanted = fewer ? Math.min(count, fit.unlabelled()) : count;
            if (wanted == 0) return RowsToLabel.none(fit.report().cloud().distinct());
            return RowsToLabel.of(
                    candidates.map(most -> fit.suggest(wanted, most)).orElseGet(() -> fit.suggest(wanted)));
        }

        @Override
        public String word() {
            return WORDS.get(1);
        }
    }

    /// Labels that are likely wrong.
    record Suspects() implements FitQuestion {
        @Override
        public SuspectList answer(QuestionedFit asked) {
            return SuspectList.of(asked.fit());
        }

        @Override
        public String word() {
            return WORDS.get(2);
        }
    }

    /// Which columns matter, by a fit of its own without a quarter of the labels.
    record Importance() implements FitQuestion {
        @Override
        public ImportanceView answer(QuestionedFit asked) {
            return ImportanceView.of(asked.learning()
                    .get()
                    .importance(
                            asked.points().given(),
                            asked.labelled().target(),
                            asked.points().columnOfEach()));
        }

        @Override
        public String word() {
            return WORDS.get(3);
        }
    }
}

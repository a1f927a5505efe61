package dev.tangent.selection.ensemble;

import dev.tangent.selection.score.Candidate;
import java.util.Collections;
import java.util.List;

/// All candidates of a search, ranked.
///
/// @param candidates all, in the order in which they were tried
/// @param ranked all, best first
/// @param bestOfMethods the best of each method, best method first
/// @param chosen by the rule, of the method that counts most
/// @param chosenFor the same for each output alone
/// @param ensemble the mean of one candidate of each method by [EnsembleWeights], where more than one counts
/// @param ensembleFor the same for each output alone
public record Ranked(
        List<Candidate> candidates,
        List<Candidate> ranked,
        List<Candidate> bestOfMethods,
        Candidate chosen,
        List<Candidate> chosenFor,
        Candidate ensemble,
        List<Candidate> ensembleFor) {
    /// With the same taken everywhere, and no mean.
    static Ranked everywhere(
            List<Candidate> candidates, List<Candidate> ranked, List<Candidate> best, Candidate one, int outputs) {
        List<Candidate> each = Collections.nCopies(outputs, one);
        return new Ranked(candidates, ranked, best, one, each, one, each);
    }

    Ranked taking(Candidate one, List<Candidate> oneFor, Candidate mean, List<Candidate> meanFor) {
        return new Ranked(candidates, ranked, bestOfMethods, one, List.copyOf(oneFor), mean, List.copyOf(meanFor));
    }

    /// Classes are one output, however many columns their probabilities have.
    Ranked takingOfClasses(Candidate one, Candidate mean) {
        return taking(one, List.of(one), mean, List.of(mean));
    }
}

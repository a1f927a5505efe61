package dev.tangent.fit;

import dev.tangent.Tuning.Tried;
import dev.tangent.selection.SearchResult;
import dev.tangent.selection.score.Candidate;
import dev.tangent.selection.score.FoldErrors;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// All that a search tried, as it is reported: best first.
final class TriedCandidates {
    private TriedCandidates() {}

    static List<Tried> of(SearchResult found) {
        Candidate chosen = found.ranked().chosen();
        Map<Candidate, Integer> numbers = new HashMap<>();
        found.ranked().candidates().forEach(each -> numbers.putIfAbsent(each, numbers.size()));
        return found.ranked().ranked().stream()
                .map(each -> of(each, numbers.getOrDefault(each, 0), each.equals(chosen)))
                .toList();
    }

    private static Tried of(Candidate candidate, int number, boolean chosen) {
        OptionalDouble log = candidate.trial().logEvidence();
        return new Tried(
                number,
                candidate.name(),
                candidate.trial().parameters().shown(),
                candidate.score().error(),
                candidate.score().standardError(),
                candidate.score().outputs().stream().map(FoldErrors::mean).toList(),
                log.isPresent() ? Optional.of(log.getAsDouble()) : Optional.empty(),
                chosen);
    }
}

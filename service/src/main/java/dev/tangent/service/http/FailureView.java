package dev.tangent.service.http;

import dev.tangent.InvalidInput;
import dev.tangent.Subject;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What clients are told of something that went wrong.
///
/// @param error in one line, in the service's own words
/// @param errorParts the same line as texts and `{"subject": key}` between them, for a client that has other names for
///     what is set; absent where the line names nothing of the kind, or was too long to be told whole
public record FailureView(String error, Optional<List<Object>> errorParts) {
    public static FailureView of(Throwable thrown) {
        String line = Refusal.words(thrown);
        return new FailureView(line, thrown instanceof InvalidInput e ? parts(e, line) : Optional.empty());
    }

    private static Optional<List<Object>> parts(InvalidInput refused, String line) {
        List<Object> parts = refused.wording().parts();
        int texts = parts.stream()
                .mapToInt(part -> part instanceof String text ? text.length() : 0)
                .sum();
        if (parts.size() == 1 || texts > line.length()) return Optional.empty();
        return Optional.of(parts.stream()
                .map(part -> part instanceof Subject subject ? Map.of("subject", subject.key()) : part)
                .toList());
    }
}

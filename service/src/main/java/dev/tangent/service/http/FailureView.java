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
///     what is set; absent where the line names nothing of the kind
public record FailureView(String error, Optional<List<Object>> errorParts) {
    public static FailureView of(Throwable thrown) {
        return new FailureView(Refusal.words(thrown), thrown instanceof InvalidInput e ? parts(e) : Optional.empty());
    }

    private static Optional<List<Object>> parts(InvalidInput refused) {
        List<Object> parts = refused.wording().parts();
        if (parts.size() == 1) return Optional.empty();
        return Optional.of(parts.stream()
                .map(part -> part instanceof Subject subject ? Map.of("subject", subject.key()) : part)
                .toList());
    }
}

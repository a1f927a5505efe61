package dev.tangent.service.http;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A method and a path, and what answers there. A part of the path in braces stands for any word.
///
/// @param query the names that the address may say
public record Route(String method, String path, Set<String> query, Resource resource) {
    /// Answers a request.
    @FunctionalInterface
    public interface Resource {
        Answer answer(Request request) throws IOException;
    }

    public Route {
        query = Set.copyOf(query);
    }

    public static Route of(String method, String path, Resource resource, String... query) {
        return new Route(method, path, Set.of(query), resource);
    }

    /// One that answers with an array, and takes what the address may say of any.
    public static Route array(String path, Resource resource, String... query) {
        Set<String> all = new HashSet<>(Set.of(query));
        all.addAll(ArrayAnswer.QUERY);
        return new Route("GET", path, all, resource);
    }

    /// The words that the braces stand for, if the path is one of this route.
    Optional<Map<String, String>> match(String[] words) {
        String[] own = path.split("/", -1);
        if (own.length != words.length) return Optional.empty();
        Map<String, String> found = new HashMap<>();
        for (int i = 0; i < own.length; i++)
            if (own[i].startsWith("{")) found.put(own[i].substring(1, own[i].length() - 1), words[i]);
            else if (!own[i].equals(words[i])) return Optional.empty();
        return Optional.of(found);
    }
}

package dev.tangent.service.http;

import com.sun.net.httpserver.Headers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Set;

/// Who may ask: whoever has the token, from a page of this service or from no page at all, by the address that the
/// service listens on. Another name that leads to this machine (DNS rebinding) is refused, and so is a page of another
/// origin.
public final class AccessControl {
    private static final int TOKEN_BYTES = 24;

    private final String token;
    private final String cookie;
    private final Set<String> hosts;

    private AccessControl(String token, int port, Set<String> hosts) {
        this.token = token;
        this.hosts = hosts;
        cookie = "tangent-" + port; // cookies do not tell ports apart
    }

    /// For a service at an address.
    ///
    /// @param host the name or address that clients use
    public static AccessControl of(String token, String host, int port) {
        String own = host.contains(":") ? "[" + host + "]" : host;
        return new AccessControl(token, port, Set.of(own + ":" + port, "localhost:" + port));
    }

    /// A token that nobody can guess.
    public static String draw() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /// Refuses a request that came by another name or from another page.
    void checkOrigin(Headers headers) {
        List<String> host = headers.getOrDefault("Host", List.of());
        if (host.size() != 1 || !hosts.contains(host.getFirst()))
            throw new Refusal(403, "the header Host must be the address that Tangent listens on");
        for (String origin : headers.getOrDefault("Origin", List.of()))
            if (hosts.stream().noneMatch(own -> origin.equals("http://" + own)))
                throw new Refusal(403, "a page of another origin may not ask");
    }

    /// Refuses a request without the token.
    void checkToken(Headers headers) {
        boolean bearer = headers.getOrDefault("Authorization", List.of()).stream()
                .anyMatch(value -> value.startsWith("Bearer ") && isToken(value.substring(7)));
        boolean kept = headers.getOrDefault("Cookie", List.of()).stream()
                .flatMap(line -> List.of(line.split(";")).stream())
                .map(String::strip)
                .anyMatch(pair -> pair.startsWith(cookie + "=") && isToken(pair.substring(cookie.length() + 1)));
        if (!bearer && !kept)
            throw new Refusal(401, "the token is wrong or missing: open the address that 'tangent' printed");
    }

    /// In a time that does not depend on how much of it is right.
    boolean isToken(String given) {
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }

    /// What a browser is to keep.
    String setCookie() {
        return cookie + "=" + token + "; Path=/; HttpOnly; SameSite=Strict";
    }
}

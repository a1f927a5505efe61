package dev.tangent.service.http;

import com.sun.net.httpserver.Headers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/// The page and its libraries, from the class path: `/` and `/page/...` are the page's own files, `/lib/...` those of
/// lit and three. Kept packed once they were asked for; a browser that has a file already is told so.
public final class StaticFiles {
    private static final String ROOT = "/dev/tangent/service/";
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.@-]*");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "json", "application/json",
            "woff2", "font/woff2");

    private final Map<String, Optional<PackedFile>> kept = new ConcurrentHashMap<>();

    public StaticFiles() {}

    /// A file as it is sent.
    private record PackedFile(byte[] packed, String type, String tag, String policy) {}

    Answer answer(String path, Headers asked) {
        PackedFile file = kept.computeIfAbsent(path.equals("/") ? "/page/index.html" : path, StaticFiles::read)
                .orElseThrow(() -> {
                    kept.remove(path); // whoever asks for many names fills no memory
                    return Refusal.unknown("there is no " + path);
                });
        boolean known = asked.getOrDefault("If-None-Match", List.of()).contains(file.tag());
        return exchange -> {
            Headers headers = exchange.getResponseHeaders();
            headers.set("Content-Security-Policy", file.policy());
            headers.set("Cache-Control", "no-cache");
            headers.set("ETag", file.tag());
            if (known) {
                exchange.sendResponseHeaders(304, -1);
                return;
            }
            headers.set("Content-Encoding", "gzip"); // every browser takes it
            Answer.bytes(200, file.type(), file.packed()).send(exchange);
        };
    }

    private static Optional<PackedFile> read(String path) {
        if (!isPlain(path)) return Optional.empty();
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (type == null) return Optional.empty();
        try (InputStream in = StaticFiles.class.getResourceAsStream(ROOT + path.substring(1))) {
            if (in == null) return Optional.empty();
            byte[] bytes = in.readAllBytes();
            String tag = "\"" + HexFormat.of().formatHex(digest(bytes), 0, 12) + "\"";
            return Optional.of(new PackedFile(packed(bytes), type, tag, policy(bytes, type)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /// Words of letters alone, so that no name leads out of the two folders.
    private static boolean isPlain(String path) {
        String[] words = path.split("/", -1);
        if (words.length < 3 || !(words[1].equals("page") || words[1].equals("lib"))) return false;
        for (int i = 1; i < words.length; i++) if (!WORD.matcher(words[i]).matches()) return false;
        return true;
    }

    /// Nothing from elsewhere and no inline script but the import map, whose bytes are named by their hash.
    private static String policy(byte[] bytes, String type) {
        StringBuilder scripts = new StringBuilder("'self'");
        if (type.startsWith("text/html")) {
            Matcher maps = IMPORT_MAP.matcher(new String(bytes, StandardCharsets.UTF_8));
            while (maps.find())
                scripts.append(" 'sha256-")
                        .append(Base64.getEncoder()
                                .encodeToString(digest(maps.group(1).getBytes(StandardCharsets.UTF_8))))
                        .append('\'');
        }
        return "default-src 'none'; script-src " + scripts + "; style-src 'self'; img-src 'self' blob: data:;"
                + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    }

    private static byte[] packed(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] digest(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }
}

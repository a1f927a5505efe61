package dev.tangent.service;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Requests of one who means harm, as bytes. None of them may be answered as if all were well.
final class HostileRequests {
    private static final List<String> OUTSIDE = List.of(
            "../secret.csv",
            "/etc/passwd",
            "sub/../../secret.csv",
            "link.csv",
            "linked/secret.csv",
            "..",
            "a\\u0000b",
            "..\\\\secret.csv",
            "./../secret.csv",
            "linked/../../secret.csv");
    private static final List<String> PATHS = List.of(
            "/page/../openapi.json",
            "/page/%2e%2e/openapi.json",
            "/lib/../../service/TangentService.class",
            "/page//etc/passwd",
            "/lib/lit/..%2f..%2fopenapi.json",
            "/..%5c..%5cetc/passwd",
            "/lib/.hidden.js",
            "/page/%00.js",
            "/api/../page/index.html",
            "/api/tables/..%2f..%2fetc");
    private static final List<String> ASKED = List.of("/api", "/api/files", "/", "/page/explorer.js", "/api/tables/t1");
    private static final List<String> NO_JSON = List.of(
            "",
            "{",
            "[]",
            "null",
            "{\"demo\":",
            "{\"demo\":1e999}",
            "{\"demo\":\"roll\",\"points\":-1}",
            "\u0000\u0001",
            "{'a':1}");
    private static final List<String> NO_ARRAY = List.of(
            "",
            "\u0093NUMPY",
            "\u0093NUMPY\u0001\u0000\u00ff\u00ff{",
            npy("'<f8', 'fortran_order': False, 'shape': (1000000000, 1000000)"),
            npy("'<f8', 'fortran_order': False, 'shape': (-1, 3)"),
            npy("'|O', 'fortran_order': False, 'shape': (3, 3)"),
            npy("'<f8', 'fortran_order': Maybe, 'shape': (3, 3)"),
            npy("'<f8', 'fortran_order': False, 'shape': (4, 3)") + "too little");

    private final String host;
    private final String bearer;
    private final List<byte[]> all = new ArrayList<>();

    private HostileRequests(TangentService service) {
        host = "127.0.0.1:" + service.port();
        bearer = "Authorization: Bearer " + service.token() + "\r\n";
    }

    /// Two hundred, give or take none.
    static List<byte[]> against(TangentService service) {
        HostileRequests made = new HostileRequests(service);
        made.strangers();
        made.traversals();
        made.malformed();
        made.garbage();
        return made.all;
    }

    private void strangers() {
        for (String path : ASKED) {
            add("GET", path, "");
            add("GET", path, "Authorization: Bearer wrong\r\n");
            add("GET", path, "Authorization: Basic dGFuZ2VudDp0YW5nZW50\r\n");
            add("GET", path, "Cookie: tangent-1=wrong\r\n");
            add("DELETE", path, "");
            add("GET", path + "?token=wrong", "");
            add("GET", path, bearer + "Origin: http://evil.example\r\n");
            add("GET", path, bearer + "Origin: null\r\n");
            add("GET", path, bearer + "Host: evil.example\r\n");
            request("GET", path, "evil.example", bearer, "");
            request("GET", path, "127.0.0.1:1", bearer, "");
            request("GET", path, "127.0.0.1.evil.example", bearer, "");
        }
        add("POST", "/api/stop", "");
        add("POST", "/api/stop", bearer + "Origin: http://evil.example\r\n");
    }

    private void traversals() {
        for (String path : PATHS) add("GET", path, bearer);
        for (String name : OUTSIDE) {
            json("POST", "/api/tables", "{\"file\":\"" + name + "\"}");
            json("POST", "/api/models", "{\"file\":\"" + name + "\"}");
            json(
                    "POST",
                    "/api/files",
                    "{\"what\":\"labels\",\"table\":\"t1\",\"replace\":true,\"file\":\"" + name + "\"}");
        }
    }

    private void malformed() {
        for (String text : NO_JSON) {
            json("POST", "/api/tables", text);
            json("POST", "/api/fits", text);
            json("PATCH", "/api/tables/t1/labels", text);
        }
        for (String bytes : NO_ARRAY) {
            body("POST", "/api/tables?name=a.npy", "application/x-npy", bytes);
            body("POST", "/api/models", "application/octet-stream", bytes);
        }
        json("POST", "/api/tables", "[".repeat(100_000));
        json("POST", "/api/fits", "{\"a\":".repeat(50_000));
        body("POST", "/api/tables?name=a.csv", "text/csv", "");
        body("POST", "/api/tables?name=a.exe", "text/csv", "MZ\u0090\u0000\u0003");
        body("POST", "/api/tables?name=a.csv.gz", "text/csv", "\u001f\u008bno gzip");
        body("POST", "/api/tables?name=a.parquet", "text/csv", "PAR1PAR1");
        body("POST", "/api/tables?name=a.xlsx", "text/csv", "PK\u0003\u0004");
        add("POST", "/api/tables?name=a.csv", bearer + "Content-Type: text/csv\r\nContent-Length: 1000000000\r\n");
        add("POST", "/api/tables?name=a.csv", bearer + "Content-Type: text/csv\r\nContent-Length: -5\r\n");
    }

    private void garbage() {
        for (String line : List.of(
                "GARBAGE",
                "GET",
                "GET /",
                "GET / HTTP/9.9",
                "\u0016\u0003\u0001\u0002",
                "GET http://evil.example/ HTTP/1.1"))
            all.add((line + "\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
        for (String method : List.of("BREW", "HEAD", "TRACE", "OPTIONS", "CONNECT", "PUT")) add(method, "/api", bearer);
        add("GET", "/api?x=1", bearer);
        add("GET", "/api?as=%zz", bearer);
        add("GET", "/api/" + "a/".repeat(3000), bearer);
        add("GET", "/api?" + "x".repeat(100_000), bearer);
        for (String more : List.of("rows=-1", "rows=99999999999", "from=5&count=-1", "rows=1;2", "rows=x"))
            add("GET", "/api/tables/t1/rows?" + more, bearer);
        for (int i = all.size(); i < 200; i++) add("GET", "/api/fits/f" + (1000 + i) + "/values?after=0", bearer);
    }

    private static String npy(String dictionary) {
        String text = "{'descr': " + dictionary + ", }\n";
        return "\u0093NUMPY\u0001\u0000" + (char) text.length() + "\u0000" + text;
    }

    private void add(String method, String path, String headers) {
        request(method, path, host, headers, "");
    }

    private void json(String method, String path, String body) {
        body(method, path, "application/json", body);
    }

    private void body(String method, String path, String type, String body) {
        int length = body.getBytes(StandardCharsets.ISO_8859_1).length;
        String headers = bearer + "Content-Type: " + type + "\r\nContent-Length: " + length + "\r\n";
        request(method, path, host, headers, body);
    }

    private void request(String method, String path, String named, String headers, String body) {
        String text = method + " " + path + " HTTP/1.1\r\nHost: " + named + "\r\n" + headers
                + "Connection: close\r\n\r\n" + body;
        all.add(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}

package dev.tangent.service;

import dev.tangent.service.http.Route;
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

    private static final List<String> ODD_FITS = List.of(
            "\"parameters\":{\"neighbours\":-1}",
            "\"parameters\":{\"neighbours\":1e9}",
            "\"parameters\":{\"neighbours\":\"many\"}",
            "\"parameters\":{\"nothing\":1}",
            "\"parameters\":[]",
            "\"parameters\":null,\"x\":1",
            "\"threads\":1e9",
            "\"threads\":0",
            "\"threads\":-1",
            "\"threads\":\"two\"",
            "\"lambda\":0",
            "\"lambda\":-1",
            "\"lambda\":\"NaN\"",
            "\"lambda\":1e999",
            "\"method\":\"none such\"",
            "\"method\":[null]",
            "\"method\":{}",
            "\"loss\":\"none such\"",
            "\"lossParameter\":-1",
            "\"folds\":1",
            "\"folds\":\"half\"",
            "\"seed\":1.5",
            "\"seed\":\"x\"",
            "\"columns\":[\"no\"]",
            "\"columns\":[\"x\",\"x\"]",
            "\"columns\":[null]",
            "\"without\":[\"x\",\"y\",\"z\"]",
            "\"weights\":\"no\"",
            "\"labels\":\"t1\"",
            "\"labels\":\"t999\"",
            "\"graph\":\"t999\"",
            "\"graph\":\"t1\"",
            "\"standardise\":\"much\"",
            "\"missing\":\"yes\"",
            "\"budget\":-1",
            "\"prior\":{\"a\":2}",
            "\"classNames\":[\"a\",\"a\"]",
            "\"tuned\":1",
            "\"device\":\"abacus\"",
            "\"solver\":\"hope\"",
            "\"decimal\":\",\"");
    private static final List<String> ODD_LABELS = List.of(
            "null",
            "{}",
            "1",
            "[]",
            "{\"row\":1.5,\"column\":\"angle\",\"value\":1}",
            "{\"row\":\"1\",\"column\":\"angle\",\"value\":1}",
            "{\"row\":-1,\"column\":\"angle\",\"value\":1}",
            "{\"row\":200,\"column\":\"angle\",\"value\":1}",
            "{\"row\":99999999999,\"column\":\"angle\",\"value\":1}",
            "{\"row\":1,\"column\":\"angle\",\"value\":\"text\"}",
            "{\"row\":1,\"column\":\"angle\",\"value\":1e999}",
            "{\"row\":1,\"column\":\"angle\",\"value\":{}}",
            "{\"row\":1,\"column\":\"angle\",\"value\":[]}",
            "{\"row\":1,\"column\":\"angle\",\"value\":true}",
            "{\"row\":1,\"column\":\"\",\"value\":1}",
            "{\"row\":1,\"column\":null,\"value\":1}",
            "{\"row\":null,\"column\":\"angle\",\"value\":1}",
            "{\"row\":1,\"column\":\"angle\",\"value\":1,\"more\":1}");
    private static final List<String> ODD_QUERIES = List.of(
            "columns?names=no",
            "columns?names=x,no",
            "columns",
            "columns?names=x&as=gif",
            "columns?names=x&type=f2",
            "columns?names=x&names=y",
            "texts?name=no",
            "texts",
            "coordinates?columns=no",
            "principal?dimension=0",
            "principal?dimension=-3",
            "principal?dimension=1e9",
            "principal?standardise=much",
            "neighbours?row=-1",
            "neighbours?row=200",
            "neighbours?row=x",
            "neighbours?count=-1",
            "components?neighbours=0",
            "triangles?columns=x",
            "labels?targets=no",
            "skeleton?row=1",
            "skeleton",
            "rows?rows=1,2,x",
            "rows?from=-1",
            "rows?count=-1",
            "rows?rows=200");

    private final String host;
    private final String bearer;
    private final List<byte[]> all = new ArrayList<>();

    private HostileRequests(TangentService service) {
        host = "127.0.0.1:" + service.port();
        bearer = "Authorization: Bearer " + service.token() + "\r\n";
    }

    /// More than six hundred.
    static List<byte[]> against(TangentService service) {
        HostileRequests made = new HostileRequests(service);
        made.strangers();
        made.traversals();
        made.malformed();
        made.garbage();
        made.everyRoute(service.routes());
        made.oddWishes();
        made.oddFiles();
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
    }

    /// What no resource may take: a stranger, a thing that is not there, a query of nothing, a body of the wrong
    /// kind.
    private void everyRoute(List<Route> routes) {
        for (Route route : routes) {
            String unknown = route.path().replace("{id}", "t999").replace("{name}", "no");
            String listed = route.path().replace("{id}", "t1").replace("{name}", "no");
            String odd = route.path().replace("{id}", "%2e%2e%00").replace("{name}", "<b>");
            add(route.method(), listed, "");
            add(route.method(), listed, bearer + "Origin: https://127.0.0.1\r\n");
            add(route.method(), listed + "?nothing=1", bearer);
            if (route.path().contains("{")) {
                add(route.method(), unknown, bearer);
                add(route.method(), odd, bearer);
            }
            if (route.method().equals("GET") || route.method().equals("DELETE")) continue;
            if (route.path().equals("/api/stop") || route.path().contains("earlier")) continue;
            for (String text : NO_JSON) if (!text.isEmpty()) json(route.method(), listed, text);
            json(route.method(), listed, "{\"nothing\":1}");
            json(route.method(), listed, "{\"table\":\"t1\"}{\"table\":\"t1\"}");
            body(route.method(), listed, "text/plain", "hello");
        }
    }

    private void oddWishes() {
        for (String wish : ODD_FITS)
            json("POST", "/api/fits", "{\"table\":\"t1\",\"targets\":[\"angle\"]," + wish + "}");
        String name = "x".repeat(50_000);
        for (String field :
                List.of("columns", "without", "categories", "standardise", "weights", "method", "loss", name))
            for (String value : List.of("\"" + name + "\"", "[\"" + name + "\"]", "{\"" + name + "\":1}"))
                json("POST", "/api/fits", "{\"table\":\"t1\",\"targets\":[\"angle\"],\"" + field + "\":" + value + "}");
        for (String label : ODD_LABELS) json("PATCH", "/api/tables/t1/labels", "{\"labels\":[" + label + "]}");
        for (String query : ODD_QUERIES) add("GET", "/api/tables/t1/" + query, bearer);
    }

    private void oddFiles() {
        for (String name :
                List.of("a\\nb.csv", "a\\u0007.csv", "", " ", "x".repeat(50_000) + ".csv", "con/", "/", "~/a.csv"))
            for (String what : List.of("labels", "nothing"))
                json("POST", "/api/files", "{\"what\":\"" + what + "\",\"table\":\"t1\",\"file\":\"" + name + "\"}");
        for (String type : List.of("application/x-npy", "text/csv", "application/octet-stream"))
            for (String bytes : List.of(
                    "\u001f\u008b\b\u0000\u0000\u0000\u0000\u0000\u0000\u0003K",
                    "PAR1\u0015PAR1",
                    "PK\u0003\u0004\u0014"))
                for (String ending : List.of("csv.gz", "parquet", "xlsx", "npy", "mtx"))
                    body("POST", "/api/tables?name=a." + ending, type, bytes);
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

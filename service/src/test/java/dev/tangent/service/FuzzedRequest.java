package dev.tangent.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A request that works, to be changed.
record FuzzedRequest(String method, String path, String json) {
    private static final String FITS = "/api/fits";
    private static final List<String> LANGUAGES = List.of("json", "java", "python", "command");

    /// What is there when the first changed request comes.
    static final List<FuzzedRequest> BEFORE = List.of(
            new FuzzedRequest("POST", "/api/tables", "{\"file\":\"points.csv\"}"),
            new FuzzedRequest("POST", FITS, "{\"table\":\"t1\",\"targets\":[\"z\"],\"tuned\":false}"));

    /// Names of files, columns and resources that are there.
    static final List<String> WORDS =
            List.of("points.csv", "labels.csv", "edges.csv", "t1", "f2", "x", "y", "w", "z", "kind", "a", "b", "auto");

    static final List<FuzzedRequest> ALL = List.of(
            fit(
                    "{\"table\":\"t1\",\"targets\":[\"z\"],\"method\":\"lg\",\"parameters\":{\"neighbours\":8,\"dimension\":2},"
                            + "\"lambda\":[0.01],\"tuned\":false,\"errorBars\":true,\"forSuggestions\":true}"),
            fit("{\"table\":\"points.csv\",\"targets\":[\"kind\"],\"classes\":true,\"prior\":{\"a\":0.5,\"b\":0.5},"
                    + "\"method\":[\"lap\",\"knn\"],\"folds\":3,\"measure\":\"log-loss\",\"oneMethod\":true}"),
            fit(
                    "{\"table\":\"points.csv\",\"columns\":[\"x\",\"y\"],\"targets\":[\"z\",\"w\"],\"method\":\"lap\","
                            + "\"parameters\":{\"neighbours\":[5,8],\"bandwidth\":1},\"folds\":\"loo\",\"perOutput\":true,"
                            + "\"standardise\":\"none\",\"missing\":\"refuse\",\"threads\":1,\"seed\":5,\"oneStandardError\":true}"),
            fit(
                    "{\"table\":\"points.csv\",\"without\":[\"w\"],\"targets\":[\"z\"],\"method\":\"lg\",\"tuned\":false,"
                            + "\"loss\":\"huber\",\"lossParameter\":1.5,\"rawLambda\":0.1,\"solver\":\"direct\",\"device\":\"cpu\"}"),
            fit(
                    "{\"table\":\"points.csv\",\"labels\":\"labels.csv\",\"weights\":\"w\",\"method\":\"auto\","
                            + "\"budget\":0.001,\"searchSample\":30,\"criterion\":\"cv\",\"approximate\":true,\"note\":\"mine\"}"),
            fit(
                    "{\"graph\":\"edges.csv\",\"labels\":\"labels.csv\",\"method\":\"lap\",\"decimal\":\".\",\"na\":[\"-\"],"
                            + "\"tuned\":false,\"skip\":0,\"encoding\":\"UTF-8\"}"),
            new FuzzedRequest("PATCH", FITS + "/f2", "{\"lambda\":0.1,\"loss\":\"huber\",\"lossParameter\":2}"),
            new FuzzedRequest(
                    "POST", FITS + "/f2/inquiries", "{\"what\":\"suggestions\",\"count\":3,\"candidates\":9}"),
            new FuzzedRequest("POST", FITS + "/f2/inquiries", "{\"what\":\"suspect-labels\"}"),
            new FuzzedRequest("POST", FITS + "/f2/inquiries", "{\"what\":\"importance\"}"),
            new FuzzedRequest(
                    "POST",
                    "/api/embeddings",
                    "{\"table\":\"t1\",\"method\":\"isomap\",\"columns\":[\"x\",\"y\"],\"landmarks\":20,"
                            + "\"parameters\":{\"neighbours\":8,\"dimension\":2},\"cutShortcuts\":true}"),
            new FuzzedRequest(
                    "POST",
                    "/api/clusterings",
                    "{\"table\":\"t1\",\"clusters\":3,\"columns\":[\"x\",\"y\"],\"parameters\":{\"neighbours\":8},\"seed\":3}"),
            new FuzzedRequest("POST", "/api/tables", "{\"demo\":\"roll\",\"points\":50,\"labels\":9,\"seed\":3}"),
            new FuzzedRequest("POST", "/api/tables?skip=0", "{\"file\":\"labels.csv\"}"),
            new FuzzedRequest(
                    "PATCH",
                    "/api/tables/t1/labels",
                    "{\"labels\":[{\"row\":1,\"column\":\"z\",\"value\":0.5},{\"row\":2,\"column\":\"kind\",\"value\":null}]}"),
            new FuzzedRequest("POST", "/api/tables/t1/labels/undo", "{\"change\":1}"),
            new FuzzedRequest("POST", "/api/tables/t1/labels/redo", "{\"change\":1}"),
            new FuzzedRequest("POST", "/api/tables/t1/labels/earlier", "{\"take\":false}"),
            new FuzzedRequest(
                    "POST",
                    "/api/files",
                    "{\"what\":\"predictions\",\"file\":\"out.csv\",\"fit\":\"f2\",\"replace\":true,\"errorBars\":false}"),
            new FuzzedRequest(
                    "POST",
                    "/api/files",
                    "{\"what\":\"labels\",\"file\":\"out.csv\",\"table\":\"t1\",\"replace\":true}"),
            new FuzzedRequest("POST", "/api/models", "{\"fit\":\"f2\"}"),
            new FuzzedRequest("POST", "/api/models", "{\"file\":\"out.tangent\"}"));

    private static FuzzedRequest fit(String json) {
        return new FuzzedRequest("POST", FITS, json);
    }

    /// The files that requests name.
    static void write(Path folder) throws IOException {
        StringBuilder points = new StringBuilder("x,y,w,z,kind\n");
        StringBuilder labels = new StringBuilder("row,v,w\n");
        StringBuilder edges = new StringBuilder("from,to,weight\n");
        for (int row = 0; row < 40; row++) {
            double angle = 0.15 * row;
            points.append(Math.sin(angle) * angle).append(',').append(Math.cos(angle) * angle);
            points.append(',').append(1 + row % 3).append(',').append(row % 2 == 0 ? Math.sin(row) : "");
            points.append(',').append(row % 3 == 0 ? "" : row < 20 ? "a" : "b").append('\n');
            if (row % 4 == 0) labels.append(row).append(',').append(row * 0.5).append(",1\n");
            edges.append(row).append(',').append((row + 1) % 40).append(",0.5\n");
        }
        Files.writeString(folder.resolve("points.csv"), points);
        Files.writeString(folder.resolve("labels.csv"), labels);
        Files.writeString(folder.resolve("edges.csv"), edges);
    }

    boolean isFit() {
        return path.equals(FITS);
    }

    /// Those to the same resource, itself among them.
    List<FuzzedRequest> siblings() {
        return ALL.stream().filter(each -> each.path().equals(path)).toList();
    }

    /// What a fit would need, or how it is written.
    FuzzedRequest shown(int way) {
        String there = way < LANGUAGES.size() ? "/code?language=" + LANGUAGES.get(way) : "/plan";
        return new FuzzedRequest(method, path + there, json);
    }

    /// Where what it makes is found.
    String collection() {
        return path.endsWith("/inquiries") ? "/api/inquiries" : path.replaceFirst("\\?.*", "");
    }
}

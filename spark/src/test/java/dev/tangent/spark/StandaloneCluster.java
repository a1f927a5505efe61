package dev.tangent.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A standalone cluster of Spark on this machine: a master and workers, each a process of its own, started from the
/// tests' class path. Workers look for an installed Spark before they start an executor; an empty folder in its place
/// and a class path for executors satisfy them.
final class StandaloneCluster implements AutoCloseable {
    private static final String HOST = "127.0.0.1";
    private static final Pattern BOUND = Pattern.compile("Starting Spark master at (spark://\\S+:[1-9]\\d*)");

    private final Path folder;
    private final String url;
    private final List<Process> processes = new ArrayList<>();

    /// @param folder for all that the cluster writes
    StandaloneCluster(Path folder, int workers) throws IOException, InterruptedException {
        this.folder = folder;
        Files.createDirectories(folder.resolve("jars"));
        // On a port that the master finds and tells: one that is free before it starts may be taken when it does.
        start("master", List.of("org.apache.spark.deploy.master.Master", "--host", HOST, "--port", "0"));
        // A worker that finds no master tries again after ten seconds only.
        url = awaitMaster();
        for (int i = 0; i < workers; i++)
            start(
                    "worker" + i,
                    List.of(
                            "org.apache.spark.deploy.worker.Worker",
                            "--host",
                            HOST,
                            "--cores",
                            "1",
                            "--memory",
                            "1g",
                            "--work-dir",
                            folder.resolve("work" + i).toString(),
                            url()));
    }

    private String awaitMaster() throws IOException, InterruptedException {
        Path said = folder.resolve("master.err");
        while (processes.getFirst().isAlive()) {
            Matcher line = BOUND.matcher(Files.readString(said));
            if (line.find()) return line.group(1);
            Thread.sleep(50);
        }
        throw new IllegalStateException("the master did not start: " + Files.readString(said));
    }

    String url() {
        return url;
    }

    /// Whether this process works for that worker.
    static boolean isOfWorker(int number) {
        return Path.of("").toAbsolutePath().toString().contains("/work" + number + "/");
    }

    /// A process of Java on the tests' class path. What it says goes to files with its name.
    private Process start(String name, List<String> words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx1g",
                "-Dspark.ui.enabled=false",
                "-Dspark.master.rest.enabled=false",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve(name + ".out").toFile())
                .redirectError(folder.resolve(name + ".err").toFile());
        builder.environment().put("SPARK_LOCAL_IP", HOST);
        builder.environment().put("SPARK_LOCAL_DIRS", folder.toString());
        builder.environment().put("SPARK_HOME", folder.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_MASTER_WEBUI_PORT", "0");
        builder.environment().put("SPARK_WORKER_WEBUI_PORT", "0");
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    /// As if the machine were switched off: the worker and its executors.
    void killWorker(int number) {
        kill(processes.get(1 + number));
    }

    private static void kill(Process process) {
        List<ProcessHandle> below = process.descendants().toList();
        process.destroyForcibly();
        below.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        processes.reversed().forEach(StandaloneCluster::kill);
    }
}

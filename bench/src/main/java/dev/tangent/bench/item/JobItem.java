package dev.tangent.bench.item;

import dev.tangent.bench.peer.PeerFile;
import dev.tangent.bench.peer.PeerProcess;
import dev.tangent.bench.report.BenchmarkSection;
import dev.tangent.bench.report.MarkdownTable;
import dev.tangent.bench.report.Threshold;
import dev.tangent.bench.table.MotionTable;
import dev.tangent.bench.table.RandomLabels;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The whole job of a user, files in and file out, against the fastest parts written in C put together.
record JobItem() implements BenchmarkItem {
    private static final int LABELS = 100;
    private static final int NEIGHBOURS = 20;
    private static final int DIMENSION = 10;

    @Override
    public BenchmarkSection run(BenchmarkContext bench) {
        write(bench, bench.table());
        Optional<CommandLineRun> ours = CommandLineRun.find(bench);
        if (ours.isEmpty()) bench.log("the command line's jar is missing: not measured");
        Rounds rounds = new Rounds();
        Optional<PeerProcess> python = bench.python(
                "job.py",
                "points.npy",
                "labels.npy",
                String.valueOf(NEIGHBOURS),
                String.valueOf(DIMENSION),
                String.valueOf(Runtime.getRuntime().availableProcessors()),
                "job");
        Optional<PeerProcess> octave = bench.octave("solve.m", "job");
        for (int round = 0; round < Rounds.COUNT; round++) {
            ours.ifPresent(run -> rounds.addAll("ours ", run.predict(OptionalInt.empty())));
            if (python.isPresent() && octave.isPresent()) {
                rounds.addAll("equations ", python.get().ask("equations"));
                rounds.addAll("solve ", octave.get().ask("solve"));
            }
        }
        python.ifPresent(PeerProcess::close);
        octave.ifPresent(PeerProcess::close);
        return section(bench, rounds);
    }

    /// Points, and labels of a few of them, as files.
    static void write(BenchmarkContext bench, MotionTable table) {
        int rows = table.points().size();
        int outputs = table.outputs().columns();
        PeerFile.write(
                bench.file("points.npy"),
                rows,
                table.points().dimension(),
                table.points().toArray());
        double[] labels = new double[rows * outputs];
        Arrays.fill(labels, Double.NaN);
        for (int row : RandomLabels.rows(rows, LABELS, 3))
            System.arraycopy(table.outputs().values(), row * outputs, labels, row * outputs, outputs);
        PeerFile.write(bench.file("labels.npy"), rows, outputs, labels);
    }

    private static BenchmarkSection section(BenchmarkContext bench, Rounds rounds) {
        double peer = rounds.of("equations seconds") + rounds.of("solve seconds");
        MarkdownTable table = new MarkdownTable("whole job", "seconds", "ratio")
                .row("Tangent, start of the JVM included", rounds.of("ours seconds"), rounds.of("ours seconds") / peer)
                .row("cKDTree + NumPy + CHOLMOD", peer, "")
                .row("... of which up to the equations", rounds.of("equations seconds"), "")
                .row("... of which factor and solve", rounds.of("solve seconds"), "");
        return new BenchmarkSection(
                "Whole job",
                "NPY in, LG with k = 20 and m = 10, relative lambda 1e-6, " + LABELS + " labels, "
                        + bench.table().outputs().columns() + " outputs, predictions out; "
                        + bench.table().caption() + ", 4 GB of heap.",
                List.of(
                        Threshold.atMost(20, rounds.of("ours seconds"), "seconds of the process"),
                        Threshold.atMost(0.5, rounds.of("ours seconds") / peer, "process over the C pipeline"),
                        Threshold.atMost(4, rounds.of("ours heap"), "most heap in use before a collection, GB"),
                        Threshold.atMost(
                                1e-3, JobAgreement.median(bench), "median difference of a prediction, in its spread")),
                List.of(table),
                List.of("The peer's start, its imports and the hand-over of the matrix from Python to Octave are not"
                        + " counted; CHOLMOD solves through Octave's backslash, in the order it chooses itself."));
    }
}

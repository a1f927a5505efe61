package dev.tangent.experiments.survey;

import dev.tangent.Regression;
import dev.tangent.experiments.paper.CompetitorSet;
import dev.tangent.experiments.study.Competitor;
import dev.tangent.experiments.study.DrawResult;
import dev.tangent.experiments.study.PredictionListener;
import dev.tangent.experiments.study.Study;
import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.experiments.study.StudyResults;
import dev.tangent.method.Methods;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Runs all methods on all tables of a gallery.
///
/// @param peers scikit-learn; without it Tangent's methods are compared alone
/// @param listener receives every prediction of values
record Survey(
        SurveyTableSet gallery,
        StudyDesign design,
        Optional<ScikitLearn> peers,
        PredictionListener listener,
        Consumer<String> log) {
    /// LG restricted to the paper's kernel is a part of LG, and the mean's relative error is 1: neither tells
    /// anything.
    private static final List<String> LEFT_OUT = List.of(CompetitorSet.PAPER_LOCAL_GAUSSIAN, "mean");

    /// `auto` is the last.
    static List<Competitor> competitors() {
        List<Competitor> competitors = new ArrayList<>(CompetitorSet.all());
        competitors.removeIf(competitor -> LEFT_OUT.contains(competitor.name()));
        competitors.add(competitors.size() - 1, Competitor.of("GP (ARD)", Methods.GAUSSIAN_PROCESS_ARD));
        return List.copyOf(competitors);
    }

    SurveyResults run() {
        Map<String, Double> seconds = new LinkedHashMap<>();
        List<DrawResult> values = new ArrayList<>();
        for (SurveyTable table : gallery.values())
            seconds.put(
                    table.name(),
                    timed(() -> values.addAll(
                            study(table).run(competitors(), listener).all())));
        ClassResults classes = new ClassResults();
        for (ClassTable table : gallery.classes())
            seconds.put(table.name(), timed(() -> new ClassStudy(table, design).run(classes, log)));
        double peerSeconds = peers.map(found -> timed(() -> runPeers(found, values, classes)))
                .orElse(0.0);
        return new SurveyResults(new StudyResults(values), classes.rates(), classes.losses(), seconds, peerSeconds);
    }

    private Study study(SurveyTable table) {
        return new Study(
                table.problem(), design, new Regression().auto(), text -> log.accept(table.name() + ", " + text));
    }

    private void runPeers(ScikitLearn found, List<DrawResult> values, ClassResults classes) {
        try (PeerRun run = new PeerRun(design)) {
            for (SurveyTable table : gallery.values())
                run.add(table, study(table).draws());
            for (ClassTable table : gallery.classes()) run.add(table, new ClassStudy(table, design).draws());
            run.run(found, log);
            int number = 0;
            for (SurveyTable table : gallery.values())
                values.addAll(run.results(number++, table, study(table).draws()));
            for (ClassTable table : gallery.classes())
                run.addTo(classes, number++, table, new ClassStudy(table, design).draws());
        }
    }

    private static double timed(Runnable work) {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e9;
    }
}

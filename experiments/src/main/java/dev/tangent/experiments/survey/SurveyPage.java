package dev.tangent.experiments.survey;

import dev.tangent.experiments.study.StudyDesign;
import dev.tangent.experiments.study.StudyResults;
import dev.tangent.plot.page.Block.Bullets;
import dev.tangent.plot.page.Block.DataFile;
import dev.tangent.plot.page.Section;
import dev.tangent.plot.page.SectionBuilder;
import dev.tangent.plot.page.Words;
import dev.tangent.selection.SelectionSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The sections of the page `docs/measured/when.md`. Every figure in it is measured; why is known of each table
/// beforehand.
record SurveyPage(SurveyTableSet gallery, StudyDesign design, Optional<ScikitLearn> peers, SurveyResults results) {
    List<Section> sections() {
        List<Section> sections = new ArrayList<>(List.of(method()));
        if (!gallery.values().isEmpty()) sections.addAll(List.of(values(), valuesWhy()));
        if (!gallery.classes().isEmpty()) sections.addAll(List.of(classes(), classesWhy()));
        sections.add(Section.titled("All figures")
                .add(results.draws())
                .add(DataFile.of(results.times()))
                .build());
        return sections;
    }

    private Section method() {
        SectionBuilder section = Section.titled("How it was measured")
                .paragraph("For each table " + numbers() + " rows are labelled, drawn at random " + design.draws()
                        + " times; the smaller sets are parts of the larger ones. One search by"
                        + " cross-validation on the labels chooses the parameters of every method, with " + folds()
                        + " folds for values and 5 for classes; auto is the mean"
                        + " of Tangent's methods, weighted by their errors on held-out labels, as by --method auto."
                        + " Errors are on all rows without a label, and averaged over the draws.")
                .paragraph(peerWords());
        if (!gallery.missing().isEmpty()) section.paragraph(gallery.missing());
        return section.build();
    }

    private String numbers() {
        return Arrays.stream(design.labels()).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    }

    private String folds() {
        return Arrays.stream(design.labels())
                .mapToObj(labels -> Integer.toString(SelectionSettings.usualFolds(labels)))
                .collect(Collectors.joining(", "));
    }

    private String peerWords() {
        return peers.map(found -> "Methods that begin with sk are those of scikit-learn " + found.version()
                        + ", on the same labels, their columns standardised, their parameters chosen by as"
                        + " many folds: kernel ridge and support vector regression (SVR) with an RBF"
                        + " kernel, gradient boosting, ridge; a Gaussian process with a length for each column (ARD) by"
                        + " its marginal likelihood; a random forest by its out-of-bag error. Tangent's methods take"
                        + " columns as they are.")
                .orElse("No Python with scikit-learn was found: the tables have no columns for its methods. --python"
                        + " names one.");
    }

    private ErrorRatios ratios(StudyResults measured) {
        return new ErrorRatios(measured, design.draws());
    }

    private Section values() {
        SurveyTables tables =
                new SurveyTables("survey-values", "Relative error", ratios(results.values()), design.labels());
        SectionBuilder section = Section.titled("Values")
                .paragraph("The error is the root mean square error over the standard deviation of the target, both on"
                        + " the rows without a label: 1 is what the best constant has. Generated targets have noise,"
                        + " mostly of 5 % of their spread: 0.05 is then the smallest error there can be.");
        return errors(section, tables).build();
    }

    private SectionBuilder errors(SectionBuilder section, SurveyTables tables) {
        section.add(tables.figure()).add(tables.summary());
        addErrors(section, tables);
        return section.add(DataFile.of(tables.autoAgainst()));
    }

    /// What each method has on each table is too much for a page: its files.
    private void addErrors(SectionBuilder section, SurveyTables tables) {
        for (int number : design.labels()) section.add(DataFile.of(tables.errorsWith(number)));
    }

    private Section valuesWhy() {
        BestMethodText wins = new BestMethodText(ratios(results.values()), design.labels());
        List<Words> items = gallery.values().stream()
                .flatMap(table -> wins
                        .about(
                                table.name(),
                                table.what(),
                                table.why(),
                                table.target().parts())
                        .stream())
                .toList();
        return why("What wins where, and why", wins, items);
    }

    private Section why(String heading, BestMethodText wins, List<Words> items) {
        return Section.titled(heading)
                .paragraph(wins.tally())
                .paragraph("Errors below are those with " + numbers() + " labels, in this order.")
                .add(new Bullets(items))
                .build();
    }

    private Section classes() {
        SurveyTables rates = new SurveyTables("survey-rates", "Error rate", ratios(results.rates()), design.labels());
        SurveyTables losses = new SurveyTables("survey-losses", "Log loss", ratios(results.losses()), design.labels());
        SectionBuilder section = Section.titled("Classes")
                .paragraph("Every class has two labels or more. The error rate is the share of rows without a label"
                        + " whose most probable class is not theirs; the log loss is the mean of minus the logarithm of"
                        + " the probability given to their class, which counts as at least 1e-15. auto and the"
                        + " parameters of Tangent's methods are chosen for the error rate. In ratios an error rate below"
                        + " 0.001 counts as 0.001.");
        errors(section, rates);
        addErrors(section, losses);
        return section.build();
    }

    private Section classesWhy() {
        BestMethodText wins = new BestMethodText(ratios(results.rates()), design.labels());
        List<Words> items = gallery.classes().stream()
                .flatMap(table -> wins.about(table.name(), table.what(), table.why(), List.of(table.name())).stream())
                .toList();
        return why("Which classes, and why", wins, items);
    }
}

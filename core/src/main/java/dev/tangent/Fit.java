package dev.tangent;

import dev.tangent.fit.FitJob;
import dev.tangent.fit.Learnt;
import dev.tangent.fit.RegularizedFit;
import dev.tangent.fit.Selected;
import dev.tangent.geometry.IncompletePoints;
import dev.tangent.geometry.Points;
import dev.tangent.learning.Lambda;
import dev.tangent.learning.Status;
import dev.tangent.learning.Target;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.prediction.Prediction;
import dev.tangent.learning.uncertainty.Suggestions;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Methods;
import dev.tangent.report.FitReport;
import dev.tangent.report.ImportanceReport;
import dev.tangent.report.LabelSuggestions;
import java.util.List;
import java.util.OptionalDouble;

/// What was learnt, whatever it is. Safe for threads; what it gives cannot be written into.
public abstract sealed class Fit permits RegressionFit, ClassificationFit {
    final FitJob job;
    final Learnt learnt;
    final Prediction prediction;
    private final FitReport report;

    /// @param used at the rows that have their coordinates
    Fit(FitJob job, Learnt learnt, Prediction used, FitReport report) {
        this.job = job;
        this.learnt = learnt;
        this.report = report;
        prediction = job.data().completed(used);
    }

    /// The same, whose error bars, suggestions, audits and changes from now on tell another listener how far they
    /// are and end with another cancellation. Nothing is solved again.
    public abstract Fit heard(ProgressListener listener, Cancellation cancellation);

    /// The same method, parameters and labels with another weight of the regularizer, where one regularizer made
    /// the fit. Dense work on the labels and one solve.
    public abstract Fit with(Lambda lambda);

    /// For points that were not there, and for files.
    public abstract FittedModel model();

    /// What new points follow by, as a file of the model needs it.
    public abstract MethodSettings settings();

    /// All that a search tried, best first; empty where nothing was searched.
    public List<Tuning.Tried> candidates() {
        return learnt.selected().map(Selected::candidates).orElse(List.of());
    }

    /// What was chosen and why, how the equations were solved, what error to expect.
    public FitReport report() {
        return report;
    }

    /// The error to expect at rows without a label, that on held-out ones, in the measure of the search; of
    /// accuracy what is missing to one. Where each output chose alone it is that of the first. Empty where nothing
    /// was searched, or no label can be held out.
    public OptionalDouble expectedError() {
        return report.tuning().stream()
                .mapToDouble(found -> found.expectedErrors().getFirst())
                .filter(error -> !Double.isNaN(error))
                .findFirst();
    }

    /// The rows to label next, best first; of many points a sample is looked at.
    public LabelSuggestions suggest(int count) {
        return suggest(count, Math.max(count, Suggestions.CANDIDATES));
    }

    /// The rows to label next, best first: of values those whose label takes most off the uncertainty that is left,
    /// of classes those whose class is in doubt, spread out.
    ///
    /// @param candidates look at no more than so many points, drawn at random, which stand for all
    public abstract LabelSuggestions suggest(int count, int candidates);

    /// How many places have no label: the most that can be suggested.
    public abstract int unlabelled();

    /// Which columns matter at places with known labels that were not learnt from: how much larger the error
    /// becomes where one column has the values of other rows. [Learning#importance] leaves labels out for it.
    ///
    /// @param target names rows of these places; of the kind that was learnt
    /// @param names one for each coordinate; coordinates of one name, as the indicators of a category, are one
    ///     column
    public abstract ImportanceReport importance(Points places, Target target, List<String> names);

    static IncompletePoints checked(Points places, List<String> names, int dimension) {
        Check.that(
                names.size() == places.dimension(),
                "names of columns must be one for each of " + places.dimension() + " coordinates but are "
                        + names.size());
        Check.that(
                places.dimension() == dimension,
                "places must have " + dimension + " coordinates, as the points have, but have " + places.dimension());
        return places.withGaps();
    }

    /// @param what cannot be had of any other fit
    final RegularizedFit regularized(Message what) {
        return learnt.regularized()
                .orElseThrow(() -> new InvalidInput(
                        "%s needs one of %s %s for all outputs, but %s",
                        what,
                        Subject.METHOD,
                        String.join(", ", Methods.names(Methods.regularizers())),
                        report().method()
                                .map(used -> used.name() + " was chosen")
                                .orElse("each output was fitted by a method of its own")));
    }

    /// How many rows the points had.
    public int rows() {
        return prediction.rows();
    }

    /// How a row came by its values.
    public Status status(int row) {
        return prediction.status(row);
    }

    public List<Status> statuses() {
        return List.copyOf(prediction.statuses());
    }
}

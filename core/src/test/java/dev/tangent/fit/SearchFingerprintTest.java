package dev.tangent.fit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.ComputeDevice;
import dev.tangent.Journal;
import dev.tangent.Regression;
import dev.tangent.Standardisation;
import dev.tangent.geometry.PointCloud;
import dev.tangent.learning.Labels;
import dev.tangent.learning.LabelsBuilder;
import dev.tangent.method.LossKind;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.Methods;
import dev.tangent.method.Parameter;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.method.spec.LossSpec;
import dev.tangent.method.spec.MethodSpec;
import dev.tangent.preprocessing.Preprocessing;
import dev.tangent.regularizer.Bandwidth;
import dev.tangent.selection.SearchBudget;
import dev.tangent.selection.SelectionSettings;
import dev.tangent.sparse.SolverSettings;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What a journal keeps is recalled where nothing that its trials depend on has changed, and only there.
class SearchFingerprintTest {
    private static final PointCloud POINTS =
            PointCloud.of(2, new Random(1).doubles(240, 0, 3).toArray());

    private static final Regression PLAIN = new Regression()
            .method(Methods.LAPLACIAN)
            .neighbours(6, 8)
            .set(Parameter.BANDWIDTH, List.of(new Bandwidth.Relative(1)))
            .lambda(1e-4, 1e-2);

    /// Settings that change what a trial predicts of held-out labels.
    enum Changing {
        APPROXIMATE(Regression::approximate),
        SEED(plain -> plain.seed(1)),
        STANDARDISATION(plain -> plain.standardise(Standardisation.ROBUST)),
        NEIGHBOURS(plain -> plain.neighbours(7, 9)),
        LAMBDAS(plain -> plain.lambda(1e-5, 1e-3)),
        LOSS(plain -> plain.loss(LossKind.HUBER)),
        LOSS_PARAMETER(plain -> plain.loss(LossKind.QUANTILE, 0.3)),
        METHOD(plain -> plain.method(Methods.ITERATED_LAPLACIAN)),
        FOLDS(plain -> plain.folds(4)),
        LEAVE_ONE_OUT(Regression::leaveOneOut),
        EVIDENCE(plain -> plain.criterion(SelectionCriterion.MARGINAL_LIKELIHOOD)),
        TOLERANCE(plain -> plain.solver(new SolverSettings(SolverSettings.Choice.AUTO, 1e-4, 20_000))),
        ITERATIONS(plain -> plain.solver(new SolverSettings(SolverSettings.Choice.AUTO, 1e-10, 5)));

        @SuppressWarnings("ImmutableEnumChecker") // without a state
        private final UnaryOperator<Regression> change;

        Changing(UnaryOperator<Regression> change) {
            this.change = change;
        }
    }

    /// Settings that change how trials are judged, told of or computed.
    enum Indifferent {
        NONE(plain -> plain),
        THREADS(plain -> plain.threads(1)),
        DEVICE(plain -> plain.device(ComputeDevice.CPU)),
        SOLVER(plain -> plain.solver(SolverSettings.DEFAULT.with(SolverSettings.Choice.DIRECT))),
        MEASURE(plain -> plain.measure(MeasureKind.ROOT_MEAN_SQUARE)),
        ONE_STANDARD_ERROR(Regression::oneStandardError),
        ONE_METHOD(Regression::oneMethod),
        OUTPUTS(plain -> plain.outputs("height"));

        @SuppressWarnings("ImmutableEnumChecker") // without a state
        private final UnaryOperator<Regression> change;

        Indifferent(UnaryOperator<Regression> change) {
            this.change = change;
        }
    }

    /// Names of searches and units.
    private static final class Keys implements Journal {
        private final Set<String> all = new HashSet<>();
        private String search = "";

        @Override
        public void begin(SearchName name) {
            search = name.fingerprint() + " " + name.folds() + " " + name.seed() + " ";
        }

        @Override
        public Optional<List<Recorded>> recall(String unit) {
            return Optional.empty();
        }

        @Override
        public void record(String unit, List<Recorded> trials) {
            all.add(search + unit);
        }
    }

    private static Labels labels() {
        LabelsBuilder labels = new LabelsBuilder(1);
        for (int i = 0; i < 40; i++) labels.add(i, 0, Math.sin(POINTS.at(i, 0)) + POINTS.at(i, 1), 1);
        return labels.build();
    }

    private static Set<String> keys(UnaryOperator<Regression> change) {
        Keys keys = new Keys();
        change.apply(PLAIN).journal(keys).tune(POINTS, labels());
        assertThat(keys.all).isNotEmpty();
        return keys.all;
    }

    @ParameterizedTest
    @EnumSource
    void trialsOfOtherSettingsAreNotRecalled(Changing setting) {
        assertThat(keys(setting.change)).doesNotContainAnyElementsOf(keys(plain -> plain));
    }

    @ParameterizedTest
    @EnumSource
    void trialsThatWouldBeTheSameAreRecalled(Indifferent setting) {
        assertThat(keys(setting.change)).isEqualTo(keys(plain -> plain));
    }

    /// A setting that is added has to be told here: whether it is above, or why not.
    @Test
    void everySettingIsThoughtOf() {
        Map<Class<?>, List<String>> known = new HashMap<>();
        // `tuned`: without a search no journal; `needed`: which methods are tried; `journal` itself
        known.put(
                LearningSettings.class,
                List.of("method", "loss", "selection", "tuned", "outputs", "needed", "solver", "journal", "execution"));
        known.put(
                Execution.class,
                List.of(
                        "source", // whatever the file is called
                        "threads",
                        "seed",
                        "approximate",
                        "listener",
                        "cancellation",
                        "preprocessing",
                        "device"));
        known.put(Preprocessing.class, List.of("standardisation", "missing")); // by the coordinates that it leaves
        known.put(MethodSpec.class, List.of("methods", "auto", "given", "lambdas")); // by the keys of units
        known.put(LossSpec.class, List.of("kind", "parameter"));
        known.put(SolverSettings.class, List.of("choice", "tolerance", "iterationLimit"));
        known.put(SearchBudget.class, List.of("time", "sample")); // searches on a sample have no journal
        known.put(
                SelectionSettings.class,
                List.of(
                        "folds",
                        "leaveOneOut",
                        "criterion",
                        "measure",
                        "oneStandardError",
                        "perOutput", // chosen from the same trials
                        "oneMethod",
                        "budget"));
        known.forEach((type, names) ->
                assertThat(components(type)).as(type.getSimpleName()).isEqualTo(names));
    }

    private static List<String> components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
    }
}

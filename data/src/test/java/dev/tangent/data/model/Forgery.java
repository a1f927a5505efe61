package dev.tangent.data.model;

import dev.tangent.learning.Status;
import dev.tangent.learning.extension.OutOfSampleExtension;
import dev.tangent.learning.fitting.HeldOutErrors;
import dev.tangent.learning.function.CoordinateFunction;
import dev.tangent.learning.function.LinearFunction;
import dev.tangent.learning.function.NearestFunction;
import dev.tangent.learning.function.RadialFunction;
import dev.tangent.learning.function.RadialShape;
import dev.tangent.learning.function.WeightedFunctions;
import dev.tangent.learning.newpoints.ErrorBars;
import dev.tangent.learning.newpoints.FittedModel;
import dev.tangent.learning.uncertainty.NonconformityScores;
import dev.tangent.linalg.Matrix;
import dev.tangent.method.MethodSettings;
import dev.tangent.method.Parameter;
import dev.tangent.method.ParameterValues;
import dev.tangent.preprocessing.ColumnScaler;
import dev.tangent.regularizer.LocalRegularizer;
import dev.tangent.regularizer.energy.LocalGaussian;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// A model file with right checksums and wrong contents.
///
/// @param says a part of the message that refuses it
record Forgery(String kind, ForgedModel model, String says) {
    private static final int SIZE = 30;

    static Forgery of(String kind, String says, Consumer<ForgedModel> change) {
        ForgedModel model = gaussian();
        change.accept(model);
        return new Forgery(kind, model, says);
    }

    /// Another value of one of the header's fields.
    static Forgery ofField(String kind, String says, String field, String value, String other) {
        return of(kind, says, m -> m.header("\"" + field + "\" : " + value, "\"" + field + "\" : " + other));
    }

    @Override
    public String toString() {
        return kind;
    }

    private static byte[] model(OutOfSampleExtension extension, Optional<MethodSettings> made) {
        return model(extension, made, new ErrorBars.Source.Posterior(1e-3), Optional.empty());
    }

    private static byte[] model(
            OutOfSampleExtension extension,
            Optional<MethodSettings> made,
            ErrorBars.Source source,
            Optional<CoordinateFunction> function) {
        Matrix values = Matrix.zeros(SIZE, 2);
        Matrix sds = Matrix.zeros(SIZE, 2);
        for (int i = 0; i < 2 * SIZE; i++) {
            values.values()[i] = Math.sin(i);
            sds.values()[i] = 0.1 + i;
        }
        NonconformityScores scores = new NonconformityScores(
                new HeldOutErrors(new double[] {0.3, 0.1, 0.7}, new double[] {1, 1.7, 3}, new double[] {2, 0.4, 1}));
        ErrorBars bars = new ErrorBars(sds, List.of(scores, scores), new double[] {2, 0.1}, source);
        FittedModel model = new FittedModel(
                Roll.of(SIZE, 3),
                6,
                extension,
                values,
                Collections.nCopies(SIZE, Status.OK),
                Optional.of(bars),
                ColumnScaler.identity(),
                function);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ModelWriter.write(
                    out,
                    new SavedModel(
                            model, List.of("x", "y", "z"), List.of("a", "b"), made, Map.of("made", "by the test")));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return out.toByteArray();
    }

    static ForgedModel gaussian() {
        return ForgedModel.of(model(new OutOfSampleExtension.Local(new LocalGaussian(2)), Optional.empty()));
    }

    /// With a function of each kind, and error bars by the nearest label.
    static ForgedModel functions() {
        Matrix centres = Roll.of(SIZE, 3).select(new int[] {1, 4}).matrix();
        Matrix values = Matrix.of(new double[][] {{1, 2}, {3, 4}});
        CoordinateFunction sum = new WeightedFunctions(
                List.of(
                        LinearFunction.constant(3, new double[] {1, 2}),
                        new RadialFunction(
                                RadialShape.GAUSSIAN, new double[] {1, 2, 3}, centres, values, new double[] {5, 6}),
                        new NearestFunction(centres, values, new double[] {1, 1}, 2, true)),
                Matrix.of(new double[][] {{0.5, 0.5}, {0.3, 0.3}, {0.2, 0.2}}));
        return ForgedModel.of(model(
                new OutOfSampleExtension.Weighted(0.5),
                Optional.empty(),
                new ErrorBars.Source.NearestLabel(List.of(new int[] {1, 4}, new int[] {4})),
                Optional.of(sum)));
    }

    static Forgery ofFunctions(String kind, String says, Consumer<ForgedModel> change) {
        ForgedModel model = functions();
        change.accept(model);
        return new Forgery(kind, model, says);
    }

    static ForgedModel weighted() {
        return ForgedModel.of(model(new OutOfSampleExtension.Weighted(0.5), Optional.empty()));
    }

    static ForgedModel kriged() {
        return ForgedModel.of(model(new OutOfSampleExtension.Kriging(2, 6), Optional.empty()));
    }

    static ForgedModel ownMethod() {
        MethodSettings made = new MethodSettings(
                StiffPolynomial.METHOD,
                ParameterValues.NONE
                        .with(Parameter.NEIGHBOURS, 6)
                        .with(Parameter.DIMENSION, 2)
                        .with(StiffPolynomial.REACH, 0.8)
                        .with(StiffPolynomial.ORDER, 3));
        return ForgedModel.of(
                model(new OutOfSampleExtension.Local((LocalRegularizer) made.regularizer()), Optional.of(made)));
    }
}

package dev.tangent.data.model;

import dev.tangent.preprocessing.ColumnScaler;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What new points are scaled by, in `model.json`: x becomes (x - location) / scale in each coordinate.
record SavedScaler(List<Double> locations, List<Double> scales) {
    static Optional<SavedScaler> of(ColumnScaler scaler) {
        return scaler.isIdentity()
                ? Optional.empty()
                : Optional.of(new SavedScaler(list(scaler.locations()), list(scaler.scales())));
    }

    private static List<Double> list(double[] values) {
        return Arrays.stream(values).boxed().toList();
    }

    ColumnScaler read() {
        return ColumnScaler.of(array(locations), array(scales));
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}

package dev.tangent.present.code;

import dev.tangent.Classification;
import dev.tangent.learning.Prior;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Something said of a fit of classes alone.
public sealed interface ClassSetting extends FitSetting {
    /// Learning with this setting.
    Classification on(Classification base);

    /// How often classes occur among all points.
    ///
    /// @param shares of all classes, in the order that their labels have
    record ClassShares(Map<String, Double> shares) implements ClassSetting {
        public ClassShares {
            shares = Collections.unmodifiableMap(new LinkedHashMap<>(shares));
        }

        @Override
        public Classification on(Classification base) {
            return base.prior(new Prior.Given(
                    shares.values().stream().mapToDouble(Double::doubleValue).toArray()));
        }

        boolean areEven() {
            return shares.values().stream().allMatch(share -> share == 1.0 / shares.size());
        }
    }
}

package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.learning.Lambda;
import dev.tangent.method.Parameter;
import dev.tangent.regularizer.NullSpace;
import dev.tangent.regularizer.energy.LocalGaussian;
import dev.tangent.report.TuningReport;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// More labels than a search compares settings with, and more than it uses at all.
@Tag("full")
class ManyLabelsFitTest {
    @Test
    void manyLabelsAreComparedByFewFirst() {
        Roll roll = Roll.of(1400, 5);
        RegressionFit fit = new Regression().neighbours(10, 20).dimension(2).fit(roll.points(), roll.labels(900));
        TuningReport tuning = fit.report().tuning().orElseThrow();
        assertThat(tuning.extent().sample().orElseThrow().points()).isEqualTo(1400);
        assertThat(tuning.extent().sample().orElseThrow().labels()).isEqualTo(300);
        assertThat(fit.heldOut().getFirst().labels()).hasSize(900);
        assertThat(roll.error(fit)).isLessThan(0.05);
    }

    private static Regression setting() {
        return new Regression()
                .neighbours(12)
                .dimension(2)
                .set(Parameter.SCALE, List.of(LocalGaussian.PAPER_SCALE))
                .set(Parameter.NULL_SPACE, List.of(NullSpace.LINEAR));
    }

    @Test
    void moreLabelsThanASearchUsesAreAllFitted() {
        Roll roll = Roll.of(1400, 6);
        RegressionFit fit = setting().fit(roll.points(), roll.labels(1200));
        assertThat(fit.report().tuning()).isPresent();
        assertThat(fit.report().warnings()).anyMatch(text -> text.contains("1000 of the 1200 labels"));
        assertThat(fit.heldOut().getFirst().labels()).hasSize(1000);
        assertThat(roll.error(fit)).isLessThan(0.05);
        RegressionFit given = setting()
                .lambda(Lambda.raw(fit.report().lambda().orElseThrow().raw()))
                .untuned()
                .fit(roll.points(), roll.labels(1200));
        for (int row = 0; row < 1400; row++) assertThat(fit.at(row)).isEqualTo(given.at(row));
    }
}

package dev.tangent.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.ProgressListener.SearchProgress;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class CountdownTest {
    private static Countdown at(int done, OptionalDouble left) {
        return new Countdown(new SearchProgress(done, 10, 0, "lg with 20 neighbours", left), 0);
    }

    @Test
    void saysWhatRunsAndHowLongTheRestTakes() {
        assertThat(at(0, OptionalDouble.empty()).text("tuning", 3))
                .isEqualTo("tuning: 0 of 10 settings, now lg with 20 neighbours");
        assertThat(at(2, OptionalDouble.of(24)).text("tuning", 0))
                .isEqualTo("tuning: 2 of 10 settings, now lg with 20 neighbours, about 24 s left");
        assertThat(at(2, OptionalDouble.of(2400)).text("tuning", 0)).endsWith("about 40 min left");
    }

    @Test
    void theTimeLeftShrinksWhileASettingRuns() {
        assertThat(at(2, OptionalDouble.of(24)).text("tuning", 2)).endsWith("about 22 s left");
        assertThat(at(9, OptionalDouble.of(1)).text("tuning", 5)).endsWith("about 0 s left");
    }
}

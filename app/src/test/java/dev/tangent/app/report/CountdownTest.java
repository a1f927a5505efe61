package dev.tangent.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountdownTest {
    @Test
    void theTimeLeftFollowsTheSettingsThatWereTried() {
        assertThat(Countdown.text(0, 10, 0, 0, 3)).isEqualTo("tuning: 0 of 10 settings");
        assertThat(Countdown.text(2, 10, 0, 6, 0)).isEqualTo("tuning: 2 of 10 settings, about 24 s left");
        assertThat(Countdown.text(2, 10, 0, 600, 0)).endsWith("about 40 min left");
    }

    @Test
    void theTimeLeftShrinksWhileASettingRuns() {
        assertThat(Countdown.text(2, 10, 0, 6, 2)).endsWith("about 22 s left");
        assertThat(Countdown.text(9, 10, 0, 9, 5)).endsWith("about 0 s left");
    }

    @Test
    void settingsFromAJournalTellNothingAboutTheTimeOfOthers() {
        assertThat(Countdown.text(4, 10, 4, 0.1, 0)).isEqualTo("tuning: 4 of 10 settings");
        assertThat(Countdown.text(5, 10, 4, 2, 0)).endsWith("about 10 s left");
    }
}

package dev.tangent.present;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.tangent.data.text.ParameterJson;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.report.FitReport;
import dev.tangent.report.MatrixReport;
import tools.jackson.databind.json.JsonMapper;

/// A summary for programs: one JSON object, absent parts as null.
public final class SummaryJson {
    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(ParameterJson.module())
            .addMixIn(SelectionCriterion.class, Word.class)
            .addMixIn(MeasureKind.class, Word.class)
            .addMixIn(FitReport.class, WithoutRun.class)
            .addMixIn(MatrixReport.class, FreeFunctions.class)
            .build();

    private SummaryJson() {}

    /// Choices are told by the words that options have for them.
    private interface Word {
        @JsonValue
        String word();
    }

    /// The points, the warnings and the times are told by the parts of the summary around the report.
    @JsonIgnoreProperties({"cloud", "warnings", "seconds"})
    private interface WithoutRun {}

    /// Programs that read a summary know the dimension of the null space by its first name.
    private interface FreeFunctions {
        @JsonProperty("freeFunctions")
        int nullSpaceDimension();
    }

    public static String of(Object summary) {
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(summary) + "\n";
    }
}

package dev.tangent.present;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.tangent.data.text.ParameterJson;
import dev.tangent.method.MeasureKind;
import dev.tangent.method.SelectionCriterion;
import dev.tangent.report.FitReport;
import dev.tangent.report.MatrixReport;
import dev.tangent.report.TuningReport;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// A summary for programs: one JSON object, absent parts as null.
public final class SummaryJson {
    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(ParameterJson.module())
            .addModule(new SimpleModule()
                    .addSerializer(double.class, new FiniteNumber())
                    .addSerializer(Double.class, new FiniteNumber()))
            .addMixIn(SelectionCriterion.class, Word.class)
            .addMixIn(MeasureKind.class, Word.class)
            .addMixIn(FitReport.class, WithoutRun.class)
            .addMixIn(MatrixReport.class, FreeFunctions.class)
            .addMixIn(TuningReport.class, WithExtent.class)
            .build();

    private SummaryJson() {}

    /// JSON knows finite numbers alone: what is none is absent.
    private static final class FiniteNumber extends ValueSerializer<Double> {
        @Override
        public void serialize(Double number, JsonGenerator out, SerializationContext context) {
            if (Double.isFinite(number)) out.writeNumber(number);
            else out.writeNull();
        }
    }

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

    /// What was tried is told beside what was found.
    private interface WithExtent {
        @JsonProperty
        @JsonUnwrapped
        TuningReport.SearchExtent extent();
    }

    public static String of(Object summary) {
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(summary) + "\n";
    }
}

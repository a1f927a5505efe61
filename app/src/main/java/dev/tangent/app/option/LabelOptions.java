package dev.tangent.app.option;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.input.LabelInput;
import dev.tangent.present.code.CommandWords;
import dev.tangent.present.code.DataSetting;
import dev.tangent.present.code.NameList;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/// Where the labels are; the same for all commands that learn.
public final class LabelOptions {
    @Option(
            names = "--target",
            paramLabel = "COLUMN",
            order = 2,
            description =
                    "columns of POINTS to learn, separated by commas; rows where the cell is empty are predicted; a"
                            + " column of text names classes")
    private List<String> targets = List.of();

    @Option(
            names = "--labels",
            paramLabel = "FILE",
            order = 3,
            description =
                    "labels from a file with a column 'row' (0-based) and a column for each output, or from one with a"
                            + " row for each point, as an NPY file has it; empty or NaN where there is no label")
    private Optional<Path> labels = Optional.empty();

    @Option(
            names = "--weights",
            paramLabel = "COLUMN",
            order = 4,
            description = "column, beside the labels, with a positive weight for each label (default: all weigh 1)")
    private Optional<String> weights = Optional.empty();

    private Set<String> header = Set.of(); // of the table, once it is read

    /// The columns that there are, so that one whose name has commas is known.
    public void among(List<String> columns) {
        header = Set.copyOf(columns);
    }

    /// Where the labels are; refused if nobody says.
    ///
    /// @param command as typed, for messages
    public LabelInput source(String command) {
        Check.that(
                targets.isEmpty() || labels.isEmpty(),
                "--target and --labels exclude each other: labels come from columns of POINTS or from a file");
        if (!targets.isEmpty()) return new LabelInput.Targets(columns(), weights);
        return labels.<LabelInput>map(file -> new LabelInput.Separate(file, weights))
                .orElseThrow(() -> new InvalidInput("there is nothing to learn from: name a column of POINTS with"
                        + " --target, or a file with --labels (see 'tangent " + command + " --help')"));
    }

    /// Where the labels are, if anybody says.
    public Optional<LabelInput> wanted() {
        Check.that(
                weights.isEmpty() || !targets.isEmpty() || labels.isPresent(),
                "--weights is a column beside labels: name these with --target or --labels");
        return targets.isEmpty() && labels.isEmpty() ? Optional.empty() : Optional.of(source("describe"));
    }

    private List<String> columns() {
        return NameList.read("--target", targets, header);
    }

    /// The same as settings of a fit.
    List<DataSetting> settings() {
        List<DataSetting> all = new ArrayList<>();
        if (!targets.isEmpty()) all.add(new DataSetting.TargetColumns(columns()));
        labels.map(Path::toString).map(DataSetting.LabelsBeside::new).ifPresent(all::add);
        weights.map(DataSetting.LabelWeights::new).ifPresent(all::add);
        return all;
    }

    /// The file of labels, if there is one.
    List<Path> files() {
        return labels.stream().toList();
    }

    /// Files that must not be written over.
    Path[] inputs(Path... points) {
        List<Path> inputs = new ArrayList<>(List.of(points));
        inputs.addAll(files());
        return inputs.toArray(Path[]::new);
    }

    /// As typed, for a command that goes on with the same labels.
    public void addTo(CommandWords words) {
        words.option("--labels", labels).option("--target", columns()).option("--weights", weights);
    }
}

package dev.tangent.data.input;

import dev.tangent.InvalidInput;
import dev.tangent.Message;
import dev.tangent.data.format.Dialect;
import dev.tangent.data.input.ColumnDescription.ColumnUse;
import dev.tangent.data.table.Table;
import dev.tangent.parallel.Parallel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// What is in a table and what a fit would do with it: its columns, and what a person should know first. Nothing is
/// refused: what a fit would refuse is a finding. Costs a sort of each column.
///
/// @param labelled how many rows have a label; absent where nobody says what the labels are, or where they are refused
/// @param repeated how many rows are the same as an earlier one in all coordinates
public record TableDescription(
        String file,
        int rows,
        List<ColumnDescription> columns,
        List<Finding> findings,
        Optional<Integer> labelled,
        int repeated) {
    /// Whether a fit would refuse the table.
    public boolean isRefused() {
        return findings.stream().anyMatch(finding -> finding.kind() == FindingKind.REFUSED);
    }

    public TableDescription {
        columns = List.copyOf(columns);
        findings = List.copyOf(findings);
    }

    /// What would be done with each column.
    ///
    /// @param dialect what is known of a file of labels
    /// @param labels where they are, if anybody says
    /// @param classes whether they are classes although they are numbers
    /// @param vertices whether the rows are those of a graph of the user's own, which need no coordinates
    public static TableDescription of(
            Table table,
            Dialect dialect,
            ColumnChoice.ColumnRequest request,
            Optional<LabelInput> labels,
            boolean classes,
            boolean vertices) {
        return new Describing(table, dialect, request, labels, classes, vertices).made();
    }

    /// One description while it is made.
    private static final class Describing {
        /// For a curve, the least that a fit takes for a manifold.
        private static final int FEWEST = 3;

        private final Table given;
        private final Dialect dialect;
        private final ColumnChoice.ColumnRequest request;
        private final Optional<LabelInput> labels;
        private final boolean classes;
        private final boolean vertices;
        private final List<Finding> findings = new ArrayList<>();
        private Table table;

        Describing(
                Table given,
                Dialect dialect,
                ColumnChoice.ColumnRequest request,
                Optional<LabelInput> labels,
                boolean classes,
                boolean vertices) {
            this.given = given;
            this.dialect = dialect;
            this.request = request;
            this.labels = labels;
            this.classes = classes;
            this.vertices = vertices;
            table = given;
        }

        TableDescription made() {
            for (Message remark : given.remarks()) findings.add(new Finding(FindingKind.READING, List.of(), remark));
            List<String> taken = labels.map(LabelInput::taken).orElse(List.of());
            for (StandInWord word : StandInWord.among(given, request, taken)) {
                table = table.withoutTexts(word.column());
                findings.add(word.coordinate());
            }
            ColumnChoice choice = ColumnChoice.orNone(table, request, taken);
            boolean placed = !choice.coordinates().isEmpty();
            if (!placed && !vertices) refused(() -> ColumnChoice.of(table, request, taken));
            List<String> broken = broken(choice);
            findings.addAll(choice.unasked(request));
            findings.addAll(CoordinateFindings.of(table, choice.without(broken)));
            Optional<Integer> labelled = labels.flatMap(this::labels);
            int repeated = repeated(choice.without(broken));
            int distinct = given.rows() - repeated;
            if (placed && !vertices && distinct < FEWEST) findings.add(tooFew(distinct));
            return new TableDescription(
                    given.file(), given.rows(), columns(choice, taken), findings, labelled, repeated);
        }

        private Finding tooFew(int distinct) {
            return new Finding(
                    FindingKind.REFUSED,
                    List.of(),
                    Message.of(
                            "%s has too few points: %s distinct ones are needed but there are %s",
                            given.file(), FEWEST, distinct));
        }

        /// Coordinates that are no numbers, though meant as such.
        private List<String> broken(ColumnChoice choice) {
            List<String> broken = new ArrayList<>();
            for (CoordinateColumn column : choice.coordinates())
                if (column instanceof CoordinateColumn.Numbers && !table.isNumeric(column.column())) {
                    broken.add(column.column());
                    refused(() -> column.of(table));
                }
            return broken;
        }

        private Optional<Integer> labels(LabelInput input) {
            try {
                Labelled labelled = input.read(given, dialect, classes);
                findings.addAll(labelled.findings());
                findings.addAll(LabelFindings.ofEveryRow(labelled, given.rows()));
                return Optional.of(labelled.labels().size());
            } catch (InvalidInput e) {
                findings.add(new Finding(FindingKind.REFUSED, List.of(), e.wording()));
                return Optional.empty();
            }
        }

        private void refused(Runnable work) {
            try {
                work.run();
            } catch (InvalidInput e) {
                findings.add(new Finding(FindingKind.REFUSED, List.of(), e.wording()));
            }
        }

        private List<ColumnDescription> columns(ColumnChoice choice, List<String> taken) {
            Map<String, CoordinateColumn> coordinates = new HashMap<>();
            choice.coordinates().forEach(column -> coordinates.put(column.column(), column));
            List<ColumnDescription> all = new ArrayList<>();
            List<String> names = given.columns();
            ColumnStatistics[] statistics = new ColumnStatistics[names.size()];
            Parallel.forRange(names.size(), 1, (from, to) -> {
                for (int c = from; c < to; c++) statistics[c] = ColumnStatistics.of(table, names.get(c));
            });
            for (int c = 0; c < statistics.length; c++) {
                String name = names.get(c);
                ColumnStatistics found = statistics[c];
                ColumnUse use = use(name, coordinates, taken);
                all.add(new ColumnDescription(
                        name,
                        found.type(),
                        ColumnStatistics.unit(name),
                        found.missing(),
                        found.distinct(),
                        found.range(),
                        found.commonest(),
                        use,
                        use == ColumnUse.COORDINATE
                                ? reason(Objects.requireNonNull(coordinates.get(name)))
                                : choice.ignored().getOrDefault(name, "")));
            }
            return all;
        }

        private ColumnUse use(String name, Map<String, CoordinateColumn> coordinates, List<String> taken) {
            if (taken.contains(name))
                return labels.flatMap(LabelInput::weights).equals(Optional.of(name))
                        ? ColumnUse.WEIGHT
                        : ColumnUse.TARGET;
            if (coordinates.containsKey(name)) return ColumnUse.COORDINATE;
            return request.without().contains(name) ? ColumnUse.LEFT_OUT : ColumnUse.IGNORED;
        }

        private static String reason(CoordinateColumn column) {
            return switch (column) {
                case CoordinateColumn.Numbers numbers -> "";
                case CoordinateColumn.Dates dates -> "days since 1970";
                case CoordinateColumn.Categories categories ->
                    "an indicator of each of " + categories.categories().size() + " values";
            };
        }

        /// Rows whose coordinates stand in an earlier row; told by 64 bits of each.
        private int repeated(ColumnChoice choice) {
            long[] hashes = new long[table.rows()];
            for (CoordinateColumn column : choice.coordinates())
                for (double[] cells : column.of(table))
                    for (int row = 0; row < hashes.length; row++)
                        hashes[row] = mixed(31 * hashes[row] + Double.doubleToLongBits(cells[row] + 0.0));
            if (choice.coordinates().isEmpty()) return 0;
            Arrays.sort(hashes);
            int repeated = 0;
            for (int row = 1; row < hashes.length; row++) if (hashes[row] == hashes[row - 1]) repeated++;
            return repeated;
        }

        /// The finalizer of SplitMix64.
        private static long mixed(long bits) {
            long z = (bits ^ (bits >>> 30)) * 0xbf58476d1ce4e5b9L;
            z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
            return z ^ (z >>> 31);
        }
    }
}

package dev.tangent.samples.body;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import dev.tangent.data.table.Header;
import dev.tangent.data.table.NamedMatrix;
import dev.tangent.data.table.Table;
import dev.tangent.linalg.Matrix;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// ANSUR II, the 2012 Anthropometric Survey of U.S. Army Personnel (public release), from its CSV.
///
/// Targets: age (years), `sleeveoutseam` (arm length, mm), `bideltoidbreadth` (shoulder breadth, mm), `weightkg`, which
/// the file counts in 0.1 kg, `sittingheight` and `footlength` (mm). Inputs: all other body measurements, 88 of them;
/// neither identity, sex and service, nor what people reported themselves. Columns are known by name, in any case.
public final class Ansur {
    private static final List<String> TARGETS =
            List.of("age", "sleeveoutseam", "bideltoidbreadth", "weightkg", "sittingheight", "footlength");
    private static final int INPUTS = 88;
    /// What begins so is no measurement: the public release calls these columns differently from copy to copy.
    private static final List<String> NOT_MEASURED = List.of(
            "subjectid",
            "sex",
            "gender",
            "age",
            "heightin",
            "weightlbs",
            "date",
            "installation",
            "component",
            "branch",
            "primarymos",
            "subjectsbirth",
            "subjectnumeric",
            "ethnicity",
            "dodrace",
            "writingpreference");

    private Ansur() {}

    public static BodyTable read(Path path) {
        Table table = Table.read(path, Header.PRESENT);
        Matrix targets = Matrix.zeros(table.rows(), TARGETS.size());
        for (int t = 0; t < TARGETS.size(); t++) {
            double[] numbers = table.numbers(column(table, TARGETS.get(t)));
            for (int i = 0; i < numbers.length; i++) {
                if (!Double.isFinite(numbers[i]))
                    throw new InvalidInput(table.place(i, TARGETS.get(t)) + ": no value, but everybody has one");
                targets.set(i, t, TARGETS.get(t).equals("weightkg") ? numbers[i] / 10 : numbers[i]);
            }
        }
        return BodyTable.of(inputs(table), new NamedMatrix(BodyTable.TARGETS, targets));
    }

    private static NamedMatrix inputs(Table table) {
        List<String> names = new ArrayList<>();
        for (String name : table.columns()) if (isInput(name)) names.add(name);
        Check.that(
                names.size() == INPUTS,
                table.file() + " has " + names.size() + " measurements beside the targets, but ANSUR II has " + INPUTS);
        return new NamedMatrix(
                names, Matrix.wrap(table.rows(), INPUTS, table.points(names).toArray()));
    }

    private static boolean isInput(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return !TARGETS.contains(small) && NOT_MEASURED.stream().noneMatch(small::startsWith);
    }

    /// The name as the file writes it; the wanted name itself where the file has none, which the table then
    /// refuses.
    private static String column(Table table, String wanted) {
        return table.columns().stream()
                .filter(name -> name.equalsIgnoreCase(wanted))
                .findFirst()
                .orElse(wanted);
    }
}

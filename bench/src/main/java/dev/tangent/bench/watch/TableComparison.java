package dev.tangent.bench.watch;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Compares two tables of figures cell by cell. Both were drawn from the same seeds, so a figure that is further off
/// than rounding, 2 % and three of its standard errors has another cause.
final class TableComparison {
    private static final double SHARE = 0.02;
    private static final String ERROR = " standard error";

    private final String name;
    private final List<CsvRecord> before;
    private final List<CsvRecord> now;
    private final List<Movement> movements = new ArrayList<>();

    private TableComparison(String name, String before, String now) {
        this.name = name;
        this.before = records(before);
        this.now = records(now);
    }

    /// What differs between two CSV texts.
    static List<Movement> of(String name, String before, String now) {
        TableComparison comparison = new TableComparison(name, before, now);
        comparison.compare();
        return List.copyOf(comparison.movements);
    }

    private static List<CsvRecord> records(String text) {
        try (CsvReader<CsvRecord> reader = CsvReader.builder().ofCsvRecord(text)) {
            return reader.stream().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void compare() {
        if (before.size() != now.size()) {
            moved("rows", "" + before.size(), "" + now.size());
            return;
        }
        for (int row = 0; row < before.size(); row++) compareRow(row);
    }

    private void compareRow(int row) {
        CsvRecord old = before.get(row);
        CsvRecord fresh = now.get(row);
        String title = "row " + (row + 1) + " (" + old.getField(0) + ")";
        if (old.getFieldCount() != fresh.getFieldCount()) {
            moved(title + ", cells", "" + old.getFieldCount(), "" + fresh.getFieldCount());
            return;
        }
        for (int column = 0; column < old.getFieldCount(); column++)
            if (!same(old, column, fresh.getField(column)))
                moved(title + ", " + before.getFirst().getField(column), old.getField(column), fresh.getField(column));
    }

    private boolean same(CsvRecord row, int column, String fresh) {
        String old = row.getField(column);
        if (old.equals(fresh)) return true;
        try {
            BigDecimal figure = new BigDecimal(old);
            double bound = figure.ulp().doubleValue()
                    + SHARE * Math.abs(figure.doubleValue())
                    + 3 * standardError(row, column);
            return Math.abs(new BigDecimal(fresh).subtract(figure).doubleValue()) <= bound;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /// That of the column that is named after this one, or zero.
    private double standardError(CsvRecord row, int column) {
        String wanted = before.getFirst().getField(column) + ERROR;
        return IntStream.range(0, row.getFieldCount())
                .filter(other -> before.getFirst().getField(other).equals(wanted))
                .mapToObj(row::getField)
                .filter(text -> !text.isEmpty())
                .mapToDouble(Double::parseDouble)
                .findFirst()
                .orElse(0);
    }

    private void moved(String what, String old, String fresh) {
        movements.add(new Movement(name + ", " + what, old, fresh));
    }
}

package dev.tangent.data.input;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// What whole numbers mean where they measure nothing: by the name of their column and by the numbers themselves.
final class ColumnMeaning {
    /// Few rows may be different by chance.
    private static final int FEW = 10;

    private static final Set<String> IDENTIFIERS = Set.of(
            "id",
            "ids",
            "uid",
            "uuid",
            "guid",
            "pid",
            "identifier",
            "key",
            "idx",
            "index",
            "nr",
            "no",
            "num",
            "code",
            "barcode",
            "ean",
            "isbn",
            "serial",
            "record",
            "sample",
            "subject",
            "account",
            "phone",
            "tel");

    private static final Set<String> POSTCODES = Set.of(
            "zip", "zipcode", "postcode", "postal", "postalcode", "plz", "postleitzahl", "npa", "cep", "pincode");

    private static final Set<String> TIMES = Set.of(
            "timestamp", "timestamps", "epoch", "unixtime", "time", "ts", "date", "datetime", "created", "updated");

    private static final Set<String> DAYS = Set.of("date", "day", "dated", "datum", "dob", "birthday");

    private static final double FIRST_DAY = 20_000; // 1954, as spreadsheets count
    private static final double LAST_DAY = 75_000; // 2105
    private static final double LONG = 1e8;
    private static final double FIRST_SECOND = 3e8; // 1979
    private static final double LAST_SECOND = 4.2e9; // 2103

    private ColumnMeaning() {}

    /// Why such numbers are no coordinate; empty if they may be one.
    ///
    /// @param numbers NaN where there is none
    static Optional<String> of(String column, double[] numbers) {
        List<String> words = words(column);
        if (!isWhole(numbers)) return Optional.empty();
        if (words.stream().anyMatch(POSTCODES::contains)) return Optional.of("postcodes");
        if (areDates(numbers)) return Optional.of("dates as numbers, such as 20240331");
        if (areMonths(numbers)) return Optional.of("months as numbers, such as 202403");
        if (words.stream().anyMatch(DAYS::contains) && within(numbers, FIRST_DAY, LAST_DAY))
            return Optional.of("dates as a spreadsheet counts days");
        if (words.stream().anyMatch(TIMES::contains)) {
            if (within(numbers, FIRST_SECOND, LAST_SECOND)) return Optional.of("seconds since 1970");
            if (within(numbers, 1000 * FIRST_SECOND, 1000 * LAST_SECOND)) return Optional.of("milliseconds since 1970");
        }
        boolean named = words.contains("id") || (!words.isEmpty() && IDENTIFIERS.contains(words.getLast()));
        return named && numbers.length >= FEW && areDifferent(numbers)
                ? Optional.of("an id, another in each row")
                : Optional.empty();
    }

    /// Whether they look like an id although no name says so: whole numbers of at least five digits that grow from
    /// row to row.
    static boolean growsWithRows(double[] numbers) {
        if (numbers.length < 5 * FEW || !isWhole(numbers) || numbers[0] < 10_000) return false;
        for (int row = 1; row < numbers.length; row++) if (!(numbers[row] > numbers[row - 1])) return false;
        return true;
    }

    /// Whether they look like codes although no name says so: whole numbers of nine digits or more, another in each
    /// row.
    static boolean hasLongNumbers(double[] numbers) {
        if (numbers.length < FEW) return false;
        for (double number : numbers)
            if (!Double.isNaN(number) && !(number >= LONG && number == Math.rint(number))) return false;
        return areDifferent(numbers);
    }

    /// Of a name, in lower case: `patientId` and `patient_id` have two.
    private static List<String> words(String name) {
        String parted = name.replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2").toLowerCase(Locale.ROOT);
        return Arrays.stream(parted.split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static boolean isWhole(double[] numbers) {
        boolean any = false;
        for (double number : numbers) {
            if (Double.isNaN(number)) continue;
            if (number != Math.rint(number) || Math.abs(number) > 1e15) return false;
            any = true;
        }
        return any;
    }

    private static boolean areDifferent(double[] numbers) {
        Set<Double> seen = new HashSet<>();
        for (double number : numbers) if (!Double.isNaN(number) && !seen.add(number)) return false;
        return true;
    }

    private static boolean within(double[] numbers, double least, double most) {
        for (double number : numbers) if (number < least || number > most) return false;
        return true;
    }

    private static boolean areDates(double[] numbers) {
        if (numbers.length < FEW) return false;
        for (double number : numbers) if (!Double.isNaN(number) && !isDate(number)) return false;
        return true;
    }

    private static boolean areMonths(double[] numbers) {
        if (numbers.length < FEW) return false;
        for (double number : numbers) {
            double month = number % 100;
            if (!Double.isNaN(number) && !(number >= 1900_01 && number <= 2100_12 && month >= 1 && month <= 12))
                return false;
        }
        return true;
    }

    private static boolean isDate(double number) {
        if (number < 1900_01_01 || number > 2100_12_31) return false;
        int day = (int) (number % 100);
        int month = (int) (number / 100 % 100);
        return day >= 1 && day <= 31 && month >= 1 && month <= 12;
    }
}

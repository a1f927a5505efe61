package dev.tangent.data.excel;

import dev.tangent.InvalidInput;
import dev.tangent.data.text.MessageText;

/// One pass over the cells of a sheet.
final class SheetPass {
    private static final int MOST_COLUMNS = 16_384;
    private static final int MOST_ROWS = 1_048_576;

    private final String file;
    private final XmlPart xml;
    private final SharedStrings strings;
    private final CellStyles styles;
    private final int skipped;
    private final ExcelFile.ExcelCellSink cells;
    private final StringBuilder text = new StringBuilder();
    private int row;
    private int column;
    private int unvalued;

    /// @param skipped rows before the table
    SheetPass(
            String file,
            XmlPart xml,
            SharedStrings strings,
            CellStyles styles,
            int skipped,
            ExcelFile.ExcelCellSink cells) {
        this.file = file;
        this.xml = xml;
        this.strings = strings;
        this.styles = styles;
        this.skipped = skipped;
        this.cells = cells;
    }

    /// How many formulas have no value.
    int run() {
        boolean more = true;
        while (more && xml.next()) {
            if (xml.starts("row")) startRow();
            if (xml.starts("c")) cell();
            if (xml.ends("row") && row > skipped) more = cells.endRow(row);
        }
        return unvalued;
    }

    private void startRow() {
        int next = xml.number("r", row + 1);
        if (next <= row || next > MOST_ROWS)
            throw xml.wrong("row " + next + " follows row " + row + ": the spreadsheet is damaged");
        row = next;
        column = -1;
    }

    private void cell() {
        int next = columnOf(xml.attribute("r"));
        if (next <= column || next >= MOST_COLUMNS)
            throw xml.wrong("a cell of row " + row + " stands in a column out of order or beyond XFD");
        column = next;
        String type = xml.attribute("t");
        int style = xml.number("s", 0);
        boolean formula = false;
        boolean valued = false;
        text.setLength(0);
        while (xml.next() && !xml.ends("c")) {
            if (xml.starts("f")) formula = true;
            if (xml.starts("v")) {
                valued = true;
                while (xml.next() && !xml.ends("v")) if (xml.isText()) xml.addTo(text);
            }
            if (xml.starts("is")) {
                valued = true;
                text.append(SharedStrings.text(xml, "is"));
            }
        }
        // Some programs write an empty value beside a formula that they cannot compute.
        if (formula && (!valued || text.isEmpty())) unvalued++;
        if (row > skipped && !text.toString().isBlank()) value(type, style, text.toString());
    }

    /// The column of an address such as `C7`, from 0; the next one where there is none.
    private int columnOf(String address) {
        int number = 0;
        for (int i = 0; i < address.length() && address.charAt(i) >= 'A' && address.charAt(i) <= 'Z'; i++)
            number = Math.min(MOST_COLUMNS + 1, 26 * number + address.charAt(i) - 'A' + 1);
        return number == 0 ? column + 1 : number - 1;
    }

    private void value(String type, int style, String value) {
        switch (type) {
            case "s" -> text(strings.at(xml, value));
            case "str", "inlineStr", "e", "d" -> text(value);
            case "b" -> cells.text(column, value.strip().equals("0") ? "false" : "true");
            case "n", "" -> number(style, value.strip());
            default ->
                throw new InvalidInput(file + " row " + row + ": a cell has the type " + MessageText.quoted(type)
                        + ", which Excel does not have");
        }
    }

    /// A cell of blanks is seen by nobody: it is none.
    private void text(String value) {
        if (!value.isBlank()) cells.text(column, value);
    }

    private void number(int style, String value) {
        double number;
        try {
            number = Double.parseDouble(value);
        } catch (NumberFormatException e) {
            throw new InvalidInput(
                    file + " row " + row + ": a cell holds " + MessageText.quoted(value) + " where a number belongs",
                    e);
        }
        styles.date(styles.isDate(style) ? number : Double.NaN)
                .ifPresentOrElse(date -> cells.text(column, date), () -> cells.number(column, value));
    }
}

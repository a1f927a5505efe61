package dev.tangent.data.table;

import dev.tangent.Check;
import dev.tangent.InvalidInput;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Writes a workbook of one sheet, `predictions`, for Excel and its like. A number is written with all its digits.
final class ExcelTableWriter implements RowWriter {
    private static final int MOST_ROWS = 1_048_576;
    private static final int MOST_COLUMNS = 16_384;
    private static final int MOST_LETTERS = 32_767;
    private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
    private static final String MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    private static final String RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006/";
    private static final String TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.";

    private final Writer out;
    private final int width;
    private int row;
    private int cells;

    private ExcelTableWriter(Writer out, List<String> header) {
        this.out = out;
        width = header.size();
        Check.that(
                width <= MOST_COLUMNS,
                "a spreadsheet has at most %s columns but there are %s: write CSV",
                MOST_COLUMNS,
                width);
        header.forEach(this::cell);
        endRow();
    }

    /// The stream stays the caller's to close.
    static void write(OutputStream to, List<String> header, Consumer<RowWriter> rows) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(to);
        part(
                zip,
                "[Content_Types].xml",
                "<Types xmlns=\"" + PACKAGE + "content-types\">"
                        + "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
                        + "<Override PartName=\"/xl/workbook.xml\" ContentType=\"" + TYPE + "sheet.main+xml\"/>"
                        + "<Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"" + TYPE
                        + "worksheet+xml\"/></Types>");
        part(zip, "_rels/.rels", relation("officeDocument", "xl/workbook.xml"));
        part(
                zip,
                "xl/workbook.xml",
                "<workbook xmlns=\"" + MAIN + "\" xmlns:r=\"" + RELATIONS + "\"><sheets>"
                        + "<sheet name=\"predictions\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>");
        part(zip, "xl/_rels/workbook.xml.rels", relation("worksheet", "worksheets/sheet1.xml"));
        zip.putNextEntry(new ZipEntry("xl/worksheets/sheet1.xml"));
        Writer text = new BufferedWriter(new OutputStreamWriter(zip, StandardCharsets.UTF_8), 1 << 16);
        text.write(HEAD + "<worksheet xmlns=\"" + MAIN + "\"><sheetData>");
        rows.accept(new ExcelTableWriter(text, header));
        text.write("</sheetData></worksheet>");
        text.flush();
        zip.closeEntry();
        zip.finish();
        zip.flush();
    }

    private static String relation(String type, String target) {
        return "<Relationships xmlns=\"" + PACKAGE + "relationships\"><Relationship Id=\"rId1\" Type=\"" + RELATIONS
                + "/" + type + "\" Target=\"" + target + "\"/></Relationships>";
    }

    private static void part(ZipOutputStream zip, String name, String xml) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write((HEAD + xml).getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private ExcelTableWriter put(String cell) {
        try {
            if (cells++ == 0) out.write("<row r=\"" + (row + 1) + "\">");
            out.write(cell);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public ExcelTableWriter cell(String text) {
        if (text.isEmpty()) return missing();
        if (text.length() > MOST_LETTERS)
            throw new InvalidInput("a cell of a spreadsheet holds at most " + MOST_LETTERS + " characters: write CSV");
        return put("<c t=\"inlineStr\"><is><t xml:space=\"preserve\">" + escaped(text) + "</t></is></c>");
    }

    /// Control characters, which XML does not have, become blanks.
    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replaceAll("[\\p{Cntrl}\\ufffe\\uffff&&[^\t\n\r]]", " ");
    }

    @Override
    public ExcelTableWriter cell(double number) {
        return Double.isFinite(number) ? put("<c><v>" + number + "</v></c>") : cell(Double.toString(number));
    }

    @Override
    public ExcelTableWriter cell(long number) {
        return put("<c><v>" + number + "</v></c>");
    }

    @Override
    public ExcelTableWriter missing() {
        return put("<c/>");
    }

    @Override
    public boolean isText() {
        return false;
    }

    @Override
    public void endRow() {
        Check.that(cells == width, "a row of %s cells under a header of %s", cells, width);
        cells = 0;
        if (++row > MOST_ROWS)
            throw new InvalidInput("a spreadsheet has at most " + MOST_ROWS + " rows: write CSV or Parquet");
        try {
            out.write("</row>\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

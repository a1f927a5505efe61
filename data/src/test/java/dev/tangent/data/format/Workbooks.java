package dev.tangent.data.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Small Excel workbooks, part by part after ECMA-376.
public final class Workbooks {
    private Workbooks() {}

    /// A workbook of two sheets; style 1 is a date, style 2 a date and time of the user's own, style 3 a
    /// percentage.
    public static Path write(Path file, String data, String second) throws IOException {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("xl/workbook.xml", """
                <workbook xmlns:r="urn:r"><workbookPr/><sheets><sheet name="data" sheetId="1" r:id="rId1"/>\
                <sheet name="more &amp; more" sheetId="2" r:id="rId2"/></sheets></workbook>""");
        parts.put("xl/_rels/workbook.xml.rels", """
                <Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>\
                <Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>""");
        parts.put("xl/sharedStrings.xml", """
                <sst><si><t>x</t></si><si><r><t>red </t></r><r><t>wine</t></r><rPh><t>spoken</t></rPh></si></sst>""");
        parts.put("xl/styles.xml", """
                <styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts>\
                <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>\
                <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>""");
        parts.put("xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + data + "</sheetData></worksheet>");
        parts.put("xl/worksheets/sheet2.xml", "<worksheet><sheetData>" + second + "</sheetData></worksheet>");
        return zip(file, parts);
    }

    public static Path zip(Path file, Map<String, String> parts) throws IOException {
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, String> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        return file;
    }
}

package dev.tangent.data.excel;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/// What a workbook says of itself.
///
/// @param sheets the part of each sheet by its name, in their order
/// @param since1904 whether days count from 1904, as old Macintoshes did
record Workbook(Map<String, String> sheets, boolean since1904) {
    private static final String PART = "xl/workbook.xml";

    static Workbook read(ZipParts parts) throws IOException {
        Map<String, String> sheets = new LinkedHashMap<>();
        boolean since1904 = false;
        try (XmlPart xml = parts.required(PART)) {
            Map<String, String> targets = parts.relations(PART);
            while (xml.next()) {
                if (xml.starts("workbookPr"))
                    since1904 = xml.attribute("date1904").matches("1|true");
                if (!xml.starts("sheet")) continue;
                String target = targets.get(xml.attribute("id"));
                // A sheet that is a chart has a part elsewhere.
                if (target != null && target.contains("worksheets/")) sheets.put(xml.attribute("name"), target);
            }
        }
        return new Workbook(sheets, since1904);
    }
}

package dev.tangent.data.excel;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The texts that cells refer to by their number.
record SharedStrings(List<String> texts) {
    static SharedStrings read(ZipParts parts) throws IOException {
        List<String> texts = new ArrayList<>();
        Optional<XmlPart> part = parts.part("xl/sharedStrings.xml");
        if (part.isEmpty()) return new SharedStrings(texts);
        try (XmlPart xml = part.get()) {
            while (xml.next()) if (xml.starts("si")) texts.add(text(xml, "si"));
        }
        return new SharedStrings(texts);
    }

    /// The text within an element, its pieces joined, without how to pronounce it.
    static String text(XmlPart xml, String element) {
        StringBuilder text = new StringBuilder();
        boolean inText = false;
        boolean spoken = false;
        while (xml.next() && !xml.ends(element)) {
            if (xml.starts("rPh")) spoken = true;
            if (xml.ends("rPh")) spoken = false;
            if (xml.starts("t")) inText = true;
            if (xml.ends("t")) inText = false;
            if (inText && !spoken && xml.isText()) xml.addTo(text);
        }
        return text.toString();
    }

    String at(XmlPart xml, String number) {
        try {
            return texts.get(Integer.parseInt(number.strip()));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw xml.wrong("a cell refers to shared string '" + number + "', but there are " + texts.size());
        }
    }
}

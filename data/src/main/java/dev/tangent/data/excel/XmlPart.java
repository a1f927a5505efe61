package dev.tangent.data.excel;

import dev.tangent.InvalidInput;
import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Goes through one XML part, element by element. Document type declarations, with which XML can refer to other files
/// and grow without bounds, are not followed.
final class XmlPart implements AutoCloseable {
    private static final XMLInputFactory FACTORY = XMLInputFactory.newDefaultFactory();

    static {
        FACTORY.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        FACTORY.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    }

    private final String place;
    private final InputStream bytes;
    private final XMLStreamReader xml;
    private int event;

    XmlPart(String file, String name, InputStream bytes) {
        place = file + ", part " + name;
        this.bytes = bytes;
        try {
            xml = FACTORY.createXMLStreamReader(bytes);
        } catch (XMLStreamException e) {
            throw damaged(e);
        }
    }

    /// Goes to the next start or end of an element, or piece of text; false at the end.
    boolean next() {
        try {
            if (!xml.hasNext()) return false;
            event = xml.next();
            return true;
        } catch (XMLStreamException e) {
            throw damaged(e);
        }
    }

    boolean starts(String element) {
        return event == XMLStreamConstants.START_ELEMENT && xml.getLocalName().equals(element);
    }

    boolean ends(String element) {
        return event == XMLStreamConstants.END_ELEMENT && xml.getLocalName().equals(element);
    }

    boolean isText() {
        return event == XMLStreamConstants.CHARACTERS
                || event == XMLStreamConstants.CDATA
                || event == XMLStreamConstants.SPACE;
    }

    /// Adds the piece of text it stands at.
    void addTo(StringBuilder text) {
        text.append(xml.getTextCharacters(), xml.getTextStart(), xml.getTextLength());
    }

    /// An attribute by its name without namespace, empty where it is not there.
    String attribute(String name) {
        for (int i = 0; i < xml.getAttributeCount(); i++)
            if (xml.getAttributeLocalName(i).equals(name)) return xml.getAttributeValue(i);
        return "";
    }

    /// A whole number not below zero in an attribute.
    int number(String name, int otherwise) {
        String text = attribute(name);
        if (text.isEmpty()) return otherwise;
        try {
            return Integer.parseUnsignedInt(text);
        } catch (NumberFormatException e) {
            throw wrong(name + " is '" + text + "' where a whole number belongs");
        }
    }

    InvalidInput wrong(String what) {
        return new InvalidInput(place + ": " + what);
    }

    /// Without the parser's own words, which have several lines.
    private InvalidInput damaged(XMLStreamException e) {
        String where =
                e.getLocation() == null ? "" : " from line " + e.getLocation().getLineNumber() + " on";
        return new InvalidInput(place + " is not XML that can be read" + where + ": the spreadsheet is damaged", e);
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}

package dev.tangent.site;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/// The words of a part of a page, without marks.
final class PlainText extends AbstractVisitor {
    private final StringBuilder text = new StringBuilder();

    private PlainText() {}

    static String of(Node node) {
        PlainText words = new PlainText();
        node.accept(words);
        return words.text.toString().replaceAll("\\s+", " ").strip();
    }

    @Override
    public void visit(Text node) {
        text.append(node.getLiteral());
        if (node.getNext() == null) text.append(' ');
    }

    @Override
    public void visit(Code node) {
        text.append(node.getLiteral());
        if (node.getNext() == null) text.append(' ');
    }

    @Override
    public void visit(FencedCodeBlock node) {
        text.append(' ').append(node.getLiteral()).append(' ');
    }

    @Override
    public void visit(SoftLineBreak node) {
        text.append(' ');
    }

    @Override
    public void visit(HardLineBreak node) {
        text.append(' ');
    }
}

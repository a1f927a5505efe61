package dev.tangent.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Text;

/// Turns links to files of the repository into links between pages, and collects the other files that a page needs.
/// The name of a measured table, `tables/x.csv`, becomes a link to it.
final class Links extends AbstractVisitor {
    private static final String MEASURED = "tables/";

    private final Page page;
    private final Pages pages;
    private final List<Path> files = new ArrayList<>();
    private final List<PageBody.Picture> pictures = new ArrayList<>();

    Links(Page page, Pages pages) {
        this.page = page;
        this.pages = pages;
    }

    List<Path> files() {
        return List.copyOf(files);
    }

    List<PageBody.Picture> pictures() {
        return List.copyOf(pictures);
    }

    @Override
    public void visit(Image image) {
        Path file = fromRoot(image.getDestination());
        if (Files.isRegularFile(pages.root().resolve(file))) {
            files.add(file);
            pictures.add(new PageBody.Picture(file, PlainText.of(image)));
        }
    }

    @Override
    public void visit(Link link) {
        String target = link.getDestination();
        if (!target.contains(":") && !target.startsWith("#")) link.setDestination(rewritten(target, link));
        visitChildren(link);
    }

    /// The name of a file as a link's text becomes the title of its page.
    private static void retitle(Link link, Page found) {
        if (!PlainText.of(link).endsWith(".md")) return;
        while (link.getFirstChild() != null) link.getFirstChild().unlink();
        link.appendChild(new Text(found.title()));
    }

    private String rewritten(String target, Link link) {
        int place = target.indexOf('#');
        String anchor = place < 0 ? "" : target.substring(place);
        Path file = fromRoot(place < 0 ? target : target.substring(0, place));
        Optional<Page> found = pages.at(file);
        found.ifPresent(other -> retitle(link, other));
        if (found.isPresent()) return Address.from(page.address(), found.get().address()) + anchor;
        if (Files.isRegularFile(pages.root().resolve(file))) files.add(file);
        return target;
    }

    @Override
    public void visit(Code code) {
        String name = code.getLiteral();
        boolean linked = code.getParent() instanceof Link;
        if (linked || !name.startsWith(MEASURED)) return;
        Path file = fromRoot(name);
        if (!Files.isRegularFile(pages.root().resolve(file))) return;
        files.add(file);
        Link link = new Link(name, "");
        link.appendChild(new Text(name));
        code.insertBefore(link);
        code.unlink();
    }

    private Path fromRoot(String target) {
        return pages.root()
                .relativize(pages.root()
                        .resolve(page.source())
                        .resolveSibling(target)
                        .normalize());
    }
}

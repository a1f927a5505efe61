package dev.tangent.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// All pages of a repository, written as HTML with navigation, gallery and search.
record Site(Path root, Path out) {
    static final String GALLERY = "gallery.html";
    private static final List<String> ASSETS = List.of("site.css", "site.js");

    /// How many pages were written.
    int write() {
        SiteFiles.deleteAll(out);
        Pages pages = Pages.of(root);
        PageTemplate template = new PageTemplate(new Navigation(pages));
        SearchIndex search = new SearchIndex();
        Gallery gallery = new Gallery();
        for (Page page : pages.all()) {
            PageBody body = PageBody.of(page, pages);
            search.add(page, body);
            gallery.add(page, body);
            copy(body.files());
            SiteFiles.write(out.resolve(page.address()), template.html(page.address(), page.title(), body.html()));
        }
        SiteFiles.write(out.resolve(GALLERY), template.html(GALLERY, "Gallery", gallery.html()));
        SiteFiles.write(out.resolve("assets/search-index.js"), search.script());
        for (String asset : ASSETS) SiteFiles.write(out.resolve("assets").resolve(asset), SiteFiles.resource(asset));
        return pages.all().size();
    }

    private void copy(List<Path> files) {
        for (Path file : new ArrayList<>(files)) SiteFiles.copy(root.resolve(file), out.resolve(file));
    }
}

package dev.tangent.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// The pages of the site, and lists of folders that have no page of their own.
///
/// @param root the repository
record Pages(Path root, List<Page> all) {
    private static final List<String> AT_THE_ROOT =
            List.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "examples/README.md");
    private static final List<String> LISTED = List.of("docs/decisions", "docs/measured/tables");

    static Pages of(Path root) {
        List<Page> pages = new ArrayList<>();
        for (String file : AT_THE_ROOT)
            if (Files.exists(root.resolve(file))) pages.add(Page.of(Path.of(file), SiteFiles.read(root.resolve(file))));
        for (Path file : SiteFiles.below(root.resolve("docs")))
            if (file.toString().endsWith(".md")) pages.add(Page.of(root.relativize(file), SiteFiles.read(file)));
        for (String folder : LISTED)
            if (Files.isDirectory(root.resolve(folder))) pages.add(list(root, Path.of(folder), pages));
        return new Pages(root, List.copyOf(pages));
    }

    private static Page list(Path root, Path folder, List<Page> pages) {
        String name = folder.getFileName().toString();
        String items = SiteFiles.below(root.resolve(folder)).stream()
                .map(file -> "- [" + titled(root.relativize(file), pages) + "](" + file.getFileName() + ")\n")
                .collect(Collectors.joining());
        String title = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        return Page.of(folder.resolve("README.md"), "# " + title + "\n\n" + items);
    }

    private static String titled(Path file, List<Page> pages) {
        return pages.stream()
                .filter(page -> page.source().equals(file))
                .map(Page::title)
                .findFirst()
                .orElse(file.getFileName().toString());
    }

    /// The page of a file or of a folder's README.
    Optional<Page> at(Path source) {
        return all.stream()
                .filter(page -> page.source().equals(source) || page.source().equals(source.resolve("README.md")))
                .findFirst();
    }

    List<Page> in(String folder) {
        return all.stream()
                .filter(page ->
                        page.source().startsWith(folder) && !page.source().endsWith("README.md"))
                .toList();
    }
}

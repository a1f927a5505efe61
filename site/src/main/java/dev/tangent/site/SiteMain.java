package dev.tangent.site;

import java.nio.file.Path;

/// Writes the site: the repository's folder and the folder to write to are the two arguments.
public final class SiteMain {
    private SiteMain() {}

    public static void main(String[] words) {
        if (words.length != 2) throw new IllegalArgumentException("two folders are needed: the repository, the site");
        Path root = Path.of(words[0]).toAbsolutePath().normalize();
        Path out = Path.of(words[1]).toAbsolutePath().normalize();
        int pages = new Site(root, out).write();
        Javadoc.write(root, out.resolve("javadoc"));
        System.out.println(pages + " pages, the gallery and javadoc are in " + out);
    }
}

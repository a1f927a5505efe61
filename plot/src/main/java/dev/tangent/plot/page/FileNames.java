package dev.tangent.plot.page;

import dev.tangent.Check;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Names of files and of places within a page.
public final class FileNames {
    private FileNames() {}

    /// Fit for a file on any system.
    public static void check(String name, String thing) {
        Check.that(
                name.matches("[a-z0-9][a-z0-9-]*"),
                "the name of a " + thing + " must be small letters, digits and hyphens but is \"" + name + "\"");
    }

    static void checkDistinct(List<String> names, String thing) {
        Set<String> seen = new HashSet<>();
        for (String name : names) Check.that(seen.add(name), "two " + thing + "s are called " + name);
    }

    /// A heading as the name of a place.
    static String slug(String heading) {
        String slug =
                heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return slug.isEmpty() ? "section" : slug;
    }
}

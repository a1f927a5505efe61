package dev.tangent.site;

/// Addresses within the site, relative, so that it works from any folder and without a server.
final class Address {
    private Address() {}

    /// From the page at one address to another address, both from the root of the site.
    static String from(String page, String target) {
        return toRoot(page) + target;
    }

    /// From a page to the root of the site: empty, or `../` for each folder.
    static String toRoot(String page) {
        return "../".repeat((int) page.chars().filter(c -> c == '/').count());
    }
}

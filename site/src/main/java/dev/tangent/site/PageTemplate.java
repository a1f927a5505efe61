package dev.tangent.site;

/// What all pages share: head, header with search, navigation.
record PageTemplate(Navigation navigation) {
    private static final String TEMPLATE = SiteFiles.resource("page.html");

    String html(String address, String title, String body) {
        return TEMPLATE.replace("{root}", Address.toRoot(address))
                .replace("{title}", Escape.html(title))
                .replace("{navigation}", navigation.html(address))
                .replace("{body}", body);
    }
}

package dev.tangent.service.browser;

import java.util.List;
import java.util.Objects;

/// What is not whole on the page: a button in two lines or cut off, a control beside the screen, a page wider than it.
final class PageFlaws {
    private static final String FLAWS = """
            const off = [];
            const walk = (root) => {
              for (const each of root.querySelectorAll('*')) {
                if (each.shadowRoot) walk(each.shadowRoot);
                const { width, height, right } = each.getBoundingClientRect();
                const shown = width > 0 && each.checkVisibility();
                if (!shown) continue;
                const named = `${each.localName}#${each.id} ${each.textContent.trim().slice(0, 30)}`;
                if (each.localName === 'button' && !each.children.length) {
                  const text = document.createRange();
                  text.selectNodeContents(each);
                  if (text.getBoundingClientRect().height > 1.7 * parseFloat(getComputedStyle(each).fontSize) + 4) off.push('wrapped: ' + named);
                  if (each.scrollWidth > each.clientWidth + 1) off.push('cut off: ' + named);
                }
                const scrolled = each.closest('.scroll'); // what is beside it comes by scrolling
                if (['button', 'select', 'input'].includes(each.localName) && right > innerWidth + 1 && !scrolled) off.push('beside the screen: ' + named);
              }
            };
            walk(document.querySelector('tangent-explorer').shadowRoot);
            if (document.documentElement.scrollWidth > innerWidth + 1) off.push('scrolls sideways');
            return off;
            """;

    private PageFlaws() {}

    /// In words; empty where all is whole.
    static List<String> of(Browser browser) {
        List<?> found = (List<?>) Objects.requireNonNull(browser.driver().executeScript(FLAWS));
        return found.stream().map(String::valueOf).toList();
    }
}

/// The explorer in a real browser: Chromium without a window, driven by Selenium. Where there is no browser the tests
/// are skipped and say so. Pictures go to `target/explorer`.
package dev.tangent.service.browser;

/// The options of the commands, grouped by what they are about, and how what was typed becomes values.
///
/// A *mixin* is a group of options that several commands share. Each group applies itself to a request of the library;
/// what a value means, and whether it suits the others, is decided there. The options of methods come from the
/// library's catalogue.
package dev.tangent.app.option;

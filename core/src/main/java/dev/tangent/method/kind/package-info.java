/// Kinds of methods beside regularizers, and how each is made.
///
/// Users see them as constants of the catalogue alone; the engine tells them apart by an exhaustive switch.
package dev.tangent.method.kind;

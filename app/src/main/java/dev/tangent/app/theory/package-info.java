/// The page `docs/theory.md` and its pictures, made from what the experiments measure.
package dev.tangent.app.theory;

/// The items: one question, one class each. All sizes can be capped, to try an item in a second.
package dev.tangent.bench.item;

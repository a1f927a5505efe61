/// The tables items run on: measured ones where they are at hand, generated sheets otherwise.
package dev.tangent.bench.table;

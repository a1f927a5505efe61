/// Likely wrong labels, as a list, a table and text.
package dev.tangent.present.audit;

/// What is in a table, as text and as a page.
package dev.tangent.present.description;

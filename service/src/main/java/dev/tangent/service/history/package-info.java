/// Changes of labels: each is one edit of some cells, kept in a journal beside the table until the table's file has it.
@org.jspecify.annotations.NullMarked
package dev.tangent.service.history;

package dev.tangent.data.matrixmarket;

import dev.tangent.InvalidInput;
import dev.tangent.data.file.TextLines;
import dev.tangent.geometry.WeightedGraph;
import dev.tangent.sparse.SparseMatrix;
import java.util.Locale;
import java.util.StringTokenizer;

/// Reads one Matrix Market file.
final class MatrixMarketReader {
    private final String file;
    private final TextLines in;
    private boolean pattern;
    private boolean symmetric;
    private int size;

    MatrixMarketReader(String file, TextLines in) {
        this.file = file;
        this.in = in;
    }

    SparseMatrix read() {
        return triplets().toMatrix(symmetric);
    }

    WeightedGraph readGraph() {
        return triplets().toGraph(symmetric);
    }

    private Triplets triplets() {
        banner(in.nextRaw() ? in.text() : "");
        StringTokenizer sizes = next("its size line");
        if (sizes.countTokens() != 3) throw wrong("three numbers wanted: rows, columns, entries");
        size = index(sizes, Integer.MAX_VALUE - 1);
        int columns = index(sizes, Integer.MAX_VALUE - 1);
        if (columns != size) throw wrong("a symmetric matrix is square, but this one is " + size + " x " + columns);
        int entries = index(sizes, Integer.MAX_VALUE - 8);
        Triplets triplets = new Triplets(file, size, entries);
        for (int e = 0; e < entries; e++) entry(next("entry " + (e + 1) + " of " + entries), triplets);
        if (in.next()) throw wrong("more than the " + entries + " entries announced");
        return triplets;
    }

    private void banner(String text) {
        String[] words = text.toLowerCase(Locale.ROOT).split("\\s+", -1);
        if (words.length != 5 || !words[0].equals("%%matrixmarket") || !words[1].equals("matrix"))
            throw new InvalidInput(file + " is not a Matrix Market file: it must start with %%MatrixMarket matrix");
        if (!words[2].equals("coordinate")) throw wrong("only coordinate files can be read, not " + words[2]);
        if (!words[3].matches("real|integer|pattern|double"))
            throw wrong("only real, integer and pattern values can be read, not " + words[3]);
        if (!words[4].matches("symmetric|general"))
            throw wrong("only symmetric and general matrices can be read, not " + words[4]);
        pattern = words[3].equals("pattern");
        symmetric = words[4].equals("symmetric");
    }

    private void entry(StringTokenizer words, Triplets triplets) {
        if (words.countTokens() != (pattern ? 2 : 3))
            throw wrong(words.countTokens() + " words where an entry has " + (pattern ? 2 : 3));
        int row = index(words, size) - 1;
        int column = index(words, size) - 1;
        if (row < 0 || column < 0) throw wrong("rows and columns start at 1");
        if (symmetric && column > row) throw wrong("a symmetric file holds the lower triangle only");
        double value = pattern ? 1 : in.number(words.nextToken());
        // A zero whose mirror image is not stored would leave the pattern unsymmetric.
        if (symmetric || value != 0 || row == column) triplets.add(row, column, value);
    }

    private int index(StringTokenizer words, int greatest) {
        return in.count(words.nextToken(), greatest);
    }

    private StringTokenizer next(String wanted) {
        in.need(wanted);
        return in.words();
    }

    private InvalidInput wrong(String what) {
        return in.wrong(what);
    }
}

package dev.tangent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tangent.linalg.Matrix;
import dev.tangent.method.Method;
import dev.tangent.method.Methods;
import dev.tangent.sparse.SparseMatrix;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Classes on a graph without coordinates, beside label spreading (Zhou, Bousquet, Lal, Weston and Schoelkopf 2004).
@Tag("full")
class CitationGraphTest {
    private static final int EACH = 20;

    @Test
    void classesOfPapersAreFoundAsOftenAsByLabelSpreading() {
        CitationGraph papers = CitationGraph.of(2700, 7, 5400, 0.8, 1);
        Map<Integer, String> known = papers.labels(EACH, 1);
        double spread = Math.max(spreading(papers, known, 0.2), spreading(papers, known, 0.99));
        double auto = accuracy(papers, known, new Classification().seed(1).auto());
        assertThat(auto).as(() -> singleMethods(papers, known)).isGreaterThan(spread);
    }

    /// What explains a failure.
    private static String singleMethods(CitationGraph papers, Map<Integer, String> known) {
        StringBuilder told = new StringBuilder("single methods: ");
        for (Method method : new Method[] {Methods.LAPLACIAN, Methods.ITERATED_LAPLACIAN, Methods.POISSON})
            told.append(method.name())
                    .append(' ')
                    .append(accuracy(papers, known, new Classification().method(method)))
                    .append(' ');
        return told.toString();
    }

    private static double accuracy(CitationGraph papers, Map<Integer, String> known, Classification learning) {
        ClassificationFit fit = learning.fit(papers.graph(), papers.classes(EACH, 1));
        int right = 0;
        for (int i = 0; i < papers.field().length; i++)
            if (!known.containsKey(i) && fit.at(i).equals("field " + papers.field()[i])) right++;
        return right / (double) (papers.field().length - known.size());
    }

    /// F = a S F + (1 - a) Y with S = D^-1/2 W D^-1/2, repeated until it stands.
    private static double spreading(CitationGraph papers, Map<Integer, String> known, double a) {
        SparseMatrix weights = papers.graph().weights();
        int size = weights.size();
        double[] root = new double[size];
        for (int i = 0; i < size; i++)
            for (int p = weights.rowStart()[i]; p < weights.rowStart()[i + 1]; p++) root[i] += weights.values()[p];
        for (int i = 0; i < size; i++) root[i] = root[i] > 0 ? 1 / Math.sqrt(root[i]) : 0;
        SparseMatrix scaled = weights.scaledBothSides(root);
        Matrix given = Matrix.zeros(size, papers.fields());
        known.keySet().forEach(i -> given.set(i, papers.field()[i], 1 - a));
        Matrix found = given.copy();
        Matrix next = Matrix.zeros(size, papers.fields());
        double moved = 1;
        for (int round = 0; round < 3000 && moved > 0; round++) {
            scaled.multiply(found, next);
            moved = 0;
            for (int t = 0; t < found.values().length; t++) {
                double value = a * next.values()[t] + given.values()[t];
                moved = Math.max(moved, Math.abs(value - found.values()[t]));
                found.values()[t] = value;
            }
        }
        int right = 0;
        for (int i = 0; i < size; i++) {
            int best = 0;
            for (int c = 1; c < papers.fields(); c++) if (found.at(i, c) > found.at(i, best)) best = c;
            if (!known.containsKey(i) && best == papers.field()[i]) right++;
        }
        return right / (double) (size - known.size());
    }
}

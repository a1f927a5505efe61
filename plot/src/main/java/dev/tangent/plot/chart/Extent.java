package dev.tangent.plot.chart;

/// How far a figure reaches from its foot: to the left (negative) and right, up (`top`) and down (`bottom`, negative).
record Extent(double left, double right, double bottom, double top) {
    Extent with(Extent other) {
        return new Extent(
                Math.min(left, other.left),
                Math.max(right, other.right),
                Math.min(bottom, other.bottom),
                Math.max(top, other.top));
    }

    double width() {
        return right - left;
    }

    double height() {
        return top - bottom;
    }
}

package dev.tangent.baseline;

/// How much a labelled point counts in an average of near ones.
enum NeighbourWeighting {
    /// All alike.
    UNIFORM("uniform") {
        @Override
        double weight(double squaredDistance) {
            return 1;
        }
    },
    /// One over the distance; a labelled point itself gets its own label.
    INVERSE_DISTANCE("inverse-distance") {
        @Override
        double weight(double squaredDistance) {
            return 1 / Math.sqrt(squaredDistance);
        }
    };

    private final String word;

    NeighbourWeighting(String word) {
        this.word = word;
    }

    abstract double weight(double squaredDistance);

    String word() {
        return word;
    }
}

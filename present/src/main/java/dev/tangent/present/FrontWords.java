package dev.tangent.present;

/// What the users of a front call what they can do about a numeric failure.
public enum FrontWords {
    COMMAND_LINE(
            "--solver direct",
            "--loss squared",
            "more neighbours (-k)",
            "give Java more, as with TANGENT_JAVA_OPTS=-Xmx16g, or take fewer neighbours (-k) or --solver iterative"),
    SERVICE(
            "the direct solver",
            "the squared loss",
            "more neighbours",
            "close tables, take fewer neighbours, or give Java more (-Xmx)");

    private final String directSolver;
    private final String squaredLoss;
    private final String moreNeighbours;
    private final String moreMemory;

    FrontWords(String directSolver, String squaredLoss, String moreNeighbours, String moreMemory) {
        this.directSolver = directSolver;
        this.squaredLoss = squaredLoss;
        this.moreNeighbours = moreNeighbours;
        this.moreMemory = moreMemory;
    }

    String directSolver() {
        return directSolver;
    }

    String squaredLoss() {
        return squaredLoss;
    }

    String moreNeighbours() {
        return moreNeighbours;
    }

    String moreMemory() {
        return moreMemory;
    }
}

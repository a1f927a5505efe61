package dev.tangent;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.tangent.linalg.Matrix;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Who may import whom in numerics.
class NumericsArchitectureTest {
    private static final JavaClasses NUMERICS = new ClassFileImporter()
            .importUrl(Matrix.class.getProtectionDomain().getCodeSource().getLocation());

    /// Every package with those it may use.
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            Map.entry("parallel", Set.of()),
            Map.entry("linalg.array", Set.of()),
            Map.entry("linalg.simd", Set.of("parallel")),
            Map.entry("linalg.block", Set.of("parallel", "linalg.simd")),
            Map.entry("linalg", Set.of("parallel", "linalg.array", "linalg.simd", "linalg.block")),
            Map.entry("linalg.dense", Set.of("linalg")),
            Map.entry("sparse", Set.of("parallel", "linalg.array", "linalg.simd", "linalg")),
            Map.entry("sparse.graph", Set.of("linalg.array", "sparse")),
            Map.entry("sparse.operator", Set.of("parallel", "linalg.array", "linalg", "sparse")),
            Map.entry("sparse.order", Set.of("parallel", "sparse")),
            Map.entry(
                    "sparse.cholesky",
                    Set.of(
                            "parallel",
                            "linalg.array",
                            "linalg.simd",
                            "linalg.block",
                            "linalg",
                            "sparse",
                            "sparse.graph",
                            "sparse.order")),
            Map.entry(
                    "sparse.iterative",
                    Set.of(
                            "parallel",
                            "linalg.array",
                            "linalg.simd",
                            "linalg",
                            "sparse",
                            "sparse.order",
                            "sparse.cholesky")),
            Map.entry(
                    "sparse.eigen",
                    Set.of("parallel", "linalg.array", "linalg", "sparse", "sparse.operator", "sparse.cholesky")),
            Map.entry(
                    "sparse.solver",
                    Set.of(
                            "parallel",
                            "linalg",
                            "sparse",
                            "sparse.graph",
                            "sparse.operator",
                            "sparse.cholesky",
                            "sparse.iterative")));

    private static String named(String name) {
        return "dev.tangent." + name;
    }

    @Test
    void packagesDependOneWay() {
        MAY_USE.forEach((name, below) -> classes()
                .that()
                .resideInAPackage(named(name))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(Stream.concat(
                                Stream.of(
                                        named(name),
                                        "java..",
                                        "jdk.incubator.vector..",
                                        "org.ejml..",
                                        "org.jspecify.."),
                                below.stream().map(NumericsArchitectureTest::named))
                        .toArray(String[]::new))
                .check(NUMERICS));
    }

    @Test
    void everyClassBelongsToOneOfThem() {
        classes()
                .should()
                .resideInAnyPackage(MAY_USE.keySet().stream()
                        .map(NumericsArchitectureTest::named)
                        .toArray(String[]::new))
                .check(NUMERICS);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.tangent.(**)").should().beFreeOfCycles().check(NUMERICS);
    }

    @Test
    void onlyLinalgSimdKnowsTheVectorApi() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..linalg.simd")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jdk.incubator..")
                .check(NUMERICS);
    }

    @Test
    void noFieldOfAClassCanBeSetTwice() {
        fields().that().areStatic().should().beFinal().check(NUMERICS);
    }

    @Test
    void nothingReadsFilesPrintsOrLogs() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio.file..", "java.util.logging..", "java.lang.System.Logger..")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(NUMERICS);
    }

    /// What others may rely on; internals are in other packages.
    @Test
    void exportedTypesAreThese() {
        List<String> exported =
                List.of("linalg", "parallel", "sparse", "sparse.cholesky", "sparse.eigen", "sparse.solver");
        TreeSet<String> names = NUMERICS.stream()
                .filter(type -> type.isTopLevelClass()
                        && type.getModifiers().contains(JavaModifier.PUBLIC)
                        && exported.stream()
                                .anyMatch(name -> type.getPackageName().equals(named(name))))
                .map(type -> type.getSimpleName())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(names)
                .containsExactly(
                        "DenseSolve",
                        "EigenNotConverged",
                        "EigenPairs",
                        "IllConditioned",
                        "InverseDiagonal",
                        "IterativeRefinement",
                        "LinearDevice",
                        "Matrix",
                        "MatrixView",
                        "NodeGeometry",
                        "NotConverged",
                        "NotPositiveDefinite",
                        "NotSolved",
                        "NumericFailure",
                        "Parallel",
                        "Progress",
                        "PseudoInverse",
                        "SchurCholesky",
                        "Solution",
                        "Solver",
                        "SolverSettings",
                        "SparseCholesky",
                        "SparseMatrix",
                        "SymbolicCholesky",
                        "SymmetricEigen",
                        "SymmetricOperator");
    }
}

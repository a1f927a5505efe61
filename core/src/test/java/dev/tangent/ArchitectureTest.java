package dev.tangent;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/// Who may import whom.
class ArchitectureTest {
    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.tangent");

    @Test
    void packagesDependOneWay() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("dev.tangent..")
                .layer("linalg.simd")
                .definedBy("..linalg.simd..")
                .layer("linalg")
                .definedBy("..linalg")
                .layer("sparse")
                .definedBy("..sparse")
                .layer("sparse.order")
                .definedBy("..sparse.order")
                .layer("sparse.cholesky")
                .definedBy("..sparse.cholesky")
                .layer("sparse.iterative")
                .definedBy("..sparse.iterative")
                .layer("sparse.eigen")
                .definedBy("..sparse.eigen")
                .layer("sparse.solver")
                .definedBy("..sparse.solver")
                .layer("geometry")
                .definedBy("..geometry..")
                .layer("preprocessing")
                .definedBy("..preprocessing")
                .layer("regularizer")
                .definedBy("..regularizer..")
                .layer("learning")
                .definedBy("..learning..")
                .layer("spectral")
                .definedBy("..spectral..")
                .layer("method")
                .definedBy("..method")
                .layer("search")
                .definedBy("..search")
                .layer("report")
                .definedBy("..report")
                .layer("door")
                .definedBy("dev.tangent")
                .whereLayer("linalg.simd")
                .mayNotAccessAnyLayer()
                .whereLayer("linalg")
                .mayOnlyAccessLayers("linalg.simd")
                .whereLayer("sparse")
                .mayOnlyAccessLayers("linalg", "linalg.simd")
                .whereLayer("sparse.order")
                .mayOnlyAccessLayers("sparse", "linalg")
                .whereLayer("sparse.cholesky")
                .mayOnlyAccessLayers("sparse.order", "sparse", "linalg", "linalg.simd")
                .whereLayer("sparse.iterative")
                .mayOnlyAccessLayers("sparse.cholesky", "sparse", "linalg", "linalg.simd")
                .whereLayer("sparse.eigen")
                .mayOnlyAccessLayers("sparse.cholesky", "sparse", "linalg")
                .whereLayer("sparse.solver")
                .mayOnlyAccessLayers("sparse.iterative", "sparse.cholesky", "sparse.order", "sparse", "linalg")
                .whereLayer("geometry")
                .mayOnlyAccessLayers("linalg", "linalg.simd")
                .whereLayer("preprocessing")
                .mayOnlyAccessLayers("geometry", "linalg")
                .whereLayer("regularizer")
                .mayOnlyAccessLayers("geometry", "sparse", "linalg", "linalg.simd")
                .whereLayer("learning")
                .mayOnlyAccessLayers("preprocessing", "regularizer", "geometry", "sparse.solver", "sparse", "linalg")
                .whereLayer("spectral")
                .mayOnlyAccessLayers("regularizer", "geometry", "sparse.eigen", "sparse", "linalg")
                .whereLayer("method")
                .mayOnlyAccessLayers("learning", "regularizer", "geometry", "sparse", "linalg")
                .whereLayer("search")
                .mayOnlyAccessLayers("method", "learning", "regularizer", "geometry", "sparse", "linalg")
                .whereLayer("report")
                .mayOnlyAccessLayers(
                        "search", "method", "learning", "preprocessing", "regularizer", "geometry", "sparse", "linalg")
                .whereLayer("door")
                .mayNotBeAccessedByAnyLayer()
                .check(CORE);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.tangent.(**)").should().beFreeOfCycles().check(CORE);
    }

    @Test
    void onlyLinalgSimdKnowsTheVectorApi() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..linalg.simd")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jdk.incubator..")
                .check(CORE);
    }

    @Test
    void coreNeverReadsFilesPrintsOrLogs() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio.file..", "java.util.logging..", "java.lang.System.Logger..")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(CORE);
    }

    @Test
    void everyClassBelongsToAPackageOfTheHouse() {
        classes()
                .should()
                .resideInAnyPackage(
                        "..linalg..",
                        "..sparse..",
                        "..geometry..",
                        "..preprocessing",
                        "..regularizer..",
                        "..learning..",
                        "..spectral..",
                        "..method",
                        "..search",
                        "..report",
                        "dev.tangent")
                .check(CORE);
    }
}

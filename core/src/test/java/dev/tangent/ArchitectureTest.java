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
                .layer("linalg")
                .definedBy("..linalg..")
                .layer("sparse")
                .definedBy("..sparse..")
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
                .whereLayer("geometry")
                .mayOnlyAccessLayers("linalg")
                .whereLayer("preprocessing")
                .mayOnlyAccessLayers("geometry", "linalg")
                .whereLayer("regularizer")
                .mayOnlyAccessLayers("geometry", "sparse", "linalg")
                .whereLayer("learning")
                .mayOnlyAccessLayers("preprocessing", "regularizer", "geometry", "sparse", "linalg")
                .whereLayer("spectral")
                .mayOnlyAccessLayers("regularizer", "geometry", "sparse", "linalg")
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

package dev.tangent.service;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The service hands on what the library gives: nothing is selected, reduced or solved here.
class ServiceArchitectureTest {
    private static final int MOST_FILES = 30;
    private static final JavaClasses SERVICE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.tangent.service");

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.tangent.service.(*)..").should().beFreeOfCycles().check(SERVICE);
        noClasses()
                .that()
                .resideInAPackage("dev.tangent.service.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.tangent.service")
                .check(SERVICE);
    }

    @Test
    void nothingIsSelectedReducedOrSolvedHere() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.tangent.learning.selection..",
                        "dev.tangent.learning.reduction..",
                        "dev.tangent.sparse.solver..",
                        "dev.tangent.app..",
                        "dev.tangent.experiments..")
                .check(SERVICE);
    }

    @Test
    void noPackageHasMoreThanThirtyFiles() {
        Map<String, Long> files = SERVICE.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(files)
                .isNotEmpty()
                .allSatisfy((name, count) -> assertThat(count).isLessThanOrEqualTo(MOST_FILES));
    }
}

package dev.tangent.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.tangent.regularizer.Regularizer;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The command line parses and shows; what decides, it leaves to the library.
class AppArchitectureTest {
    private static final long MOST_FILES = 30;

    private static final List<String> DECIDING = List.of(
            "dev.tangent.selection.SearchProtocol",
            "dev.tangent.selection.grid.SearchRequest",
            "dev.tangent.selection.grid.SearchSpace",
            "dev.tangent.selection.SearchResult");

    private static final JavaClasses APP = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.tangent.app");

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.tangent.app.(*)..").should().beFreeOfCycles().check(APP);
        noClasses()
                .that()
                .resideInAPackage("dev.tangent.app.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.tangent.app")
                .check(APP);
    }

    @Test
    void nothingIsSelectedReducedOrSolvedHere() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.tangent.learning.selection..",
                        "dev.tangent.learning.reduction..",
                        "dev.tangent.sparse.solver..")
                .check(APP);
        noClasses()
                .should()
                .dependOnClassesThat(DescribedPredicate.describe(
                        "searches",
                        type -> DECIDING.stream()
                                .anyMatch(name -> type.getName().startsWith(name))))
                .check(APP);
    }

    @Test
    void noRegularizerIsMadeHere() {
        noClasses()
                .should()
                .dependOnClassesThat(
                        resideInAPackage("dev.tangent.regularizer..").and(assignableTo(Regularizer.class)))
                .check(APP);
    }

    @Test
    void noPackageHasMoreThanThirtyFiles() {
        Map<String, Long> files = APP.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(files)
                .isNotEmpty()
                .allSatisfy((name, count) -> assertThat(count).isLessThanOrEqualTo(MOST_FILES));
    }
}

package dev.tangent.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import dev.tangent.regularizer.Regularizer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Who may import whom among the modules, and what fronts leave to the library. Of all modules that the command line
/// stands on; core's own rooms are held by its `ArchitectureTest`, Spark's by one of its own.
class HouseArchitectureTest {
    private static final long MOST_FILES = 30;

    /// What each module stands on. That the service is in no other's list is the point of `present`.
    private static final Map<String, Set<String>> BELOW = Map.of(
            "numerics", Set.of(),
            "core", Set.of("numerics"),
            "data", Set.of("core", "numerics"),
            "samples", Set.of("data", "core", "numerics"),
            "plot", Set.of("core", "numerics"),
            "present", Set.of("plot", "data", "core", "numerics"),
            "service", Set.of("present", "plot", "samples", "data", "core", "numerics"),
            "experiments", Set.of("plot", "samples", "data", "core", "numerics"),
            "app", Set.of("experiments", "present", "plot", "samples", "data", "core", "numerics"));

    private static final List<String> ABOVE_CORE = BELOW.keySet().stream()
            .filter(module -> !Set.of("numerics", "core").contains(module))
            .sorted()
            .toList();

    /// Rooms of the library that no front enters. To come, as they are hidden: "dev.tangent.learning..",
    /// "dev.tangent.preprocessing..", "dev.tangent.spectral..".
    private static final String[] HIDDEN = {
        "dev.tangent.fit..",
        "dev.tangent.selection..",
        "dev.tangent.baseline..",
        "dev.tangent.learning.fold..",
        "dev.tangent.learning.trial..",
        "dev.tangent.learning.reduction..",
        "dev.tangent.sparse.solver.."
    };

    private static final String[] DATA = {
        "..data.text..",
        "..data.file..",
        "..data.format..",
        "..data.excel..",
        "..data.npy..",
        "..data.matrixmarket..",
        "..data.table..",
        "..data.input..",
        "..data.journal..",
        "..data.model..",
        "..data.program.."
    };

    private static final HouseModules HOUSE = HouseModules.of(BELOW.keySet());

    @Test
    void modulesImportOnlyWhatIsBelowThem() {
        Set<String> wrong = new TreeSet<>();
        for (JavaClass type : HOUSE.all())
            type.getDirectDependenciesFromSelf().forEach(dependency -> {
                String own = HOUSE.moduleOf(type).orElseThrow();
                HOUSE.moduleOf(dependency.getTargetClass())
                        .filter(other -> !other.equals(own) && !BELOW.get(own).contains(other))
                        .ifPresent(other -> wrong.add(own + " imports " + other + ": " + dependency.getDescription()));
            });
        assertThat(wrong).isEmpty();
    }

    @Test
    void everyClassLiesInThePackageOfItsModule() {
        for (String module : ABOVE_CORE)
            classes().should().resideInAPackage("dev.tangent." + module + "..").check(HOUSE.of(module));
        classes()
                .should()
                .resideInAnyPackage("dev.tangent.linalg..", "dev.tangent.sparse..", "dev.tangent.parallel..")
                .check(HOUSE.of("numerics"));
        classes().should().resideInAnyPackage(DATA).check(HOUSE.of("data"));
    }

    @Test
    void packagesHaveNoCycles() {
        for (String module : ABOVE_CORE)
            slices().matching("dev.tangent.(**)").should().beFreeOfCycles().check(HOUSE.of(module));
    }

    @Test
    void noPackageHasMoreThanThirtyFiles() {
        for (String module : BELOW.keySet())
            assertThat(files(HOUSE.of(module)))
                    .isNotEmpty()
                    .allSatisfy((name, count) -> assertThat(count).isLessThanOrEqualTo(MOST_FILES));
    }

    private static Map<String, Long> files(JavaClasses module) {
        return module.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
    }

    @Test
    void frontsSelectReduceAndSolveNothing() {
        for (String front : List.of("app", "service", "present")) {
            noClasses().should().dependOnClassesThat(resideInAnyPackage(HIDDEN)).check(HOUSE.of(front));
            noClasses()
                    .should()
                    .dependOnClassesThat(
                            resideInAPackage("dev.tangent.regularizer..").and(assignableTo(Regularizer.class)))
                    .check(HOUSE.of(front));
        }
    }
}

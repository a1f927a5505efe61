package dev.tangent.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Which packages this module may use, and how large its own are.
class SparkArchitectureTest {
    private static final int MOST_FILES = 30;

    private static final List<String> MODULES_AROUND = List.of(
            "dev.tangent.data.",
            "dev.tangent.samples.",
            "dev.tangent.plot.",
            "dev.tangent.present.",
            "dev.tangent.experiments.",
            "dev.tangent.app.",
            "dev.tangent.bench.",
            "dev.tangent.service.");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.tangent.spark");

    @Test
    void sparkSeesCoreOnly() {
        DescribedPredicate<JavaClass> ofOtherModules = DescribedPredicate.describe(
                "of the modules data, samples, plot, present, experiments, app, bench, service",
                type -> type.getPackageName().startsWith("dev.tangent")
                        && MODULES_AROUND.stream()
                                .anyMatch(module -> (type.getPackageName() + ".").startsWith(module)));
        classes()
                .should()
                .onlyDependOnClassesThat(DescribedPredicate.not(ofOtherModules))
                .check(CLASSES);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.tangent.spark.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void noPackageHasTooManyFiles() {
        Map<String, Long> files = CLASSES.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(files).isNotEmpty();
        assertThat(files.values()).allMatch(count -> count <= MOST_FILES, "at most " + MOST_FILES);
    }
}

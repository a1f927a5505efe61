package dev.tangent.data;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
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

/// Who may import whom in `data`, and how large its packages may be.
class DataArchitectureTest {
    private static final long MOST_FILES = 30;

    private static final JavaClasses DATA = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.tangent.data");

    @Test
    void dataSeesCoreOnly() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.tangent.plot..",
                        "dev.tangent.experiments..",
                        "dev.tangent.service..",
                        "dev.tangent.app..",
                        "dev.tangent.spark..",
                        "dev.tangent.bench..")
                .check(DATA);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.tangent.data.(**)").should().beFreeOfCycles().check(DATA);
    }

    @Test
    void everyClassBelongsToAPackageOfTheModule() {
        classes()
                .should()
                .resideInAnyPackage(
                        "..data.text..",
                        "..data.file..",
                        "..data.format..",
                        "..data.excel..",
                        "..data.npy..",
                        "..data.matrixmarket..",
                        "..data.table..",
                        "..data.input..",
                        "..data.body..",
                        "..data.generated..",
                        "..data.journal..",
                        "..data.model..",
                        "..data.motion..",
                        "..data.program..")
                .check(DATA);
    }

    @Test
    void noPackageHasMoreThanThirtyFiles() {
        Map<String, Long> files = DATA.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(files)
                .isNotEmpty()
                .allSatisfy((name, count) -> assertThat(count).isLessThanOrEqualTo(MOST_FILES));
    }
}

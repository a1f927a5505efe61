package dev.tangent;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Who may import whom. Rooms are listed from the ground up: each knows those before it, as far as they are named.
class ArchitectureTest {
    private static final JavaClasses CORE = new ClassFileImporter()
            .importUrl(Check.class.getProtectionDomain().getCodeSource().getLocation());

    /// Values and refusals of the door, which every room may use: they know no room above geometry and learning.
    private static final Set<String> VALUES = Set.of(
            "Cancellation",
            "Check",
            "ComputeDevice",
            "InvalidInput",
            "Journal",
            "Message",
            "MissingCoordinates",
            "ParameterValue",
            "ProgressListener",
            "Standardisation",
            "Subject",
            "Tuning");

    /// A package with those below it, and the rooms it may know.
    private record Room(String name, String... knows) {}

    private static final List<Room> ROOMS = List.of(
            new Room("device"),
            new Room("geometry", "device"),
            new Room("preprocessing", "geometry"),
            new Room("regularizer", "geometry", "device"),
            new Room("learning", "preprocessing", "regularizer", "geometry"),
            new Room("baseline", "learning", "regularizer", "geometry"),
            new Room("method", "baseline", "learning", "regularizer", "geometry"),
            new Room("report", "method", "learning", "regularizer", "geometry"),
            new Room("spectral", "regularizer", "geometry"),
            new Room("selection", "method", "baseline", "learning", "regularizer", "geometry"),
            new Room(
                    "fit",
                    "device",
                    "selection",
                    "report",
                    "method",
                    "baseline",
                    "learning",
                    "preprocessing",
                    "regularizer",
                    "geometry"));

    @Test
    void everyRoomKnowsOnlyRoomsBelowIt() {
        for (Room room : ROOMS) {
            List<String> allowed = new ArrayList<>(List.of("java..", "dev.tangent." + room.name() + ".."));
            allowed.add("org.jspecify..");
            for (String known : room.knows()) allowed.add("dev.tangent." + known + "..");
            allowed.addAll(List.of("dev.tangent.linalg..", "dev.tangent.sparse..", "dev.tangent.parallel.."));
            classes()
                    .that(resideInAPackage("dev.tangent." + room.name() + ".."))
                    .should()
                    .onlyDependOnClassesThat(are(JavaClass.Predicates.resideInAnyPackage(allowed.toArray(String[]::new))
                            .or(values())))
                    .check(CORE);
        }
    }

    private static DescribedPredicate<JavaClass> values() {
        return DescribedPredicate.describe(
                "values of the door",
                type -> type.getPackageName().equals("dev.tangent")
                        && VALUES.contains(outermost(type).getSimpleName()));
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(ArchitectureTest::outermost).orElse(type);
    }

    @Test
    void roomsHaveNoCycles() {
        slices().matching("dev.tangent.(*)..").should().beFreeOfCycles().check(CORE);
    }

    @Test
    void coreNeverReadsFilesPrintsOrLogs() {
        noClasses()
                .should()
                .dependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(
                                "java.io..", "java.nio.file..", "java.util.logging..", "java.lang.System.Logger..")
                        .and(DescribedPredicate.not(DescribedPredicate.describe(
                                "is a mark", type -> type.getSimpleName().equals("Serializable")))))
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(CORE);
    }

    @Test
    void everyClassBelongsToARoomOrTheDoor() {
        List<String> known = new ArrayList<>(List.of("dev.tangent"));
        for (Room room : ROOMS) known.add("dev.tangent." + room.name() + "..");
        classes().should().resideInAnyPackage(known.toArray(String[]::new)).check(CORE);
    }

    @Test
    void theVectorApiIsBehindNumerics() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jdk.incubator..")
                .check(CORE);
    }
}

package dev.tangent.app;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.net.URL;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The classes of the modules on the class path, each told by where it lies: tests lie elsewhere.
final class HouseModules {
    /// A class of each module.
    private static final Map<String, String> MEMBERS = Map.of(
            "numerics", "dev.tangent.linalg.Matrix",
            "core", "dev.tangent.Regression",
            "data", "dev.tangent.data.table.Table",
            "samples", "dev.tangent.samples.generated.SwissRoll",
            "plot", "dev.tangent.plot.picture.Drawing",
            "present", "dev.tangent.present.Summary",
            "service", "dev.tangent.service.TangentService",
            "experiments", "dev.tangent.experiments.run.ExperimentRun",
            "app", "dev.tangent.app.Main");

    private final Map<String, String> places = new LinkedHashMap<>();
    private final JavaClasses all;

    private HouseModules(Map<String, URL> modules) {
        modules.forEach((name, place) -> places.put(name, place.getPath()));
        all = new ClassFileImporter().importUrls(modules.values());
    }

    static HouseModules of(Set<String> names) {
        Map<String, URL> places = new LinkedHashMap<>();
        for (String name : names) places.put(name, place(MEMBERS.get(name)));
        return new HouseModules(places);
    }

    private static URL place(String member) {
        try {
            return Class.forName(member).getProtectionDomain().getCodeSource().getLocation();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    JavaClasses all() {
        return all.that(DescribedPredicate.describe(
                "of a module", type -> moduleOf(type).isPresent()));
    }

    JavaClasses of(String module) {
        return all.that(DescribedPredicate.describe(
                "of " + module, type -> moduleOf(type).equals(Optional.of(module))));
    }

    /// Empty for classes of others.
    Optional<String> moduleOf(JavaClass type) {
        List<String> found = places.keySet().stream()
                .filter(name -> type.getSource()
                        .map(source -> source.getUri().toString().contains(places.get(name)))
                        .orElse(false))
                .toList();
        return found.stream().findFirst();
    }
}

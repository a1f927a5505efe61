package dev.tangent.app.console;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/// The version of this build, from its jar, and of the Java it runs on.
public final class Version implements IVersionProvider {
    public static String text() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"tangent " + text(), "Java " + Runtime.version()};
    }
}

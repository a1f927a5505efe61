package dev.tangent.app.console;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/// Gives the process its standard error back.
///
/// With an incubator module the JVM prints a warning at its start that no option silences. So the launcher starts it
/// with standard error shut and the real one as another descriptor, named by a property; here that one takes its
/// place. A shared descriptor, unlike a reopened `/dev/fd/3`, keeps its place in a file that standard output shares.
public final class StandardError {
    private static final int STANDARD_ERROR = 2;

    private StandardError() {}

    @SuppressWarnings("restricted") // The jar's manifest asks for native access.
    public static void restore() {
        Integer real = Integer.getInteger("tangent.stderr");
        if (real == null) return;
        try {
            Linker linker = Linker.nativeLinker();
            FunctionDescriptor type =
                    FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
            MethodHandle dup2 = linker.downcallHandle(linker.defaultLookup().findOrThrow("dup2"), type);
            int descriptor = (int) dup2.invokeExact((int) real, STANDARD_ERROR);
            if (descriptor != STANDARD_ERROR) throw new IllegalStateException("dup2 gave " + descriptor);
        } catch (Throwable e) {
            throw new IllegalStateException("standard error cannot be restored", e);
        }
    }
}

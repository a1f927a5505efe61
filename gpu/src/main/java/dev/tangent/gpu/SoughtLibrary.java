package dev.tangent.gpu;

import dev.tangent.device.DeviceFailure;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/// The factor library of this process: sought beside other work, since to open it takes up to half a second.
final class SoughtLibrary {
    private final Driver driver;
    private final Supplier<Optional<CudaMath>> opener;
    private Optional<CompletableFuture<Optional<FactorLibrary>>> sought = Optional.empty();

    SoughtLibrary(Driver driver, Supplier<Optional<CudaMath>> opener) {
        this.driver = driver;
        this.opener = opener;
    }

    /// Begins to look for it.
    @SuppressWarnings("FutureReturnValueIgnored") // asked for later
    void seek() {
        begun();
    }

    private synchronized CompletableFuture<Optional<FactorLibrary>> begun() {
        if (sought.isEmpty())
            sought = Optional.of(CompletableFuture.supplyAsync(
                    this::open, work -> Thread.ofPlatform().daemon().start(work)));
        return sought.get();
    }

    private Optional<FactorLibrary> open() {
        try {
            driver.enter();
            return opener.get().flatMap(FactorLibrary::of);
        } catch (DeviceFailure none) { // our own kernels will do
            return Optional.empty();
        }
    }

    /// Empty where the machine has none that will do.
    Optional<FactorLibrary> get() {
        return begun().join();
    }

    /// Returns when nothing of the library is under way: a process must not end in the middle of that.
    void settle() {
        Optional<CompletableFuture<Optional<FactorLibrary>>> underWay;
        synchronized (this) {
            underWay = sought;
        }
        underWay.ifPresent(CompletableFuture::join);
    }
}

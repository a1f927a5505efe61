package dev.tangent.gpu;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;

/// The systems that are on the device, those used last: a search makes many, several at a time, and nobody says when
/// one is done with. One that was given up is made again if it is used after all. For one thread at a time.
final class HeldSystems {
    /// One for each family of settings that a search has at hand on a machine of many cores, where there is room.
    static final int MOST = 16;

    private final Deque<HeldSystem<?>> held = new ArrayDeque<>();

    /// A system that may have been given up.
    final class HeldSystem<S extends DeviceSystem> {
        private final Supplier<S> maker;
        private Optional<S> made = Optional.empty();

        private HeldSystem(Supplier<S> maker) {
            this.maker = maker;
        }

        S system() {
            held.remove(this);
            while (held.size() >= MOST) giveUpOne();
            if (made.isEmpty()) made = Optional.of(maker.get());
            held.addLast(this);
            return made.get();
        }

        private void giveUp() {
            Optional<S> given = made;
            made = Optional.empty(); // first: one that cannot be closed is not used again
            given.ifPresent(DeviceSystem::close);
        }
    }

    <S extends DeviceSystem> HeldSystem<S> of(Supplier<S> maker) {
        return new HeldSystem<>(maker);
    }

    /// Gives up the one that was not used for longest; false where there is none.
    boolean giveUpOne() {
        if (held.isEmpty()) return false;
        held.removeFirst().giveUp();
        return true;
    }
}

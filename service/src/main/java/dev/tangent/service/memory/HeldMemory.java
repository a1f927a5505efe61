package dev.tangent.service.memory;

import dev.tangent.service.http.Ids;
import dev.tangent.service.http.Refusal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/// How much clients may leave with the service, by counted bytes: not by collections of garbage, which see late what is
/// gone. Where more is wanted, what nobody has asked for longest is dropped, and whoever asks for it later is told so.
public final class HeldMemory {
    private final long most;
    private final List<Supplier<? extends Collection<? extends Held>>> holders = new CopyOnWriteArrayList<>();
    private final BitSet dropped = new BitSet();

    /// @param most bytes that may be held
    public HeldMemory(long most) {
        this.most = most;
    }

    /// Counts these from now on.
    public void count(Supplier<? extends Collection<? extends Held>> held) {
        holders.add(held);
    }

    public long most() {
        return most;
    }

    public long used() {
        return all().stream().mapToLong(Held::bytes).sum();
    }

    private List<Held> all() {
        List<Held> all = new ArrayList<>();
        holders.forEach(each -> all.addAll(each.get()));
        return all;
    }

    /// Makes room for what somebody opens; refused where all that is there is in use.
    ///
    /// @param name of what is opened
    public void admit(String name, long bytes) {
        if (drop(bytes, most))
            throw new Refusal(
                    507,
                    name + " takes " + size(bytes) + " of memory, but tables and fits may take " + size(most)
                            + " together and those in use take " + size(used())
                            + ": save changed labels, close tables, or give Java more (-Xmx)");
    }

    /// Makes what room there can be made for work that needs so much of the heap beside what is held.
    ///
    /// @return whether something was dropped, which the next collection takes away
    public boolean makeRoom(long bytes, long heap) {
        long before = used();
        drop(bytes, Math.max(0, heap));
        return used() < before;
    }

    /// What was added is counted now: drops what there is too much of.
    public void settle() {
        drop(0, most);
    }

    /// @return whether it is still too much
    private synchronized boolean drop(long more, long limit) {
        long over = used() + more - limit;
        if (over <= 0) return false;
        List<Held> idle = all().stream()
                .filter(each -> !each.isInUse())
                .sorted(Comparator.comparingLong(Held::asked))
                .toList();
        for (Held each : idle) {
            each.drop().forEach(id -> number(id).ifPresent(dropped::set));
            if (used() + more <= limit) return false;
        }
        return true;
    }

    /// Something that counts no bytes here was dropped.
    public synchronized void wasDropped(String id) {
        number(id).ifPresent(dropped::set);
    }

    /// Why there is no such thing: it was dropped, or it never was there.
    ///
    /// @param kind as messages say it
    /// @param wayOut how to get it again
    public synchronized Refusal missing(String kind, String id, String wayOut) {
        boolean was = number(id).map(dropped::get).orElse(false);
        return was
                ? Refusal.gone(kind + " " + id
                        + " was dropped to make room for others, for nobody had asked for it for longest: " + wayOut)
                : Refusal.unknown("there is no " + kind + " " + id);
    }

    private static Optional<Integer> number(String id) {
        return Ids.numberOf(id);
    }

    private static String size(long bytes) {
        if (bytes < 1_000_000) return Math.ceilDiv(bytes, 1000) + " kB";
        return bytes < 1_000_000_000
                ? String.format(Locale.ROOT, "%.1f MB", bytes / 1e6)
                : String.format(Locale.ROOT, "%.1f GB", bytes / 1e9);
    }
}

package dev.tangent.service.table;

import dev.tangent.data.input.PointsInput;
import dev.tangent.geometry.IncompletePoints;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Equal coordinates of a table are held once, however many fits there are of it. Gone with the last who uses them.
final class SharedCoordinates {
    private final List<WeakReference<IncompletePoints>> known = new ArrayList<>();

    /// The same points, with coordinates that somebody has already where there are such.
    PointsInput shared(PointsInput fresh) {
        if (fresh.graph().isPresent()) return fresh; // holds them a second time
        return new PointsInput(fresh.table(), first(fresh.points()), fresh.choice(), fresh.graph(), fresh.readings());
    }

    private synchronized IncompletePoints first(IncompletePoints fresh) {
        Optional<IncompletePoints> same =
                held().stream().filter(each -> areEqual(each, fresh)).findFirst();
        if (same.isPresent()) return same.get();
        known.add(new WeakReference<>(fresh));
        return fresh;
    }

    private synchronized List<IncompletePoints> held() {
        known.removeIf(each -> each.get() == null);
        return known.stream().map(WeakReference::get).filter(Objects::nonNull).toList();
    }

    private static boolean areEqual(IncompletePoints one, IncompletePoints other) {
        if (one.dimension() != other.dimension() || one.size() != other.size()) return false;
        for (int i = 0; i < one.size(); i++)
            for (int c = 0; c < one.dimension(); c++)
                if (Double.compare(one.at(i, c), other.at(i, c)) != 0) return false;
        return one.indicators().equals(other.indicators());
    }

    long bytes() {
        return held().stream()
                .mapToLong(each -> 8L * each.size() * each.dimension())
                .sum();
    }
}

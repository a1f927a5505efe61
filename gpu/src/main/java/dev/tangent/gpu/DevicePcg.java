package dev.tangent.gpu;

import dev.tangent.linalg.Matrix;
import dev.tangent.sparse.Solution;
import dev.tangent.sparse.Solution.Termination;
import dev.tangent.sparse.SolverSettings;
import dev.tangent.sparse.iterative.BlockVector;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Preconditioned conjugate gradients for one block of right-hand sides, all on the device, by the rules of the
/// processor's: each column has its own recurrence and ends where its residual and its error's energy are small; solves
/// restart from the true residual until that is within the tolerance.
final class DevicePcg implements AutoCloseable {
    private static final int THREADS = 256;
    /// The recurrence aims a little lower, so that drift in the last digit does not cause a restart.
    private static final double MARGIN = 0.9;
    /// Iterations between looks at how far the columns are.
    private static final int BETWEEN_LOOKS = 5;

    private static final int RUNNING = 0;
    private static final int BROKEN = 2;

    private final KernelFile kernels;
    private final MemoryPool pool;
    private final TwoLevelSystem system;
    private final SolverSettings settings;
    private final int width;
    private final long length;
    private final List<DeviceMemory> all = new ArrayList<>();
    private final BlockSums sums;
    private final DeviceMemory b;
    private final DeviceMemory total;
    private final DeviceMemory x;
    private final DeviceMemory r;
    private final DeviceMemory z;
    private final DeviceMemory p;
    private final DeviceMemory q;
    private final CoarseBlocks coarse;
    private final DeviceMemory rho;
    private final DeviceMemory next;
    private final DeviceMemory norm;
    private final DeviceMemory alpha;
    private final DeviceMemory state;
    private final DeviceMemory counts;

    DevicePcg(KernelFile kernels, MemoryPool pool, TwoLevelSystem system, SolverSettings settings, int width) {
        this.kernels = kernels;
        this.pool = pool;
        this.system = system;
        this.settings = settings;
        this.width = width;
        length = (long) system.size() * width;
        sums = new BlockSums(kernels, pool, system.size(), width);
        b = block();
        total = block();
        x = block();
        r = block();
        z = block();
        p = block();
        q = block();
        coarse = system.coarseBlocks(width);
        rho = numbers();
        next = numbers();
        norm = numbers();
        alpha = numbers();
        state = kept(pool.zeros(4L * width));
        counts = kept(pool.zeros(4L * width));
    }

    private DeviceMemory block() {
        return kept(pool.allocate(8 * length));
    }

    private DeviceMemory numbers() {
        return kept(pool.zeros(8L * width));
    }

    private DeviceMemory kept(DeviceMemory memory) {
        all.add(memory);
        return memory;
    }

    private void each(String kernel, Object... arguments) {
        kernels.launch(kernel, LaunchShape.each(length, THREADS), arguments);
    }

    private void perColumn(String kernel, Object... arguments) {
        kernels.launch(kernel, LaunchShape.each(width, 64), arguments);
    }

    Solution solve(Matrix rhs, String method) {
        pool.upload(MemorySegment.ofArray(rhs.values()), x);
        system.gather(x, b, width);
        kernels.launch("fill", LaunchShape.each(length, THREADS), total, 0.0, length);
        double[] norms = squareRoots(b);
        double[] goal = scaled(norms, settings.tolerance());
        double[] energyGoal = new double[width];
        double[] left = norms.clone();
        boolean[] open = new boolean[width];
        for (int c = 0; c < width; c++) open[c] = norms[c] != 0;
        Termination termination = Termination.CONVERGED;
        int iterations = 0;
        system.multiply(total, b, r, width);
        while (any(open)) {
            double[] energy = begin(open);
            if (iterations == 0) energyGoal = scaled(energy, settings.tolerance() * settings.tolerance());
            iterations += run(goal, energyGoal, settings.iterationLimit() - iterations);
            each("addTo", x, total, length);
            system.multiply(total, b, r, width);
            double[] now = squareRoots(r);
            int[] ended = state.ints(width);
            for (int c = 0; c < width; c++) {
                if (!open[c]) continue;
                double before = left[c];
                left[c] = now[c];
                open[c] = false;
                if (now[c] <= goal[c] && ended[c] != RUNNING && ended[c] != BROKEN) continue;
                if (ended[c] == BROKEN) termination = termination.worse(Termination.INDEFINITE);
                else if (iterations >= settings.iterationLimit())
                    termination = termination.worse(Termination.ITERATION_LIMIT);
                else if (!(now[c] <= before / 2)) termination = termination.worse(Termination.STAGNATED);
                else open[c] = true;
            }
        }
        system.scatter(total, x, width);
        return new Solution(
                Matrix.wrap(system.size(), width, x.doubles(Math.toIntExact(length))),
                termination,
                iterations,
                BlockVector.largestRatio(left, norms),
                method);
    }

    /// First directions from the residual in r; returns r'M^-1 r.
    private double[] begin(boolean[] open) {
        int[] states = new int[width];
        for (int c = 0; c < width; c++) states[c] = open[c] ? RUNNING : 1;
        pool.upload(MemorySegment.ofArray(states), state);
        pool.upload(MemorySegment.ofArray(new int[width]), counts);
        pool.upload(MemorySegment.ofArray(new double[width]), alpha);
        each("fill", x, 0.0, length);
        each("fill", p, 0.0, length);
        system.precondition(r, z, q, coarse, width);
        each("combine", z, alpha, p, length, width); // alpha is zero: p = z
        sums.dots(r, z, rho);
        double[] energy = rho.doubles(width);
        for (int c = 0; c < width; c++) if (open[c] && !(energy[c] > 0)) states[c] = BROKEN;
        pool.upload(MemorySegment.ofArray(states), state);
        return energy;
    }

    /// Runs until all columns have ended; returns the iterations of the slowest.
    private int run(double[] goal, double[] energyGoal, int limit) {
        try (DeviceMemory goals = pool.copyOf(scaled(goal, MARGIN));
                DeviceMemory energyGoals = pool.copyOf(scaled(energyGoal, MARGIN))) {
            for (int done = 0; done < limit; done++) {
                if (done % BETWEEN_LOOKS == 0
                        && Arrays.stream(state.ints(width)).noneMatch(s -> s == RUNNING)) break;
                system.multiply(p, null, q, width);
                sums.dots(p, q, next);
                perColumn("stepLengths", rho, next, alpha, state, width);
                each("step", alpha, p, q, x, r, length, width);
                sums.dots(r, r, norm);
                system.precondition(r, z, q, coarse, width);
                sums.dots(r, z, next);
                perColumn("directions", rho, next, norm, goals, energyGoals, alpha, state, counts, width);
                each("combine", z, alpha, p, length, width);
            }
            return Arrays.stream(counts.ints(width)).max().orElse(0);
        }
    }

    private static boolean any(boolean[] open) {
        for (boolean each : open) if (each) return true;
        return false;
    }

    private double[] squareRoots(DeviceMemory block) {
        sums.dots(block, block, norm);
        return Arrays.stream(norm.doubles(width)).map(Math::sqrt).toArray();
    }

    private static double[] scaled(double[] values, double factor) {
        return Arrays.stream(values).map(value -> value * factor).toArray();
    }

    @Override
    public void close() {
        sums.close();
        coarse.close();
        all.forEach(DeviceMemory::close);
    }
}

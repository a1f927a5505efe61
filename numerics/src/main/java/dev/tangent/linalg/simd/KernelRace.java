package dev.tangent.linalg.simd;

import java.util.concurrent.ThreadLocalRandom;

/// Which of two kernels that give the same bits runs: plain loops, until the one on the Vector API is faster.
///
/// Vector code that the second compiler has not seen yet is slower than plain loops by a factor of hundreds. In a new
/// process that takes seconds, and to compile it costs more than a small job does as a whole. So plain loops begin.
/// When they have taken a while, now and then a call is made with vectors, and once these are faster they stay. No more
/// time goes into such trials than a share of what plain loops take. Which calls are looked at is left to chance: it
/// decides on time alone, never on a result.
///
/// The numbers kept here are read and written by many threads without order: a lost one only delays the change.
///
/// A call is `begun`, made on the `kernel` and `ended`.
///
/// @param <K> the kernels' interface
final class KernelRace<K> {
    /// Of so many calls one is timed.
    private static final int SAMPLED = 16;
    /// Nanoseconds of plain loops before anything else is tried: jobs that take less never load the vector classes.
    private static final double BEGINNING = 1e8;
    /// Time for trials, in that of plain loops.
    private static final double SHARE = 0.5;
    /// Trials that have to win, one after the other.
    private static final int WINS = 3;

    private final K plain;
    private final K vectors;
    private boolean over;
    private double plainTime;
    private double plainRate = Double.POSITIVE_INFINITY;
    private double vectorTime;
    private double lastTrial;
    private int wins;

    KernelRace(K plain, K vectors) {
        this.plain = plain;
        this.vectors = vectors;
    }

    /// True when vectors have won: then and from then on.
    boolean over() {
        return over;
    }

    /// The time at which a call begins, in nanoseconds by the system's clock; zero for the many that are not timed.
    long begin() {
        return over() || !sampled() ? 0 : System.nanoTime();
    }

    static boolean sampled() {
        return (ThreadLocalRandom.current().nextInt() & (SAMPLED - 1)) == 0;
    }

    /// What the call is made on.
    K kernel(long begun) {
        return over() || (begun != 0 && trial()) ? vectors : plain;
    }

    /// Whether the next timed call is to be made with vectors.
    boolean trial() {
        return plainTime > BEGINNING && vectorTime + lastTrial < SHARE * plainTime;
    }

    /// Takes the time of a call.
    ///
    /// @param work multiply-adds of the call, or what else its time is in proportion to
    void end(K kernel, long begun, long work) {
        if (begun != 0) took(kernel.equals(vectors), begun, work);
    }

    private void took(boolean trial, long begun, long work) {
        double nanoseconds = System.nanoTime() - begun;
        if (!trial) {
            plainTime += SAMPLED * nanoseconds;
            plainRate = nanoseconds / work;
            return;
        }
        vectorTime += nanoseconds;
        lastTrial = nanoseconds;
        wins = nanoseconds < plainRate * work ? wins + 1 : 0;
        if (wins >= WINS) over = true;
    }
}

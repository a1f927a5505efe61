package dev.tangent.samples.motion;

import dev.tangent.Check;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/// Frames chosen from clips, spread over them evenly: one at random from each of equally long stretches, in order.
///
/// @param clip that each row is from
/// @param frame of that clip
public record FrameSample(int[] clip, int[] frame) {
    static FrameSample of(List<Clip> clips, int wanted, long seed) {
        Check.atLeast(1, wanted, "number of frames");
        long total = clips.stream().mapToLong(clip -> clip.motion().frames()).sum();
        Check.that(wanted < total || total < Integer.MAX_VALUE, total + " frames are too many; choose fewer");
        int count = (int) Math.min(wanted, total);
        SplittableRandom random = new SplittableRandom(seed);
        FrameSample sample = new FrameSample(new int[count], new int[count]);
        int clip = 0;
        long start = 0;
        for (int i = 0; i < count; i++) {
            long from = i * total / count;
            long at = from + random.nextLong((i + 1) * total / count - from);
            while (at - start >= clips.get(clip).motion().frames())
                start += clips.get(clip++).motion().frames();
            sample.clip[i] = clip;
            sample.frame[i] = (int) (at - start);
        }
        return sample;
    }

    int size() {
        return clip.length;
    }

    /// The rows of a clip start here ...
    int firstRow(int wantedClip) {
        int at = Arrays.binarySearch(clip, wantedClip);
        int row = at < 0 ? -at - 1 : at;
        while (row > 0 && clip[row - 1] == wantedClip) row--;
        return row;
    }

    /// ... and hold these frames.
    int[] framesOf(int wantedClip) {
        return Arrays.copyOfRange(frame, firstRow(wantedClip), firstRow(wantedClip + 1));
    }
}

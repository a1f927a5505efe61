package dev.tangent.samples.example;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Simulated absorption spectra of juices: bands of water, sugar and acid, which shift with the temperature and
/// saturate. The samples lie on a manifold of three dimensions in as many coordinates as there are channels.
final class Spectra {
    private static final int SAMPLES = 400;
    private static final int CHANNELS = 60;

    private Spectra() {}

    /// Sugar and acid, in grams a litre, are known for 40 samples.
    static String table() {
        SplittableRandom random = new SplittableRandom(5);
        String channels =
                IntStream.range(0, CHANNELS).mapToObj(c -> "nm" + wavelength(c)).collect(Collectors.joining(","));
        return ExampleTables.csv(channels + ",sugar,acid", SAMPLES, i -> {
            double sugar = 40 + 120 * random.nextDouble();
            double acid = 2 + 12 * random.nextDouble();
            double shift = 12 * (random.nextDouble() - 0.5);
            List<String> cells = new ArrayList<>();
            for (int c = 0; c < CHANNELS; c++) {
                double value = absorbance(wavelength(c) + shift, sugar, acid) + 0.002 * random.nextGaussian();
                cells.add(ExampleTables.number(value, 3));
            }
            boolean known = i % 10 == 3;
            cells.add(known ? ExampleTables.number(sugar, 1) : "");
            cells.add(known ? ExampleTables.number(acid, 1) : "");
            return cells;
        });
    }

    private static int wavelength(int channel) {
        return 900 + 15 * channel;
    }

    private static double absorbance(double w, double sugar, double acid) {
        double depth = 2.2 * band(w, 1450, 60)
                + 0.8 * band(w, 970, 40)
                + sugar / 90 * (band(w, 1200, 45) + 0.7 * band(w, 1580, 70))
                + acid / 9 * (band(w, 1130, 30) + 0.9 * band(w, 1700, 40));
        return 1.6 * (1 - StrictMath.exp(-depth / 1.6)); // stray light: a detector sees no more than that
    }

    private static double band(double w, double centre, double width) {
        double t = (w - centre) / width;
        return StrictMath.exp(-t * t / 2);
    }
}

package dev.tangent.samples.body;

import java.util.ArrayList;
import java.util.List;

/// A measurement of the body: its mean in millimetres, and the power to which each trait enters.
record BodyMeasurement(String name, double mean, double[] powers) {
    static final int STATURE = 0;
    static final int GIRTH = 1;
    static final int LEGS = 2;
    static final int ARMS = 3;
    static final int SHOULDER = 4;
    static final int HIP = 5;
    static final int HANDS = 6;
    static final int HEAD = 7;
    static final int WAIST = 8;
    static final int AGE = 9;
    static final int TRAITS = 10;

    /// Name, mean, then the powers of stature, girth, legs, arms, shoulders, hips, hands, head, waist, age. Means
    /// are those of adults in round numbers; powers are chosen: lengths go with stature, circumferences with girth.
    private static final String TABLE = """
            stature              1714 1 0 0 0 0 0 0 0 0 0
            eye_height           1600 1.02 0 0 0 0 0 0 -.1 0 0
            shoulder_height      1407 1.04 .03 .05 0 0 0 0 -.1 0 0
            waist_height         1029 1.05 -.02 .45 0 0 0 0 0 0 0
            hip_height           889 1.05 0 .7 0 0 0 0 0 0 0
            crotch_height        815 1.08 -.05 .9 0 0 0 0 0 0 0
            knee_height          483 1.03 .05 .8 0 0 0 0 0 0 0
            knee_height_sitting  540 1.02 .06 .75 0 0 0 0 0 0 0
            calf_height          329 1.05 0 .8 0 0 0 0 0 0 0
            ankle_height         71 .9 .1 .3 0 0 0 .3 0 0 0
            buttock_knee         607 .95 .15 .7 0 0 .1 0 0 0 0
            trunk_length         478 1 .1 -.7 0 0 0 0 0 0 0
            back_length          459 .95 .15 -.6 0 .1 0 0 0 0 0
            span                 1762 1.03 0 .1 .95 .15 0 .1 0 0 0
            upper_arm            331 1.02 .03 .1 .8 0 0 0 0 0 0
            forearm              262 1.03 0 .1 1.1 0 0 0 0 0 0
            forearm_hand         470 1.02 0 .1 .9 0 0 .3 0 0 0
            reach                789 1 .02 .1 .9 .15 0 .1 0 0 0
            hand_length          190 .8 0 0 .2 0 0 .9 0 0 0
            hand_breadth         87 .6 .2 0 0 .1 0 1 0 0 0
            hand_circumference   208 .55 .25 0 0 .1 0 1 0 0 0
            foot_breadth         100 .6 .2 0 0 0 0 .9 0 0 0
            heel_breadth         70 .5 .3 0 0 0 0 .8 0 0 0
            shoulder_circumference 1146 .2 .65 0 0 .75 0 0 0 .05 0
            chest_circumference  1011 .1 .85 0 0 .5 0 0 0 .15 0
            chest_breadth        282 .2 .7 0 0 .5 0 0 0 .1 0
            chest_depth          248 0 .95 0 0 .25 0 0 0 .2 0
            waist_circumference  916 0 1.1 0 0 .1 0 0 0 1 .04
            waist_breadth        319 0 1 0 0 .05 .15 0 0 .9 .02
            waist_depth          226 -.1 1.25 0 0 0 0 0 0 1.1 .05
            belly_depth          248 -.1 1.3 0 0 0 0 0 0 1.2 .05
            hip_circumference    1021 .15 .85 0 0 0 .7 0 0 .05 0
            hip_breadth          346 .25 .7 0 0 0 .8 0 0 0 0
            buttock_depth        242 0 1.05 0 0 0 .5 0 0 .1 0
            thigh_circumference  621 .05 1.05 0 0 0 .5 0 0 -.2 -.01
            calf_circumference   388 .2 .85 0 0 0 .15 .1 0 -.15 0
            ankle_circumference  227 .35 .5 0 0 0 0 .4 0 0 0
            upper_arm_circumference 345 -.05 1.1 0 0 .6 0 0 0 -.05 0
            forearm_circumference 298 .15 .75 0 0 .5 0 .3 0 -.1 0
            wrist_circumference  171 .4 .4 0 0 .2 0 .5 0 0 0
            neck_circumference   377 .1 .75 0 0 .6 0 0 .3 .15 .02
            head_circumference   570 .2 .08 0 0 0 0 0 .9 0 0
            """;

    static final List<BodyMeasurement> ALL = read();
    static final BodyMeasurement ARM = line("arm_length 577 1.02 .02 .1 1 0 0 .1 0 0 0");
    static final BodyMeasurement SHOULDERS = line("shoulder_breadth 491 .25 .5 0 0 .9 0 0 0 0 0");
    static final BodyMeasurement SITTING = line("sitting_height 898 .98 .03 -.75 0 0 0 0 .15 0 -.01");
    static final BodyMeasurement FOOT = line("foot_length 263 .85 .05 .2 0 0 0 .7 0 0 0");

    private static List<BodyMeasurement> read() {
        List<BodyMeasurement> all = new ArrayList<>();
        TABLE.lines().forEach(text -> all.add(line(text)));
        return List.copyOf(all);
    }

    private static BodyMeasurement line(String text) {
        String[] words = text.strip().split("\\s+", -1);
        double[] powers = new double[TRAITS];
        for (int t = 0; t < TRAITS; t++) powers[t] = Double.parseDouble(words[2 + t]);
        return new BodyMeasurement(words[0], Double.parseDouble(words[1]), powers);
    }

    double of(double[] traits) {
        double value = mean;
        for (int t = 0; t < TRAITS; t++) if (powers[t] != 0) value *= StrictMath.pow(traits[t], powers[t]);
        return value;
    }
}

/// Simulated motion capture: people who walk, squat, reach and turn.
///
/// An *activity* is the course of six *latents* over a clip: phase and vigour of the walk, depth of the squat, reach of
/// each arm, turn of the trunk. A *pose* is the joint angles these give, in the *style* of one person: factors about 1
/// and a constant offset of each joint.
package dev.tangent.samples.motion.simulated;

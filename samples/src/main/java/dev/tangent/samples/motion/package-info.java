/// Skeletons, motions, and the tables made of them.
///
/// A *skeleton* is a tree of joints; a joint stands at an *offset* from its parent and turns by its *degrees of
/// freedom*. An *end site* is a joint without any, which marks where a limb ends. A *motion* gives every degree of
/// freedom a value in every frame, angles in radians; a *clip* is a motion and its subject. *Forward kinematics* turns
/// a motion into positions of joints; *relative* positions are given in the root's frame. *End effectors* are hands,
/// feet and head.
package dev.tangent.samples.motion;

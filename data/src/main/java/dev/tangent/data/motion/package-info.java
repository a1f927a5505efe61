/// Motion capture: skeletons, motions, and the tables made of them.
///
/// A *skeleton* is a tree of joints; a joint hangs at an *offset* from its parent and turns by its *degrees of
/// freedom*. An *end site* is a joint without any that only marks where a limb ends. A *motion* gives every degree of
/// freedom a value in every frame, angles in radians. *Forward kinematics* turns a motion into places of joints;
/// *relative* places are seen from the root, its position and rotation taken away. *Acclaim* is the naming and the
/// bone axes of ASF/AMC files, to which the usual BVH conversion of the CMU database maps exactly.
package dev.tangent.data.motion;

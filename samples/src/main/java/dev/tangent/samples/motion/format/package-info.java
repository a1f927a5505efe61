/// Motion capture files: Acclaim's ASF and AMC, and Biovision's BVH.
///
/// An *ASF* file holds a skeleton, an *AMC* file a motion of it, a *BVH* file both. *Acclaim* bones have axes of their
/// own, about which they turn; BVH joints turn about the axes of their parents. The CMU database is Acclaim; its usual
/// BVH *conversion* can be undone exactly. A *T-pose* is the reference pose that this conversion puts first.
package dev.tangent.samples.motion.format;

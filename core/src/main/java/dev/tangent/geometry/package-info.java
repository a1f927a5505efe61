/// Point clouds, nearest neighbours and tangent spaces.
///
/// The *neighbourhood* of point i holds i itself, first, and then its nearest others: k counts the centre. Ties go to
/// the smaller distance, then to the smaller index. Exact duplicates are merged first, so all work is on *distinct*
/// points. The *tangent space* at i is the plane of the m leading principal directions of its neighbourhood.
@NullMarked
package dev.tangent.geometry;

import org.jspecify.annotations.NullMarked;

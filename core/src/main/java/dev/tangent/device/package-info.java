/// What a fit asks of a device beside the processor: neighbours, the matrices of neighbourhoods and their sum, solves.
///
/// A *device* is found by a service loader and takes what it can; the *session* of a computation asks it, takes down
/// what ran there, and leaves to the processor what the device does not take or does not get done.
@NullMarked
package dev.tangent.device;

import org.jspecify.annotations.NullMarked;

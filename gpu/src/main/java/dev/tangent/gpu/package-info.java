/// The library's heavy stages on a graphics processor of NVIDIA's, driven by the foreign-function API: nothing native
/// is built or shipped, and a machine needs no more than the driver.
///
/// The *driver* checks every call; *device memory* belongs to one computation and is given back by it; each family of
/// *kernels* is one PTX file, made of the CUDA source of the same name, and one class that launches them.
@NullMarked
package dev.tangent.gpu;

import org.jspecify.annotations.NullMarked;

package dev.tangent.gpu;

import java.lang.foreign.MemorySegment;

/// The calls of CUDA's driver that are used here, each as the driver has it: a code is returned, 0 for success, and
/// results are written to the first slot of an array. [Driver] checks the codes.
interface Cuda {
    int initialise();

    int countDevices(int[] count);

    int name(int device, byte[] name);

    /// A number that the driver knows of a device.
    int attribute(int device, int which, int[] value);

    /// The context that all users of a device in this process share.
    int retainContext(int device, long[] context);

    /// Makes the context this thread's.
    int useContext(long context);

    /// Free and total bytes.
    int memory(long[] freeAndTotal);

    int allocate(long bytes, long[] address);

    int free(long address);

    int upload(MemorySegment from, long to, long bytes);

    int download(long from, MemorySegment to, long bytes);

    /// Sets bytes to zero.
    int clear(long address, long bytes);

    /// Compiles PTX for the device.
    int load(String ptx, long[] module);

    int function(long module, String name, long[] function);

    /// Allows a function so many bytes of dynamic shared memory.
    int allowSharedMemory(long function, int bytes);

    int launch(long function, LaunchShape shape, MemorySegment parameters);

    int synchronise();

    /// What the driver calls a code, and its words for it.
    String words(int code);
}

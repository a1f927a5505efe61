package dev.tangent;

import dev.tangent.device.DeviceSession;

/// Where a computation runs. Results agree to the tolerance of the solver, neighbours exactly.
public enum ComputeDevice {
    /// The graphics processor where there is one and the work is large enough for it to pay.
    AUTO("auto"),
    /// The processor alone.
    CPU("cpu"),
    /// The graphics processor for all it can do, however small; a warning tells if there is none.
    GPU("gpu");

    private final String word;

    ComputeDevice(String word) {
        this.word = word;
    }

    /// As it is written in settings.
    public String word() {
        return word;
    }

    /// Begins to open the device beside other work, which takes half a second, if what a file of so many bytes
    /// holds may be large enough to pay: for a program that is going to read the file and to learn from it.
    public void prepare(long bytes) {
        new DeviceSession(this).prepare(bytes / DeviceSession.LEAST_BYTES_A_POINT);
    }
}

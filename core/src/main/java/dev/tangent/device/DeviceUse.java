package dev.tangent.device;

/// What one stage took of a device.
///
/// @param seconds as the caller waited
/// @param bytesTo sent to the device
/// @param bytesFrom fetched from it
public record DeviceUse(double seconds, long bytesTo, long bytesFrom) {
    public static final DeviceUse NOTHING = new DeviceUse(0, 0, 0);

    DeviceUse plus(DeviceUse other) {
        return new DeviceUse(seconds + other.seconds, bytesTo + other.bytesTo, bytesFrom + other.bytesFrom);
    }
}

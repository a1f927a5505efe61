package dev.tangent.device;

/// Neighbourhoods of k points each, one after the other, the centre first.
public record DeviceNeighbours(int[] members, double[] squaredDistances) {}

/// Models that are open: they predict points that were not there.
package dev.tangent.service.model;

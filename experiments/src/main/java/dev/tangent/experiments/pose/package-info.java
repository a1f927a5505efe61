/// Table 1: poses from the places of hands, feet and head.
package dev.tangent.experiments.pose;

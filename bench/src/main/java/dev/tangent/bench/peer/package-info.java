/// Peers. A peer is a script that stays alive between rounds, reads its data once, and answers a command with figures.
package dev.tangent.bench.peer;

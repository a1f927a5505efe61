/// The folder that the service was started in: the only one it reads and writes.
package dev.tangent.service.folder;

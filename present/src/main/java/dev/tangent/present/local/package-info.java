/// A service in the process of a front, which starts it without knowing its module.
package dev.tangent.present.local;

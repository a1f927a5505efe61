/**
 * From the cube to the screen, on the processor: for picking, rings and axes. Brute force over a million points takes
 * 12 ms, which needs no tree.
 */
export class Projection {
  /** @param {ArrayLike<number>} matrix projection times view, column by column @param {number} width @param {number} height in CSS pixels */
  constructor(matrix, width, height) {
    this.matrix = matrix;
    this.width = width;
    this.height = height;
  }

  /** @param {ArrayLike<number>} positions @param {number} point @returns {[number, number, number]} x, y, depth */
  at(positions, point) {
    return this.of(positions[3 * point], positions[3 * point + 1], positions[3 * point + 2]);
  }

  /** @param {number} x @param {number} y @param {number} z @returns {[number, number, number]} */
  of(x, y, z) {
    const m = this.matrix;
    const w = m[3] * x + m[7] * y + m[11] * z + m[15];
    return [
      ((m[0] * x + m[4] * y + m[8] * z + m[12]) / w + 1) * 0.5 * this.width,
      (1 - (m[1] * x + m[5] * y + m[9] * z + m[13]) / w) * 0.5 * this.height,
      w,
    ];
  }

  /**
   * The point nearest to a place on the screen; of two about as near, the one in front.
   *
   * @param {Float32Array} positions @param {number} x @param {number} y @param {number} reach in pixels
   * @returns {number | null}
   */
  pick(positions, x, y, reach = 12) {
    let best = null;
    let least = Infinity;
    const m = this.matrix;
    const count = positions.length / 3;
    for (let i = 0, at = 0; i < count; i++, at += 3) {
      const a = positions[at], b = positions[at + 1], c = positions[at + 2];
      const w = m[3] * a + m[7] * b + m[11] * c + m[15];
      if (w <= 0) continue;
      const dx = ((m[0] * a + m[4] * b + m[8] * c + m[12]) / w + 1) * 0.5 * this.width - x;
      if (dx > reach || dx < -reach) continue;
      const dy = (1 - (m[1] * a + m[5] * b + m[9] * c + m[13]) / w) * 0.5 * this.height - y;
      const squared = dx * dx + dy * dy;
      if (squared > reach * reach) continue;
      const score = squared + 30 * w;
      if (score < least) {
        least = score;
        best = i;
      }
    }
    return best;
  }
}

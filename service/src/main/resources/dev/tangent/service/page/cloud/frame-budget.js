const SLOWEST = 60;
const QUICK = 24;
const LEAST = 1500;

/**
 * How many points may be drawn while the camera moves. A slow frame takes some away, a quick one gives some back, so that
 * software rendering keeps above ten frames a second and a graphics card draws them all.
 */
export class FrameBudget {
  #points = 20_000;
  #last = 0;

  /** To be called once a frame. @param {number} now in milliseconds @param {boolean} moving @param {number} count of all points */
  points(now, moving, count) {
    const took = this.#last > 0 ? now - this.#last : 0;
    this.#last = moving ? now : 0;
    if (!moving) return count;
    if (took > SLOWEST) this.#points = Math.max(LEAST, Math.min(this.#points, count) * Math.max(0.3, (0.7 * SLOWEST) / took));
    else if (took > 0 && took < QUICK) this.#points = Math.min(2 ** 24, this.#points * 1.2);
    return Math.min(count, Math.round(this.#points));
  }
}

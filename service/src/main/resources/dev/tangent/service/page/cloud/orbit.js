const REST = 180;

/**
 * A camera that circles around a centre. Views that share one are linked: whoever turns it tells all by `change`.
 * Angles are in radians; up is the third axis.
 */
export class Orbit extends EventTarget {
  yaw = 0;
  pitch = 0;
  distance = 1;
  centre = [0, 0, 0];
  /** Whether the camera is being moved now: views may draw less. */
  moving = false;
  #flat = false;
  #touched = 0;
  #framesSince = 0;

  constructor() {
    super();
    this.reset(false);
  }

  /** @param {boolean} flat whether the cloud is a plane to be seen from above */
  reset(flat = this.#flat) {
    this.#flat = flat;
    this.yaw = flat ? 0 : -0.6;
    this.pitch = flat ? Math.PI / 2 : 0.42;
    this.distance = flat ? 4.6 : 6.3;
    this.centre = [0, 0, 0];
    this.#told();
  }

  /** @param {number} yaw @param {number} pitch */
  turn(yaw, pitch) {
    this.yaw += yaw;
    this.pitch = Math.min(Math.PI / 2, Math.max(-Math.PI / 2, this.pitch + pitch));
    this.#told();
  }

  /** @param {number} factor above 1 goes away */
  zoom(factor) {
    this.distance = Math.min(30, Math.max(0.3, this.distance * factor));
    this.#told();
  }

  /** Moves the centre along the screen. @param {number} right @param {number} up */
  pan(right, up) {
    const { yaw, pitch } = this;
    const r = [Math.cos(yaw), Math.sin(yaw), 0];
    const u = [Math.sin(pitch) * Math.sin(yaw), -Math.sin(pitch) * Math.cos(yaw), Math.cos(pitch)];
    this.centre = this.centre.map((c, i) => c + right * r[i] + up * u[i]);
    this.#told();
  }

  /** Where the camera is. */
  get eye() {
    const flat = Math.cos(this.pitch) * this.distance;
    return [
      this.centre[0] + flat * Math.sin(this.yaw),
      this.centre[1] - flat * Math.cos(this.yaw),
      this.centre[2] + Math.sin(this.pitch) * this.distance,
    ];
  }

  /** Which way is up on the screen; well defined also from straight above. */
  get up() {
    const s = Math.sin(this.pitch);
    return [-s * Math.sin(this.yaw), s * Math.cos(this.yaw), Math.cos(this.pitch)];
  }

  #told() {
    this.#touched = performance.now();
    this.#framesSince = 0;
    if (!this.moving) {
      this.moving = true;
      requestAnimationFrame(() => this.#watchRest());
    }
    this.dispatchEvent(new Event('change'));
  }

  /** At rest is who was not touched for a while; a slow frame alone is no rest. */
  #watchRest() {
    this.#framesSince++;
    if (performance.now() - this.#touched < REST || this.#framesSince < 3) {
      requestAnimationFrame(() => this.#watchRest());
      return;
    }
    this.moving = false;
    this.dispatchEvent(new Event('change'));
  }
}

import { readable } from '../colour/scale.js';

/** @typedef {import('../types.js').Cloud} Cloud @typedef {import('./projection.js').Projection} Projection */
/** @typedef {{ink: string, soft: string, line: string, accent: string, ground: string, none: string}} Inks */

/** How far from the middle axes are drawn, in halves of the box: no point is on them. */
const BESIDE = 1.05;

/** With up to so many labels rings have their full size. */
const FEW_RINGS = 100;
const RING = 6;
const LEAST_RING = 2.4;

/** A ring where so many are drawn: their ink grows no further. @param {number} count @returns {{radius: number, width: number, halo: number, ink: number}} */
export function ringOf(count) {
  const radius = Math.max(LEAST_RING, RING * Math.min(1, Math.sqrt(FEW_RINGS / Math.max(1, count))));
  return { radius, width: radius / RING * 1.2 + 0.4, halo: radius > RING / 2 ? 0.55 * radius : 0, ink: Math.min(1, Math.max(0.3, 12 / Math.sqrt(Math.max(1, count)))) };
}

/**
 * Axes, rings around labelled and suggested points, the selected point: drawn with a pen over the points, so that they are
 * sharp and never hidden, and moving the pointer does not draw the cloud again.
 */
export class Overlay {
  /** Where there is text already. @type {{x: number, y: number, half: number}[]} */
  #written = [];

  /** @param {CanvasRenderingContext2D} pen @param {Projection} projection @param {Inks} inks */
  constructor(pen, projection, inks) {
    this.pen = pen;
    this.projection = projection;
    this.inks = inks;
    pen.font = '12px system-ui, sans-serif';
    pen.lineJoin = 'round';
  }

  /** Of the box one edge for each axis, at the outline, with its name and both ends of its range. @param {Cloud} cloud */
  axes(cloud) {
    cloud.axes.forEach((axis, i) => {
      const [from, to] = this.#edge(cloud, i);
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (axis.reach === 0 || Math.hypot(dx, dy) < 30) return;
      this.#line(from[0], from[1], to[0], to[1]);
      const side = this.#outside((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, dx, dy);
      const write = (/** @type {string} */ text, /** @type {number} */ share, /** @type {string} */ colour) =>
        this.#text(text, from[0] + share * dx + side[0] * 12, from[1] + share * dy + side[1] * 14, colour, side[0]);
      write(axis.title, 0.5, this.inks.ink);
      write(readable(axis.low), 0.06, this.inks.soft);
      write(readable(axis.high), 0.96, this.inks.soft);
    });
  }

  /**
   * Of the four edges along an axis the one lowest on the screen, of the upright ones the leftmost: it crosses no points.
   *
   * @param {Cloud} cloud @param {number} axis @returns {[number, number, number][]} its two ends
   */
  #edge(cloud, axis) {
    const reach = cloud.axes.map((one) => one.reach);
    const [b, c] = [0, 1, 2].filter((other) => other !== axis);
    const edges = [[-1, -1], [-1, 1], [1, -1], [1, 1]].map(([u, v]) => [-1, 1].map((end) => {
      const corner = [0, 0, 0];
      corner[axis] = end * reach[axis];
      corner[b] = u * reach[b] * BESIDE;
      corner[c] = v * reach[c] * BESIDE;
      return this.projection.of(corner[0], corner[1], corner[2]);
    }));
    const place = (/** @type {[number, number, number][]} */ [from, to]) => (axis === 2 ? -from[0] - to[0] : from[1] + to[1]);
    // The y axis of a plane seen from above is upright on the screen too.
    const upright = (/** @type {[number, number, number][]} */ [from, to]) => Math.abs(to[0] - from[0]) < 0.2 * Math.abs(to[1] - from[1]);
    return edges.reduce((best, edge) => ((upright(edge) ? -edge[0][0] - edge[1][0] > -best[0][0] - best[1][0] : place(edge) > place(best)) ? edge : best));
  }

  /** Rings, the smaller the more there are, so that what is between them is still seen. @param {Float32Array} positions @param {number[]} rows */
  labels(positions, rows) {
    const { radius, width, halo, ink } = ringOf(rows.length);
    this.pen.globalAlpha = ink;
    for (const row of rows) {
      const [x, y] = this.projection.at(positions, row);
      if (halo > 0) this.#ring(x, y, radius, this.inks.ground, halo);
      this.#ring(x, y, radius, this.inks.ink, width);
    }
    this.pen.globalAlpha = 1;
  }

  /** @param {Float32Array} positions @param {number[]} rows in their order */
  suggestions(positions, rows) {
    rows.forEach((row, i) => {
      const [x, y] = this.projection.at(positions, row);
      this.pen.beginPath();
      this.pen.arc(x, y, 9, 0, 7);
      this.pen.fillStyle = this.inks.accent;
      this.pen.fill();
      this.#ring(x, y, 9, this.inks.ground, 1.5);
      this.pen.fillStyle = this.inks.ground;
      this.pen.textAlign = 'center';
      this.pen.textBaseline = 'middle';
      this.pen.fillText(String(i + 1), x, y + 0.5);
    });
  }

  /** @param {Float32Array} positions @param {number} row @param {number} radius */
  highlighted(positions, row, radius) {
    const [x, y] = this.projection.at(positions, row);
    this.#ring(x, y, radius, this.inks.ground, 5);
    this.#ring(x, y, radius, this.inks.accent, 2.5);
  }

  /** Points that are chosen together: dots, so that many of them stay apart. @param {Float32Array} positions @param {number[]} rows */
  chosen(positions, rows) {
    this.pen.fillStyle = this.inks.accent;
    this.pen.strokeStyle = this.inks.ground;
    this.pen.lineWidth = 1;
    for (const row of rows) {
      const [x, y] = this.projection.at(positions, row);
      this.pen.beginPath();
      this.pen.arc(x, y, rows.length > 1000 ? 2 : 3.5, 0, 7);
      this.pen.fill();
      this.pen.stroke();
    }
  }

  /** What is being gone around. @param {[number, number][]} corners */
  region(corners) {
    if (corners.length < 2) return;
    this.pen.beginPath();
    corners.forEach(([x, y], i) => (i === 0 ? this.pen.moveTo(x, y) : this.pen.lineTo(x, y)));
    this.pen.closePath();
    this.pen.globalAlpha = 0.12;
    this.pen.fillStyle = this.inks.accent;
    this.pen.fill();
    this.pen.globalAlpha = 1;
    this.pen.strokeStyle = this.inks.accent;
    this.pen.lineWidth = 1.5;
    this.pen.stroke();
  }

  /** Which way the cloud is not. @param {number} x @param {number} y @param {number} dx @param {number} dy */
  #outside(x, y, dx, dy) {
    const [cx, cy] = this.projection.of(0, 0, 0);
    const length = Math.hypot(dx, dy);
    const normal = [-dy / length, dx / length];
    const away = normal[0] * (x - cx) + normal[1] * (y - cy) >= 0 ? 1 : -1;
    return [normal[0] * away, normal[1] * away];
  }

  /** @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
  #line(x0, y0, x1, y1) {
    this.pen.beginPath();
    this.pen.moveTo(x0, y0);
    this.pen.lineTo(x1, y1);
    this.pen.strokeStyle = this.inks.line;
    this.pen.lineWidth = 1;
    this.pen.stroke();
  }

  /** @param {string} text @param {number} x @param {number} y @param {string} colour @param {number} side -1 if it ends there, 1 if it begins there, 0 if it is centred */
  #text(text, x, y, colour, side) {
    const width = this.pen.measureText(text).width;
    const half = width / 2 + 2;
    // Kept inside: half a word says nothing.
    x = Math.min(this.projection.width - half, Math.max(half, x + (side * width) / 2));
    y = Math.min(this.projection.height - 8, Math.max(8, y));
    // Where two ends of axes meet, one number is enough.
    if (this.#written.some((other) => Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < 14)) return;
    this.#written.push({ x, y, half });
    this.pen.textAlign = 'center';
    this.pen.textBaseline = 'middle';
    this.pen.lineWidth = 3;
    this.pen.strokeStyle = this.inks.ground;
    this.pen.strokeText(text, x, y);
    this.pen.fillStyle = colour;
    this.pen.fillText(text, x, y);
  }

  /** @param {number} x @param {number} y @param {number} radius @param {string} colour @param {number} width */
  #ring(x, y, radius, colour, width) {
    this.pen.beginPath();
    this.pen.arc(x, y, radius, 0, 7);
    this.pen.strokeStyle = colour;
    this.pen.lineWidth = width;
    this.pen.stroke();
  }
}

/** The plane of a chart: from numbers to CSS pixels and back. */

export const WIDTH = 280;
export const HEIGHT = 210;
export const LEFT = 44;
export const RIGHT = 8;
export const TOP = 8;
export const FOOT = 36;

/** @typedef {{low: number, high: number}} Span */
/** @typedef {{x: (value: number) => number, y: (value: number) => number, across: (pixel: number) => number, up: (pixel: number) => number}} Plane */

/** @param {Span} across @param {Span} up @returns {Plane} */
export function planeOf(across, up) {
  const wide = WIDTH - LEFT - RIGHT;
  const high = HEIGHT - TOP - FOOT;
  return {
    x: (value) => LEFT + (value - across.low) / (across.high - across.low) * wide,
    y: (value) => TOP + high - (value - up.low) / (up.high - up.low) * high,
    across: (pixel) => across.low + (pixel - LEFT) / wide * (across.high - across.low),
    up: (pixel) => up.low + (TOP + high - pixel) / high * (up.high - up.low),
  };
}

/** The span of numbers with a little room; of none 0 to 1. @param {number[]} values @returns {Span} */
export function spanOf(values) {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (!(low <= high)) return { low: 0, high: 1 };
  const room = low === high ? Math.abs(low) * 0.1 || 0.5 : 0.04 * (high - low);
  return { low: low - room, high: high + room };
}

/** Round numbers within a span, a handful: with fewer than three nothing could be read off. @param {Span} span @returns {number[]} */
export function ticks({ low, high }) {
  const most = (high - low) / 3;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2.5, 2, 1].map((factor) => factor * power).find((each) => each <= most) ?? most;
  const found = [];
  for (let k = Math.ceil(low / step); k * step <= high; k++) found.push(Number((k * step).toPrecision(12)));
  return found;
}

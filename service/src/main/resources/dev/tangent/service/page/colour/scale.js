import { CATEGORIES, colourAt } from './maps.js';

/** @typedef {import('../types.js').Scale} Scale */

/** @param {ArrayLike<number>[]} arrays @returns {[number, number]} the least and greatest finite number; 0 to 1 if there is none */
export function range(...arrays) {
  let low = Infinity;
  let high = -Infinity;
  for (const array of arrays) {
    for (let i = 0; i < array.length; i++) {
      const value = array[i];
      if (value < low) low = value;
      if (value > high && value < Infinity) high = value;
    }
  }
  if (!(low <= high)) return [0, 1];
  if (low === high) return [low - 0.5, high + 0.5];
  // What is 0 but for rounding is shown as 0.
  const zero = 1e-6 * (high - low);
  return [Math.abs(low) < zero ? 0 : low, Math.abs(high) < zero ? 0 : high];
}

/** @param {string} title @param {ArrayLike<number>[]} arrays @returns {Scale} */
export function sequential(title, ...arrays) {
  const [low, high] = range(...arrays);
  return { map: 'sequential', title, low, high };
}

/** @param {string} title @param {ArrayLike<number>[]} arrays @returns {Scale} begins at 0 */
export function spread(title, ...arrays) {
  return { map: 'spread', title, low: 0, high: range(...arrays)[1] };
}

/** @param {string} title @param {ArrayLike<number>[]} arrays @returns {Scale} 0 in the middle */
export function diverging(title, ...arrays) {
  const [low, high] = range(...arrays);
  const reach = Math.max(Math.abs(low), Math.abs(high));
  return { map: 'diverging', title, low: -reach, high: reach };
}

/**
 * Codes 0, 1, 2, ... of categories; a code beyond the colours has the colour of the code modulo their number.
 *
 * @param {string} title @param {string[]} names @returns {Scale}
 */
export function categories(title, names) {
  return { map: 'categories', title, low: -0.5, high: CATEGORIES - 0.5, names };
}

/** @param {Scale} scale @param {number} value @returns {string} a CSS colour */
export function colourOf(scale, value) {
  const shown = scale.names ? value % CATEGORIES : value;
  return colourAt(scale.map, (shown - scale.low) / (scale.high - scale.low));
}

/** Numbers as people read them: about four digits. @param {number} value @param {number} digits @returns {string} */
export function readable(value, digits = 4) {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e6)) return Number(value.toPrecision(3)).toExponential().replace('e+', 'e').replace(/^-/, '−');
  return String(Number(value.toPrecision(digits))).replace('-', '−');
}

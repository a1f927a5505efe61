/**
 * Colour maps that colour-blind people can read, interpolated between published control points: viridis and inferno of
 * Matplotlib (Smith, van der Walt), purple-orange of ColorBrewer (Brewer), the eight colours of Okabe and Ito.
 */

const VIRIDIS = ['440154', '482475', '414487', '355f8d', '2a788e', '21908d', '22a884', '42be71', '7ad151', 'bddf26', 'fde725'];
// Without its ends, which no ground shows.
const INFERNO = ['6a176e', '932667', 'bc3754', 'dd513a', 'f37819', 'fca50a', 'f6d746'];
const PURPLE_ORANGE = ['542788', '8073ac', 'b2abd2', 'd8daeb', 'f0f0f0', 'fee0b6', 'fdb863', 'e08214', 'b35806'];
const OKABE_ITO = ['0072b2', 'e69f00', '009e73', 'cc79a7', '56b4e9', 'd55e00', 'f0e442', '8a8f99'];

const SIZE = 256;

/** @param {string} hex @returns {number[]} */
const channels = (hex) => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** @param {string[]} points @returns {Uint8Array<ArrayBuffer>} RGBA of 256 colours */
function interpolated(points) {
  const colours = points.map(channels);
  const table = new Uint8Array(4 * SIZE);
  for (let i = 0; i < SIZE; i++) {
    const place = (i / (SIZE - 1)) * (colours.length - 1);
    const left = Math.min(Math.floor(place), colours.length - 2);
    for (let c = 0; c < 3; c++) {
      table[4 * i + c] = Math.round(colours[left][c] + (place - left) * (colours[left + 1][c] - colours[left][c]));
    }
    table[4 * i + 3] = 255;
  }
  return table;
}

/** @param {string[]} points @returns {Uint8Array<ArrayBuffer>} RGBA, each colour as wide as the others */
function stepped(points) {
  const table = new Uint8Array(4 * SIZE);
  for (let i = 0; i < SIZE; i++) {
    table.set([...channels(points[Math.floor((i * points.length) / SIZE)]), 255], 4 * i);
  }
  return table;
}

/** @type {Record<import('../types.js').MapName, Uint8Array<ArrayBuffer>>} */
export const MAPS = {
  sequential: interpolated(VIRIDIS),
  spread: interpolated(INFERNO),
  diverging: interpolated(PURPLE_ORANGE),
  categories: stepped(OKABE_ITO),
};

/** How many categories have a colour of their own; the next one has the first colour again. */
export const CATEGORIES = OKABE_ITO.length;

/** @param {import('../types.js').MapName} map @param {number} share from 0 to 1 @returns {string} a CSS colour */
export function colourAt(map, share) {
  const at = 4 * Math.min(SIZE - 1, Math.max(0, Math.floor(share * SIZE)));
  const [r, g, b] = MAPS[map].subarray(at, at + 3);
  return `rgb(${r} ${g} ${b})`;
}

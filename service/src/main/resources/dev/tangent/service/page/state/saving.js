import { colourOf, readable } from '../colour/scale.js';
import { colourings } from './colouring.js';
import { store } from './store.js';

/** Files that the browser makes by itself: labels as CSV, pictures as PNG and SVG. */

/** Above this number of points an SVG picture would be too large for any program to open. */
export const SVG_UP_TO = 20_000;

/** @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The labels of all targets, one row for each labelled point. @returns {Blob} */
export function labelsAsCsv() {
  const { labels } = store.state;
  const columns = Object.keys(labels);
  const rows = [...new Set(columns.flatMap((column) => [...labels[column].keys()]))].sort((a, b) => a - b);
  const lines = rows.map((row) => [row, ...columns.map((column) => cell(labels[column].get(row)))].join(','));
  return new Blob([['row', ...columns.map(cell)].join(',') + '\n' + lines.join('\n') + '\n'], { type: 'text/csv' });
}

/** @param {number | string | undefined} value */
function cell(value) {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @returns {import('../cloud/cloud-view.js').CloudView[]} the views on the page, from left to right */
function cloudViews() {
  const area = document.querySelector('tangent-explorer')?.shadowRoot?.querySelector('cloud-area')?.shadowRoot;
  return /** @type {import('../cloud/cloud-view.js').CloudView[]} */ ([...(area?.querySelectorAll('cloud-view') ?? [])]);
}

/** All views as they are now. @returns {Promise<Blob>} */
export function pictureAsPng() {
  const pictures = cloudViews().map((view) => view.picture());
  const whole = document.createElement('canvas');
  whole.width = pictures.reduce((sum, { width }) => sum + width, 0);
  whole.height = Math.max(...pictures.map(({ height }) => height));
  const pen = /** @type {CanvasRenderingContext2D} */ (whole.getContext('2d'));
  let x = 0;
  for (const picture of pictures) {
    pen.drawImage(picture, x, 0);
    x += picture.width;
  }
  return new Promise((resolve, reject) => whole.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser could not make the picture.')))));
}

/** The first view, far points first. @returns {Blob} */
export function pictureAsSvg() {
  const view = cloudViews()[0];
  const colouring = colourings()[0];
  const projection = view.projection();
  const { cloud } = view;
  if (!projection || !cloud) return new Blob([]);
  const places = Array.from({ length: cloud.count }, (_, i) => [...projection.at(cloud.positions, i), i]).sort((a, b) => b[2] - a[2]);
  const radius = readable(Math.min(4, 200 / Math.sqrt(cloud.count)));
  const circles = places.map(([x, y, , i]) => {
    const value = colouring?.values[i] ?? NaN;
    const fill = colouring && !Number.isNaN(value) ? colourOf(colouring.scale, value) : '#888';
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" fill="${fill}"/>`;
  });
  const size = `width="${view.clientWidth}" height="${view.clientHeight}"`;
  return new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>circle{r:${radius}px}</style>\n${circles.join('\n')}\n</svg>\n`], { type: 'image/svg+xml' });
}

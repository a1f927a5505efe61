import { canvasOf, svgOf } from '../cloud/picture.js';
import { colourings } from './colouring.js';
import { fetchLabels, NOTES, takesNotes } from './labels.js';
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

/** The labels of all targets and what was noted, as the service has them: one row for each point that has some. @returns {Promise<Blob>} */
export async function labelsAsCsv() {
  const { table, settings } = store.state;
  const noted = takesNotes(table) && table?.columns.some(({ name }) => name === NOTES) && !settings.targets.includes(NOTES);
  const columns = noted ? [...settings.targets, NOTES] : settings.targets;
  const labels = await fetchLabels(table?.id ?? '', columns);
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

/** The views with their names, and the scale of their colours. */
function shownViews() {
  const { views, catalogue, target } = store.state;
  const titleOf = (/** @type {string | undefined} */ method) => catalogue?.methods.find(({ name }) => name === method)?.title ?? method ?? '';
  const named = cloudViews().map((view, i) => ({ view, name: `${target}: ${titleOf(views[i]?.method)}` }));
  return { named, scale: colourings().find(Boolean)?.scale ?? null };
}

/** All views as they are now. @returns {Promise<Blob>} */
export function pictureAsPng() {
  const { named, scale } = shownViews();
  const whole = canvasOf(named, scale);
  return new Promise((resolve, reject) => whole.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser could not make the picture.')))));
}

/** The same as lines and texts. @returns {Blob} */
export function pictureAsSvg() {
  const { named, scale } = shownViews();
  return new Blob([svgOf(named, scale)], { type: 'image/svg+xml' });
}

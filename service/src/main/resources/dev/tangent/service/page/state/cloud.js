import { array, post } from '../service/client.js';
import { range } from '../colour/scale.js';
import { answerOf } from './inquiries.js';
import { attempt, store } from './store.js';

/** Where the points are in the picture. @typedef {import('../types.js').Cloud} Cloud */

/** Columns whose ranges differ by more than this are scaled each by itself: else one of them would be a line. */
const ALIKE = 5;

/** Puts the points where the chosen axes say. */
export async function placePoints() {
  const { table, axes } = store.state;
  if (!table) return;
  await attempt(async () => {
    placedBy = scaling();
    const cloud = axes === 'principal' ? await principal(table)
      : axes === 'embedding' ? await embedding(table)
      : axes === 'height' ? await plane(table) : await columns(table, store.state.axisColumns);
    if (store.state.table?.id !== table.id || store.state.axes !== axes) return;
    store.set(cloud ? { cloud } : { axes: 'columns' });
    if (!cloud) await placePoints();
  });
}

/** @returns {string[]} the coordinates that a fit would take */
export function coordinates() {
  return store.state.settings.columns ?? store.state.table?.coordinates ?? [];
}

/** @param {string[]} names */
const list = (names) => names.map(encodeURIComponent).join(',');

/** @param {import('../types.js').Table} table @param {string[]} names @returns {Promise<Cloud>} */
async function columns(table, names) {
  return cloudOf(await array(`/tables/${table.id}/columns?names=${list(names)}`), names);
}

/** Rows up to which a surface is made of triangles; above, of points. */
const SURFACE_UP_TO = 20_000;

/** The first two coordinates, and the surface over them. @param {import('../types.js').Table} table @returns {Promise<Cloud>} */
async function plane(table) {
  const names = coordinates().slice(0, 2);
  const ground = await columns(table, names);
  if (table.rows > SURFACE_UP_TO) return ground;
  const found = await array(`/tables/${table.id}/triangles?columns=${list(names)}`, true).catch(() => null); // points on a line have none
  return found ? { ...ground, triangles: Uint32Array.from(found.data) } : ground;
}

/** @param {import('../types.js').Table} table */
async function principal(table) {
  const count = Math.min(3, coordinates().length);
  const found = await array(`/tables/${table.id}/principal?dimension=${count}&columns=${list(coordinates())}&standardise=${scaling()}`);
  return cloudOf(found, ['1st', '2nd', '3rd'].slice(0, count).map((name) => name + ' component'));
}

/** How the fit that is shown has scaled its columns; before there is one, as it would by their spreads. */
export const scaling = () => store.state.views[0]?.fit?.standardised ?? store.state.settings.standardise ?? 'auto';

/** The scaling that the principal components on the screen were made with. */
let placedBy = '';

/** Places the points anew where the fit turned out to scale its columns otherwise than the picture does. */
export async function followScaling() {
  if (store.state.axes === 'principal' && store.state.cloud && placedBy !== scaling()) await placePoints();
}

/** @type {Map<string, string>} embeddings made already, by what they were made of */
const made = new Map();

/** @param {import('../types.js').Table} table @returns {Promise<Cloud | null>} null where it was cancelled */
async function embedding(table) {
  const request = { table: table.id, columns: coordinates(), standardise: scaling(), parameters: { dimension: Math.min(2, coordinates().length) } };
  const key = JSON.stringify(request);
  if (!made.has(key)) {
    const { id } = await post('/embeddings', request);
    const job = await answerOf('embedding', `/embeddings/${id}`);
    if (!job) return null;
    made.set(key, id);
  }
  const found = await array(`/embeddings/${made.get(key)}/coordinates`);
  return cloudOf(found, Array.from({ length: Math.min(3, found.columns) }, (_, i) => `along the manifold, ${i + 1}`));
}

/** @param {{data: Float32Array, rows: number, columns: number}} numbers @param {string[]} names @returns {Cloud} */
export function cloudOf({ data, rows, columns: width }, names) {
  const shown = Math.min(3, width, names.length);
  const ranges = names.slice(0, shown).map((_, axis) => range(columnView(data, rows, width, axis)));
  const spans = ranges.map(([low, high]) => high - low);
  const widest = Math.max(...spans);
  const alike = widest / Math.min(...spans) < ALIKE;
  const axes = [0, 1, 2].map((axis) => axis < shown
    ? { title: names[axis], low: ranges[axis][0], high: ranges[axis][1], reach: alike ? spans[axis] / widest : 1 }
    : { title: '', low: 0, high: 0, reach: 0 });
  const positions = new Float32Array(3 * rows);
  for (let axis = 0; axis < shown; axis++) {
    const { low, high, reach } = axes[axis];
    for (let i = 0; i < rows; i++) {
      const value = data[width * i + axis];
      positions[3 * i + axis] = value === value ? ((value - low) / (high - low) * 2 - 1) * reach : 0;
    }
  }
  return { positions, count: rows, axes, flat: shown < 3 };
}

/** @param {Float32Array} data @param {number} rows @param {number} width @param {number} axis */
function columnView(data, rows, width, axis) {
  const column = new Float32Array(rows);
  for (let i = 0; i < rows; i++) column[i] = data[width * i + axis];
  return column;
}

/**
 * The cloud with each point lifted by its value: the height surface of a function of two coordinates.
 *
 * @param {Cloud} ground @param {Float32Array} heights @param {import('../types.js').Scale} scale @returns {Cloud}
 */
export function lifted(ground, heights, scale) {
  const positions = ground.positions.slice();
  for (let i = 0; i < ground.count; i++) {
    positions[3 * i + 2] = ((heights[i] - scale.low) / (scale.high - scale.low) * 2 - 1) * 0.6;
  }
  const axis = { title: scale.title, low: scale.low, high: scale.high, reach: 0.6 };
  return { ...ground, positions, axes: [ground.axes[0], ground.axes[1], axis], flat: false };
}

import { array, columnOf } from '../service/client.js';
import { coordinates } from './cloud.js';
import { store } from './store.js';
import { shown } from './views.js';

/** Columns of the table of rows: numbers that can be shown, sorted and filtered in the browser. */

/** @typedef {{title: string, values: ArrayLike<number>, words?: string[]}} RowColumn words: what a number stands for */
/** @typedef {import('./row-texts.js').RowText} RowText */

/** How many coordinates have a column: more would be wider than any screen. */
const COORDINATES = 6;

/** @type {{key: string, columns: RowColumn[]}} */
let kept = { key: '', columns: [] };

/** Fetches the coordinates once for each table and choice of columns. @returns {Promise<void>} */
export async function fetchCoordinates() {
  const { table } = store.state;
  const names = coordinates().slice(0, COORDINATES);
  const key = `${table?.id} ${names}`;
  if (!table || kept.key === key) return;
  const found = await array(`/tables/${table.id}/columns?names=${names.map(encodeURIComponent).join(',')}`);
  kept = { key, columns: names.map((title, i) => ({ title, values: columnOf(found, i) })) };
}

/** @returns {RowColumn[]} */
export function rowColumns() {
  const { views, target, catalogue, table } = store.state;
  if (!table) return [];
  const view = views[0];
  const values = view && shown(view, 'values');
  const sds = view && shown(view, 'sds');
  const statuses = view && shown(view, 'statuses');
  return [
    { title: 'row', values: NO_VALUES },
    labelColumn(table.rows),
    ...(values ? [{ title: 'predicted', values, words: view.fit?.classes }] : []),
    ...(sds ? [{ title: 'error bar', values: sds }] : []),
    ...(statuses ? [{ title: 'status', values: statuses, words: catalogue?.statuses }] : []),
    ...kept.columns.filter(({ title }) => title !== target),
  ];
}

/** A row's number is its own place. */
const NO_VALUES = { length: 0 };

/** @type {Map<number, number | string>} */
const NO_LABELS = new Map();

/** @type {{labels: unknown, column: RowColumn}} */
let lastLabels = { labels: null, column: { title: 'label', values: [] } };

/** The same object as long as the labels are the same. @param {number} rows @returns {RowColumn} */
function labelColumn(rows) {
  const labels = store.state.labels[store.state.target] ?? NO_LABELS;
  if (lastLabels.labels !== labels || lastLabels.column.values.length !== rows) lastLabels = { labels, column: columnOfLabels(labels, rows) };
  return lastLabels.column;
}

/** @param {Map<number, number | string>} found @param {number} rows @returns {RowColumn} */
function columnOfLabels(found, rows) {
  const values = new Float64Array(rows).fill(NaN);
  const words = [...new Set([...found.values()].filter((value) => typeof value === 'string'))].sort();
  for (const [row, value] of found) values[row] = typeof value === 'string' ? words.indexOf(value) : value;
  return { title: 'label', values, words: words.length > 0 ? words : undefined };
}

/** @param {RowColumn} column @param {number} row */
export const at = (column, row) => (column.title === 'row' ? row : column.values[row]);

/**
 * Rows that a filter lets through: `angle > 3 and error bar < 0.1`, `labelled`, `unlabelled`, `status = ok`.
 *
 * @param {string} filter @param {RowColumn[]} columns @param {number} count of all rows @param {RowText[]} texts to be found in
 * @returns {number[]}
 */
export function filtered(filter, columns, count, texts = []) {
  const tests = filter.trim() === '' ? [] : filter.split(/\s+and\s+|,/i).map((part) => test(part.trim(), columns, texts));
  const rows = [];
  for (let row = 0; row < count; row++) if (tests.every((passes) => passes(row))) rows.push(row);
  return rows;
}

/** @param {string} part @param {RowColumn[]} columns @param {RowText[]} texts @returns {(row: number) => boolean} */
function test(part, columns, texts) {
  const labels = columns[1];
  if (/^labell?ed$/i.test(part)) return (row) => !Number.isNaN(labels.values[row]);
  if (/^unlabell?ed$/i.test(part)) return (row) => Number.isNaN(labels.values[row]);
  if (/^\d+$/.test(part)) return (row) => row === Number(part);
  const quoted = /^"(.*)"$/.exec(part);
  if (quoted) return finding(quoted[1], texts);
  const [, name, sign, text] = /^(.+?)\s*(<=|>=|!=|<|>|=)\s*(.+)$/.exec(part) ?? [];
  const column = columns.find(({ title }) => title.toLowerCase() === name?.toLowerCase());
  if (!column && !sign && texts.length > 0) return finding(part, texts);
  if (!column) throw new Error(`cannot read "${part}": write a column, a sign and a value, as in ${columns[2]?.title ?? 'row'} > 3`);
  const number = column.words ? column.words.indexOf(text) : Number(text);
  if (Number.isNaN(number)) throw new Error(`"${text}" is no number`);
  const value = column.values instanceof Float32Array ? Math.fround(number) : number; // no float is 0.1
  return (row) => COMPARE[sign](at(column, row), value);
}

/** Rows that have a text somewhere, in whatever case. @param {string} wanted @param {RowText[]} texts @returns {(row: number) => boolean} */
function finding(wanted, texts) {
  const small = wanted.toLowerCase();
  const found = texts.map(({ categories, codes }) => ({ codes, has: categories.map((text) => text.toLowerCase().includes(small)) }));
  return (row) => found.some(({ codes, has }) => has[codes[row]] ?? false);
}

/** @type {Record<string, (a: number, b: number) => boolean>} */
const COMPARE = {
  '<': (a, b) => a < b, '>': (a, b) => a > b, '<=': (a, b) => a <= b, '>=': (a, b) => a >= b, '=': (a, b) => a === b, '!=': (a, b) => a !== b,
};

/** @param {number[]} rows @param {RowColumn | undefined} column @param {boolean} falling @returns {number[]} sorted; rows without a value come last */
export function sorted(rows, column, falling) {
  if (!column) return rows;
  const sign = falling ? -1 : 1;
  return rows.sort((a, b) => {
    const x = at(column, a);
    const y = at(column, b);
    if (x === y || (Number.isNaN(x) && Number.isNaN(y))) return a - b;
    return Number.isNaN(x) ? 1 : Number.isNaN(y) ? -1 : sign * (x - y);
  });
}

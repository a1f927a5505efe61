import * as scales from '../colour/scale.js';
import { areFresh } from './error-bars.js';
import { componentsPath } from './neighbour-graph.js';
import { store } from './store.js';
import { namesClasses } from './targets.js';
import { shown } from './views.js';

/**
 * What colours the points, for each view; all views have one scale, so that they can be compared.
 *
 * @typedef {import('../types.js').Colouring} Colouring @typedef {import('./store.js').View} View
 * @typedef {import('./store.js').ColourBy} ColourBy
 */

/** @returns {{by: ColourBy, title: string}[]} what can be shown now */
export function colourChoices() {
  const { views, table, target } = store.state;
  const fit = views[0]?.fit;
  const classes = fit?.classes !== undefined;
  /** @type {[ColourBy, string, unknown][]} */
  const all = [
    ['prediction', classes ? 'Class' : 'Prediction', true],
    ['errorBar', 'Error bar', fit?.can.includes('sds')],
    ['certainty', 'Certainty', classes && fit?.can.includes('probabilities')],
    ['residual', 'Residual', fit && !classes],
    ['truthError', 'Error', fit && !classes && table?.truth[target]],
    ['status', 'Status', fit],
    ['neighbours', 'Neighbours', true],
    ['component', 'Component', true],
  ];
  return all.filter(([, , offered]) => offered).map(([by, title]) => ({ by, title }));
}

/** @returns {(Colouring | null)[]} one for each view */
export function colourings() {
  const { state } = store;
  const key = [state.colourBy, state.target, state.labels, state.neighbours, state.selected, state.rowNumbers, state.table, state.audits, ...state.views.map(({ arrays }) => arrays)];
  if (!same(key, lastKey)) {
    lastKey = key;
    last = HOW[state.colourBy](state.views);
  }
  return last;
}

/** @type {unknown[]} */
let lastKey = [];
/** @type {(Colouring | null)[]} */
let last = [];

/** @param {unknown[]} a @param {unknown[]} b */
const same = (a, b) => a.length === b.length && a.every((one, i) => one === b[i]);

/** @returns {number[]} numeric labels of the shown target */
const labelValues = () => [...(store.state.labels[store.state.target]?.values() ?? [])].filter((value) => typeof value === 'number');

/** The scale of the shown target: from all its labels and all predictions. @returns {import('../types.js').Scale} */
export function targetScale() {
  const { views, target } = store.state;
  return scales.sequential(target, labelValues(), ...views.map((view) => shown(view, 'values') ?? []));
}

/** @param {View[]} views @param {(Float32Array<ArrayBuffer> | null)[]} arrays @param {(...arrays: Float32Array[]) => import('../types.js').Scale} scaleOf */
function shared(views, arrays, scaleOf) {
  const scale = scaleOf(.../** @type {Float32Array[]} */ (arrays.filter(Boolean)));
  return views.map((_, i) => (arrays[i] ? { values: /** @type {Float32Array<ArrayBuffer>} */ (arrays[i]), scale } : null));
}

/** @param {View[]} views @param {Float32Array<ArrayBuffer> | null} values @param {import('../types.js').Scale} scale */
const all = (views, values, scale) => views.map(() => (values ? { values, scale } : null));

/** @type {Record<ColourBy, (views: View[]) => (Colouring | null)[]>} */
const HOW = {
  prediction(views) {
    const values = views.map((view) => shown(view, 'values'));
    const classes = views[0]?.fit?.classes ?? (namesClasses() ? labelledClasses() : null);
    const scale = classes ? scales.categories(store.state.target, classes) : targetScale();
    return values.some(Boolean) ? shared(views, values, () => scale) : all(views, onlyLabels(classes), scale);
  },
  errorBar: (views) => shared(views, views.map((view) => shown(view, 'sds')), (...sds) => scales.spread(`standard deviation of ${store.state.target}${views.every((view) => !view.arrays.sds || areFresh(view)) ? '' : ', before the last change'}`, ...sds)),
  residual(views) {
    const left = views.map(leftOut);
    return left.every((values, i) => values || !views[i].fit)
      ? shared(views, left, (...found) => scales.diverging('label minus what the others predict', ...found))
      : shared(views, views.map((view) => shown(view, 'residuals')), (...found) => scales.diverging('label minus prediction', ...found));
  },
  truthError: (views) => shared(views, views.map(againstTruth), (...found) => scales.diverging('true value minus prediction', ...found)),
  status: (views) => shared(views, views.map((view) => shown(view, 'statuses')), () => scales.categories('status', store.state.catalogue?.statuses ?? [])),
  certainty: (views) => shared(views, views.map(certainty), (...found) => ({ ...scales.sequential('probability of the class', ...found), high: 1 })),
  neighbours: (views) => all(views, nearness(), scales.categories('neighbours', ['neighbour of the selected point', 'selected point'])),
  component(views) {
    const found = store.state.rowNumbers[componentsPath()];
    const count = found ? scales.range(found)[1] + 1 : 1;
    return all(views, found ?? null, scales.categories('connected component', Array.from({ length: Math.min(8, Math.floor(count)) }, (_, i) => `component ${i + 1}`)));
  },
};

/** @returns {string[]} */
const labelledClasses = () => [...new Set([...(store.state.labels[store.state.target]?.values() ?? [])].map(String))].sort();

/** Before there is a fit. @param {string[] | null} classes */
function onlyLabels(classes) {
  const { table, labels, target } = store.state;
  if (!table) return null;
  const values = new Float32Array(table.rows).fill(NaN);
  for (const [row, value] of labels[target] ?? []) values[row] = classes ? classes.indexOf(String(value)) : Number(value);
  return values;
}

/** @param {View} view */
function againstTruth(view) {
  const truth = store.state.rowNumbers['truth ' + store.state.target];
  const values = shown(view, 'values');
  return truth && values ? values.map((value, i) => truth[i] - value) : null;
}

/** What each label differs from the prediction of the others: small where it follows from them, whatever lambda is. @param {View} view */
function leftOut(view) {
  const { audits, target, table } = store.state;
  const found = audits[view.fit?.id ?? '']?.found;
  if (!found || !table) return null;
  const values = new Float32Array(table.rows).fill(NaN);
  for (const { row, output, given, expected } of found.labels) if (output === target) values[row] = Number(given) - Number(expected);
  return values;
}

/** @param {View} view */
function certainty(view) {
  const array = view.arrays.probabilities;
  if (!array) return null;
  const most = new Float32Array(array.rows);
  for (let i = 0; i < array.rows; i++) {
    for (let c = 0; c < array.columns; c++) most[i] = Math.max(most[i], array.data[array.columns * i + c]);
  }
  return most;
}

function nearness() {
  const { table, neighbours, selected } = store.state;
  if (!table) return null;
  const values = new Float32Array(table.rows).fill(NaN);
  for (const row of neighbours) values[row] = 0;
  if (selected !== null) values[selected] = 1;
  return values;
}

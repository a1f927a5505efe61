import { array, columnOf } from '../service/client.js';
import { store } from './store.js';

/**
 * Views: one for each method shown. The first follows the settings, the others are there to compare with.
 *
 * @typedef {import('./store.js').View} View
 */

/** @param {string} method @returns {View} */
export const emptyView = (method) => ({ method, fit: null, pending: null, asked: 0, progress: '', share: 0, lambda: null, arrays: {} });

/** @param {number} place @param {Partial<View>} change */
export function setView(place, change) {
  if (place < 0) return;
  const views = store.state.views.map((view, i) => (i === place ? changed(view, change) : view));
  store.set({ views });
}

/**
 * Error bars that are shown stay until those of the changed fit are there; the lambda that a fit began with is kept, also where
 * the fit tells it later than its end.
 *
 * @param {View} view @param {Partial<View>} change @returns {View}
 */
export function changed(view, change) {
  const given = { ...view, ...change };
  const after = { ...given, lambda: given.lambda ?? (given.fit?.version === 0 ? given.fit.lambda ?? null : null) };
  const { sds } = view.arrays;
  return sds && after.fit?.id === view.fit?.id && !after.arrays.sds ? { ...after, arrays: { ...after.arrays, sds } } : after;
}

/** @param {string} id of a fit, finished or not @returns {number} its view's place, -1 if it has none any more */
export function placeOf(id) {
  return store.state.views.findIndex((view) => view.fit?.id === id || view.pending?.id === id);
}

/** Which array of a fit a colouring shows. @type {Partial<Record<import('./store.js').ColourBy, string>>} */
const SHOWN = { residual: 'residuals', status: 'statuses', certainty: 'probabilities' };

/** Arrays that the page shows now and that are there at once. @returns {string[]} */
export function neededArrays() {
  const shown = SHOWN[store.state.colourBy];
  return shown ? ['values', shown] : ['values'];
}

/** @param {import('../types.js').Fit} fit @param {string} name */
const isOffered = (fit, name) => (name === 'residuals' ? !fit.classes : name !== 'probabilities' || fit.can.includes(name));

/**
 * Fetches arrays of a fit that are not there yet in its version.
 *
 * @param {import('../types.js').Fit} fit @param {Record<string, any>} had @param {string[]} names
 * @returns {Promise<Record<string, any>>}
 */
export async function fetchArrays(fit, had, names) {
  const kept = had.version === fit.version && had.fit === fit.id ? had : { version: fit.version, fit: fit.id };
  const missing = names.filter((name) => !(name in kept) && isOffered(fit, name));
  const fetched = await Promise.all(missing.map((name) => array(`/fits/${fit.id}/${name}`, isWhole(fit, name))));
  return { ...kept, ...Object.fromEntries(missing.map((name, i) => [name, fetched[i]])) };
}

/**
 * What the page shows of the version that a change will make: asked for beside the change, so that it comes with its answer and not
 * a round trip later.
 *
 * @template T
 * @param {Promise<T>} change @param {import('../types.js').Fit} fit @param {(answer: T) => boolean} follows whether the fit did
 * @returns {Promise<Record<string, any>>} refused with the change; empty where the fit did not follow
 */
export async function arraysAfter(change, fit, follows = () => true) {
  const names = neededArrays().filter((name) => isOffered(fit, name));
  const waiting = new AbortController();
  const followed = change.then(follows);
  followed.then((does) => does || waiting.abort(), () => waiting.abort());
  try {
    const found = await Promise.all(names.map((name) => array(`/fits/${fit.id}/${name}?after=${fit.version}`, isWhole(fit, name), waiting.signal)));
    const { version } = found[0];
    const whole = version > fit.version && found.every((one) => one.version === version);
    return whole ? { version, fit: fit.id, ...Object.fromEntries(names.map((name, i) => [name, found[i]])) } : {};
  } catch (error) {
    if (await followed) throw error;
    return {};
  }
}

/** @param {import('../types.js').Fit} fit @param {string} name */
const isWhole = (fit, name) => name === 'statuses' || (name === 'values' && fit.classes !== undefined);

/** Fetches what the page shows now, for all views. @param {string[]} names */
export async function refreshArrays(names = neededArrays()) {
  await Promise.all(store.state.views.map(async ({ fit, arrays: had }) => {
    if (!fit) return;
    const arrays = await fetchArrays(fit, had, names).catch((error) => {
      if (placeOf(fit.id) >= 0) throw error;
      return {}; // gone from the page meanwhile, and from the service
    });
    const place = placeOf(fit.id);
    if (store.state.views[place]?.fit?.version === fit.version) setView(place, { arrays: { ...store.state.views[place].arrays, ...arrays } });
  }));
}

const OUTPUTS = new WeakMap();

/**
 * The shown output's column of an array; the same object as long as the array is the same, so that nothing is drawn twice.
 *
 * @param {View} view @param {string} name @returns {Float32Array<ArrayBuffer> | null}
 */
export function shown(view, name) {
  const whole = view.arrays[name];
  if (!whole || !view.fit) return null;
  if (whole.columns === 1) return whole.data;
  const output = Math.max(0, (view.fit.outputs ?? []).indexOf(store.state.target));
  let columns = OUTPUTS.get(whole);
  if (!columns) OUTPUTS.set(whole, (columns = new Map()));
  if (!columns.has(output)) columns.set(output, columnOf(whole, output));
  return columns.get(output);
}

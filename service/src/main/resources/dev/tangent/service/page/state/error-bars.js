import { array } from '../service/client.js';
import { inquire } from './inquiries.js';
import { store } from './store.js';
import { placeOf, setView } from './views.js';

/** Error bars of the fits that are shown: the most work of all, so they come when there is time, and stay until others come. */

/** Fits whose error bars are on their way. @type {Set<string>} */
const busy = new Set();

/** Versions for which somebody said that they are not wanted. @type {Set<string>} */
const unwanted = new Set();

export async function refreshErrorBars() {
  await Promise.all(store.state.views.map(async ({ fit }) => {
    if (!fit || busy.has(fit.id)) return;
    busy.add(fit.id);
    try {
      while (await oneStep(fit.id));
    } catch (error) {
      if (placeOf(fit.id) >= 0) throw error;
    } finally {
      busy.delete(fit.id);
    }
  }));
}

/** They are asked for again. */
export const wantErrorBars = () => unwanted.clear();

/** Whether a view's error bars are those of its fit as it is now. @param {import('./store.js').View} view */
export const areFresh = (view) => view.arrays.sds?.version === view.fit?.version;

/** @param {string} id of a fit @returns {Promise<boolean>} whether there may be more to do: the fit may have changed meanwhile */
async function oneStep(id) {
  const view = store.state.views[placeOf(id)];
  const fit = view?.fit;
  if (fit?.id !== id || !fit.can.includes('sds') || areFresh(view) || unwanted.has(`${id} ${fit.version}`)) return false;
  // What cannot be changed was made with its error bars.
  if (fit.can.includes('live') && !(await inquire(fit, 'sds'))) {
    unwanted.add(`${id} ${fit.version}`);
    return false;
  }
  const sds = await array(`/fits/${id}/sds`);
  const place = placeOf(id);
  if (place >= 0) setView(place, { arrays: { ...store.state.views[place].arrays, sds } });
  return true;
}

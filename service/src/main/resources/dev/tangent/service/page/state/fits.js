import { follow, forget, post } from '../service/client.js';
import { worded } from '../service/wording.js';
import { followScaling } from './cloud.js';
import { parametersByKey, requestOf } from './fit-request.js';
import { note } from './history.js';
import { followGraph } from './selection.js';
import { later } from './settled.js';
import { attempt, say, store } from './store.js';
import { classNames, labelCount, namesClasses } from './targets.js';
import { emptyView, fetchArrays, neededArrays, placeOf, setView } from './views.js';

/** @typedef {import('../types.js').Fit} Fit */

/** How many fits were asked for. */
let asked = 0;

/** @param {number} own number of a fit that was asked for @returns {number} the place of the view that still wants it, -1 where none does */
const placeThatAsks = (own) => store.state.views.findIndex((view) => view.asked === own);

/**
 * Fits the method of a view anew; what it showed stays until the new fit is there. Of fits that are asked for at once the last one counts,
 * whichever is answered first.
 *
 * @param {number} place @param {boolean} tuned whether parameters are chosen by cross-validation
 */
export async function startFit(place, tuned = false) {
  if (!store.state.table || labelCount() === 0 || (namesClasses() && classNames().length < 2)) return;
  const cancelling = cancelFit(place);
  const own = ++asked;
  setView(place, { asked: own });
  await cancelling;
  if (placeThatAsks(own) < 0) return;
  await attempt(async () => {
    const pending = await post('/fits', requestOf(store.state.views[placeThatAsks(own)].method, tuned));
    if (placeThatAsks(own) < 0) return forget(`/fits/${pending.id}`);
    setView(placeThatAsks(own), { pending, progress: 'waiting', share: 0 });
    await followFit(pending, tuned);
  });
}

let round = 0;

/** Fits all views anew, one after the other; a later call ends an earlier one. */
export async function startFits() {
  const own = ++round;
  for (let place = 0; place < store.state.views.length && own === round; place++) await startFit(place);
}

/** Shows a fit's progress, and the fit itself once it is done. @param {Fit} pending @param {boolean} tuned */
export async function followFit(pending, tuned = false) {
  const fit = await lastState(pending);
  const place = placeOf(pending.id);
  if (place < 0 || !fit) return;
  if (fit.state === 'done') await finished(fit, tuned);
  else {
    setView(place, { pending: null, progress: '', share: 0 });
    if (fit.state === 'failed') say(worded(fit) ?? 'The fit failed.', true);
  }
}

/** @param {Fit} pending @returns {Promise<Fit | null>} null if it was cancelled here */
async function lastState(pending) {
  const following = follow(`/fits/${pending.id}`, (kind, data) => {
    const place = placeOf(pending.id);
    if (place < 0) return;
    const { done = 0, total = 0, stage } = kind === 'state' ? data.progress ?? {} : data;
    const what = kind === 'state' && data.before > 0 ? `waits for ${data.before} other${data.before > 1 ? 's' : ''}`
      : kind === 'search' ? `tried ${done} of ${total} settings` : stage ?? data.state;
    setView(place, { progress: what, share: total > 0 ? done / total : 0 });
  });
  try {
    return await following;
  } catch (error) {
    const place = placeOf(pending.id);
    if (place < 0) return null;
    setView(place, { pending: null, progress: '', share: 0 });
    throw error;
  }
}

/** @param {Fit} fit @param {boolean} tuned */
async function finished(fit, tuned) {
  const arrays = await fetchArrays(fit, {}, neededArrays()).catch((error) => {
    if (placeOf(fit.id) >= 0) throw error;
    return {}; // another fit was asked for meanwhile
  });
  const place = placeOf(fit.id); // whoever waits finds out what has changed meanwhile
  if (place < 0) return;
  const before = store.state.views[place].fit;
  setView(place, { fit, pending: null, progress: '', share: 0, lambda: fit.lambda ?? null, arrays });
  if (place === 0 && tuned) takeChosen(fit);
  if (place === 0) followScaling();
  if (place === 0) attempt(followGraph);
  if (before) await attempt(() => forget(`/fits/${before.id}`));
  if (fit.stale) await startFit(place, tuned); // a class came that it does not know
  later();
}

/** Takes what the search chose into the settings, so that they say what is shown. @param {Fit} fit */
function takeChosen(fit) {
  const { settings } = store.state;
  const parameters = parametersByKey(fit);
  const before = { parameters: settings.parameters, lambda: settings.lambda };
  const after = { parameters, lambda: fit.lambda ?? null };
  store.set({ settings: { ...settings, ...after } });
  note({ kind: 'settings', before, after, tuned: true });
}

/** @param {number} place */
export async function cancelFit(place) {
  const pending = store.state.views[place]?.pending;
  setView(place, { pending: null, asked: 0, progress: '', share: 0 });
  if (pending) await attempt(() => forget(`/fits/${pending.id}`));
}

/** @param {string} method */
export async function compareWith(method) {
  store.set({ views: [...store.state.views, emptyView(method)] });
  await startFit(store.state.views.length - 1);
}

/** @param {number} place */
export async function closeView(place) {
  const { fit } = store.state.views[place];
  await cancelFit(place);
  store.set({ views: store.state.views.filter((_, i) => i !== place) });
  if (fit) await attempt(() => forget(`/fits/${fit.id}`));
}

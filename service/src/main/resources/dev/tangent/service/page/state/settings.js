import { act } from './history.js';
import { startFit, startFits } from './fits.js';
import { changeLive } from './following.js';
import { setView } from './views.js';
import { store } from './store.js';

/** @typedef {import('./store.js').Settings} Settings */

const LIVE = ['lambda', 'loss', 'lossParameter'];

/** A lambda as it was typed, any that the service takes; null where nothing is. @param {string} typed */
export function lambdaOf(typed) {
  const text = typed.trim().replace(',', '.');
  const lambda = Number(text);
  if (text === '') return null;
  if (lambda > 0 && Number.isFinite(lambda)) return lambda;
  throw new Error(`Smoothness must be a number above 0 but is ${text}. Leave it empty for the usual one.`);
}

/** An action of its own, so that it can be taken back. @param {Partial<Settings>} after */
export async function changeSettings(after) {
  const { settings } = store.state;
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, settings[/** @type {keyof Settings} */ (key)]]));
  if (JSON.stringify(before) !== JSON.stringify(after)) await act({ kind: 'settings', before, after });
}

/** @param {string} key @param {any} value null: as the library chooses */
export function changeParameter(key, value) {
  const { [key]: _, ...others } = store.state.settings.parameters;
  return changeSettings({ parameters: value === null ? others : { ...others, [key]: value } });
}

/** Fits go on by themselves: what is done can be undone while they do. @param {{after: Partial<Settings>}} action */
export async function performSettings({ after }) {
  store.set({ settings: { ...store.state.settings, ...after } });
  const { fit, lambda } = store.state.views[0];
  // No lambda is the one that the fit began with.
  const wished = 'lambda' in after ? { ...after, lambda: after.lambda ?? lambda } : after;
  const live = Object.entries(wished).filter(([, value]) => value !== null);
  if (Object.keys(after).every((key) => LIVE.includes(key)) && live.length > 0 && fit?.can.includes('live')) changeLive(Object.fromEntries(live));
  else if (Object.keys(after).join() === 'method') {
    setView(0, { method: store.state.settings.method });
    startFit(0);
  } else startFits();
}

import { setLabels } from './labels.js';
import { attempt, say, store } from './store.js';
import { nextAtHand, suggestAhead } from './suggestions.js';
import { audit } from './suspects.js';
import { classKeys, classNames, classValue, namesClasses } from './targets.js';

/**
 * Labelling one point after the other: whoever begins a walk is led on by each label, to the point that is most uncertain or to
 * the label that is most likely wrong.
 *
 * @typedef {import('./store.js').LabelValue} LabelValue
 */

/** Rows whose label is on its way. @type {Set<number>} */
const sent = new Set();

/** One change after the other, in the order of the keys. @type {Promise<unknown>} */
let last = Promise.resolve();

/** Goes to the point whose label is needed most; the one that was there is passed over. */
export function walkOn() {
  const { walk, selected, skipped, chosen } = store.state;
  const passed = walk === 'uncertain' && chosen.length === 0 && selected !== null ? [...skipped, selected] : skipped;
  store.set({ walk: 'uncertain', skipped: passed, chosen: [] });
  lead();
}

/** Goes to the next label that the others contradict. */
export async function walkSuspects() {
  if (!store.state.suspects) await audit();
  const { suspects, selected, skipped, walk } = store.state;
  if (!suspects) return;
  const passed = walk === 'suspects' && selected !== null ? [...skipped, selected] : walk === 'suspects' ? skipped : [];
  store.set({ walk: 'suspects', skipped: passed, chosen: [] });
  lead();
}

/** Selects what comes next on the walk. */
function lead() {
  const { walk, skipped, suspects } = store.state;
  if (walk === 'uncertain') leadOn().catch((error) => endWalk(error.message, true));
  else if (walk === 'suspects') {
    const next = suspects?.labels.find(({ row }) => !skipped.includes(row) && !sent.has(row));
    if (next) store.set({ selected: next.row, panel: 'next', wanted: 'label' });
    else endWalk('That was the last of the list.');
  }
}

/** Where nothing is at hand no row is selected, so that no key labels one, until the service has said which is next. @param {boolean} [again] */
async function leadOn(again = true) {
  const row = nextAtHand(sent);
  if (row !== undefined) {
    store.set({ selected: row, panel: 'point', wanted: classNames().length === 0 ? 'label' : '' });
    suggestAhead(sent).catch(() => {}); // asked again where none is left
    return;
  }
  store.set({ selected: null, panel: 'point' });
  const answered = await suggestAhead(sent);
  if (store.state.walk !== 'uncertain' || store.state.selected !== null) return;
  if (again || nextAtHand(sent) !== undefined) await leadOn(false); // what was answered may have been labelled meanwhile
  else endWalk(answered ? 'Every point has a label or was passed over.' : '');
}

/** @param {string} words @param {boolean} [trouble] */
function endWalk(words, trouble = false) {
  store.set({ walk: '', skipped: [] });
  if (words !== '') say(words, trouble);
}

/** Labels what is selected or chosen, and goes on if it is a walk. @param {LabelValue} value */
export async function label(value) {
  const { chosen, selected, walk, skipped } = store.state;
  const rows = chosen.length > 0 ? chosen : selected === null ? [] : [selected];
  if (rows.length === 0) return;
  if (walk !== '' && chosen.length === 0) {
    rows.forEach((row) => sent.add(row));
    store.set({ skipped: [...skipped, ...rows] }); // labelled or refused, it does not come again at once
    lead();
  }
  const own = (last = last.then(() => attempt(() => setLabels(rows, value))));
  await own;
  rows.forEach((row) => sent.delete(row));
}

/** Labels with the class of a key. @param {string} key @returns {boolean} whether a class has it */
export function labelByKey(key) {
  const { chosen, selected } = store.state;
  if (!namesClasses() || (selected === null && chosen.length === 0)) return false;
  const names = classNames();
  const place = classKeys(names).indexOf(key);
  if (place >= 0) label(classValue(names[place]));
  return place >= 0;
}

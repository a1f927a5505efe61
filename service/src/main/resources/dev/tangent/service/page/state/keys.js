import { redo, undo } from './history.js';
import { labelByKey, walkOn, walkSuspects } from './labelling.js';
import { choose, wantField } from './selection.js';
import { attempt, store } from './store.js';

/** Keys that work wherever the focus is, but for fields that take letters. Those of one letter can be switched off. */

/** @param {KeyboardEvent} event @returns {boolean} whether it was for us */
export function pressed(event) {
  const typed = event.composedPath()[0];
  const inField = typed instanceof HTMLElement && typed.matches('input:not([type=range], [type=checkbox], [type=radio]), select, textarea');
  const key = event.key.toLowerCase();
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return withControl(key, event.shiftKey, inField);
  if (store.state.dialog !== '' || store.state.earlier || store.state.phase !== 'ready') return false;
  return inField ? key === 'escape' && leaveField(typed) : store.state.letterKeys && letter(key, event.key);
}

/** @param {string} key @param {boolean} shift @param {boolean} inField */
function withControl(key, shift, inField) {
  if (key === 'z' && !inField) attempt(shift ? redo : undo);
  else if (key === 'y' && !inField) attempt(redo);
  else if (key === 's') store.set({ dialog: store.state.table ? 'save' : '' });
  else return false;
  return true;
}

/** @param {string} key @param {string} exact */
function letter(key, exact) {
  if (/^\d$/.test(key)) return labelByKey(key);
  /** @type {Record<string, () => void>} */
  const keys = {
    n: walkOn,
    w: walkSuspects,
    l: wantField,
    '/': () => store.set({ rowsOpen: true, wanted: 'filter' }),
    '?': () => store.set({ dialog: 'help' }),
    escape: () => { choose([]); store.set({ walk: '', skipped: [], tool: 'turn' }); },
  };
  if (!keys[key]) return exact === '?';
  keys[key]();
  return true;
}

/** Letters are keys again. @param {HTMLElement} field */
function leaveField(field) {
  field.blur();
  store.set({ walk: '', skipped: [] });
  return true;
}

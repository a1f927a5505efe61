import { store } from './store.js';

/**
 * What was done, as a list of actions that can be taken back: each says what was before and what came after. Who performs
 * them is given once, so that this module depends on none of the others.
 *
 * @typedef {import('./store.js').Action} Action
 */

/** @type {(action: Action, again: boolean) => Promise<void>} */
let perform = async () => {};

/** @param {(action: Action, again: boolean) => Promise<void>} how again: taken back or done once more, so it is shown what that was */
export function performBy(how) {
  perform = how;
}

/** @param {Action} action */
export async function act(action) {
  await perform(action, false);
  store.set({ done: [...store.state.done, action], undone: [] });
}

/** Notes an action that has been performed already. @param {Action} action */
export function note(action) {
  store.set({ done: [...store.state.done, action], undone: [] });
}

export async function undo() {
  const { done, undone } = store.state;
  const action = done.at(-1);
  if (!action) return;
  store.set({ done: done.slice(0, -1), undone: [...undone, action] });
  await perform(inverse(action), true);
}

export async function redo() {
  const { done, undone } = store.state;
  const action = undone.at(-1);
  if (!action) return;
  store.set({ done: [...done, action], undone: undone.slice(0, -1) });
  await perform(action, true);
}

/** @param {Action} action @returns {Action} */
function inverse(action) {
  return /** @type {Action} */ ({ ...action, before: action.after, after: action.before });
}

/** @param {Action | undefined} action @returns {string} */
export function inWords(action) {
  if (!action) return '';
  if (action.kind === 'label') {
    const { rows, after } = action;
    const what = rows.length === 1 ? `label of row ${rows[0]}` : `labels of ${rows.length} rows`;
    return after[0] === null ? `${what} removed` : `${what} set to ${after[0]}`;
  }
  const parameters = 'parameters' in action.after && Object.keys(action.after).length === 1;
  return parameters ? 'parameters' : Object.keys(action.after).join(', ');
}

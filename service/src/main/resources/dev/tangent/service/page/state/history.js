import { store } from './store.js';

/**
 * What was done, as a list of actions that can be taken back: each says what was before and what came after. Who performs
 * them is given once, so that this module depends on none of the others. Of labels the service has the list; here is its order
 * among what else was done.
 *
 * @typedef {import('./store.js').Action} Action @typedef {'do' | 'undo' | 'redo'} Way
 * @typedef {{number: number, cells: {row: number, column: string, numeric: boolean, before: string, after: string}[]}} Edit as the service has it
 */

/** @type {(action: Action, way: Way) => Promise<Action | void>} */
let perform = async () => {};

/** @param {(action: Action, way: Way) => Promise<Action | void>} how what is taken back comes with before and after exchanged; answers the action with what became known of it */
export function performBy(how) {
  perform = how;
}

/** One after the other, so that two presses take back two things. @type {Promise<unknown>} */
let last = Promise.resolve();

/** @param {() => Promise<void>} doing @returns {Promise<void>} */
function inTurn(doing) {
  const own = last.then(doing);
  last = own.catch(() => {});
  return own;
}

/** @param {Action} action */
export async function act(action) {
  note((await perform(action, 'do')) ?? action);
}

/** Notes an action that has been performed already. @param {Action} action */
export function note(action) {
  store.set({ done: [...store.state.done, action], undone: [] });
}

export const undo = () => inTurn(async () => {
  const action = store.state.done.at(-1);
  if (!action) return;
  await perform(inverse(action), 'undo');
  const { done, undone } = store.state;
  store.set({ done: done.filter((other) => other !== action), undone: [...undone, action] });
});

export const redo = () => inTurn(async () => {
  const action = store.state.undone.at(-1);
  if (!action) return;
  await perform(action, 'redo');
  const { done, undone } = store.state;
  store.set({ done: [...done, action], undone: undone.filter((other) => other !== action) });
});

/** A cell's text as the value that it is; none where it is empty. @param {boolean} numeric @param {string} text */
export const valueOf = (numeric, text) => (text === '' ? null : numeric ? Number(text) : text);

/** What can be taken back and made again, as the service has it. @param {{changes: Edit[], undoable: number[], redoable: number[]}} table @returns {{done: Action[], undone: Action[]}} */
export function actionsOf({ changes, undoable, redoable }) {
  const numbered = new Map(changes.map((edit) => [edit.number, edit]));
  /** @param {number[]} numbers @returns {Action[]} */
  const actions = (numbers) => numbers.flatMap((number) => numbered.get(number) ?? []).map(({ number, cells }) => ({
    kind: 'label', change: number, column: cells[0].column, rows: cells.map(({ row }) => row),
    before: cells.map(({ numeric, before }) => valueOf(numeric, before)), after: cells.map(({ numeric, after }) => valueOf(numeric, after)),
  }));
  return { done: actions(undoable), undone: actions(redoable) };
}

/**
 * What was kept beside what the service has now: of labels the service's list alone counts, of settings what was kept.
 *
 * @param {Action[]} kept @param {Action[]} labels @returns {Action[]}
 */
export function joined(kept, labels) {
  const place = new Map(labels.map((action, i) => [numberOf(action), i]));
  /** @type {Action[]} */
  const all = [];
  let next = 0;
  for (const action of kept) {
    const at = action.kind === 'label' ? place.get(numberOf(action)) ?? -1 : -1;
    if (action.kind === 'settings') all.push(action);
    else while (next <= at) all.push(labels[next++]);
  }
  return [...all, ...labels.slice(next)];
}

/** @param {Action} action */
const numberOf = (action) => (action.kind === 'label' ? action.change : undefined);

/** @param {Action} action @returns {Action} */
function inverse(action) {
  return /** @type {Action} */ ({ ...action, before: action.after, after: action.before });
}

/** @param {Action | undefined} action @returns {string} */
export function inWords(action) {
  if (!action) return '';
  if (action.kind === 'label') {
    const { rows, after } = action;
    const noun = action.column === 'note' ? 'note' : 'label';
    const what = rows.length === 1 ? `${noun} of row ${rows[0]}` : `${noun}s of ${rows.length} rows`;
    return after[0] === null ? `${what} removed` : `${what} set to ${after[0]}`;
  }
  const parameters = 'parameters' in action.after && Object.keys(action.after).length === 1;
  return parameters ? 'parameters' : Object.keys(action.after).join(', ');
}

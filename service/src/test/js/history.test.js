import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { act, actionsOf, inWords, joined, note, performBy, redo, undo } from '../../main/resources/dev/tangent/service/page/state/history.js';
import { attempt, say, store } from '../../main/resources/dev/tangent/service/page/state/store.js';

/** @typedef {import('../../main/resources/dev/tangent/service/page/state/store.js').Action} Action */

/** @type {Action[]} */
let performed = [];
/** @type {Action} */
const FIRST = { kind: 'label', rows: [3], column: 'y', before: [null], after: [5] };
/** @type {Action} */
const SECOND = { kind: 'settings', before: { lambda: null }, after: { lambda: 1e-3 } };

beforeEach(() => {
  performed = [];
  performBy(async (action) => void performed.push(action));
  store.set({ done: [], undone: [], message: null });
});

test('what is done can be undone and done again', async () => {
  await act(FIRST);
  await act(SECOND);
  await undo();
  assert.deepEqual(performed.at(-1), { ...SECOND, before: SECOND.after, after: SECOND.before });
  await redo();
  assert.deepEqual(performed.at(-1), SECOND);
  assert.deepEqual(store.state.done, [FIRST, SECOND]);
  assert.deepEqual(store.state.undone, []);
});

test('what could not be taken back stays to be taken back', async () => {
  await act(FIRST);
  performBy(async () => { throw new Error('no'); });
  await assert.rejects(undo(), /no/);
  assert.deepEqual([store.state.done, store.state.undone], [[FIRST], []]);
});

test('two presses take back two things', async () => {
  await act(FIRST);
  await act(SECOND);
  await Promise.all([undo(), undo()]);
  assert.deepEqual(store.state.undone, [SECOND, FIRST]);
});

test('what a journal has can be taken back, and made again', () => {
  const edit = (number, row, before, after) => ({ number, cells: [{ row, column: 'y', numeric: true, before, after }] });
  const changes = [edit(1, 3, '', '5'), edit(2, 4, '1', ''), edit(3, 4, '', '1')];
  const { done, undone } = actionsOf({ changes, undoable: [1], redoable: [2] });
  assert.deepEqual(done, [{ ...FIRST, change: 1 }]);
  assert.deepEqual(undone, [{ kind: 'label', change: 2, rows: [4], column: 'y', before: [1], after: [null] }]);
});

test('an action keeps the number that its change got', async () => {
  performBy(async (action) => (performed.push(action), { .../** @type {any} */ (action), change: 7 }));
  await act(FIRST);
  await undo();
  assert.deepEqual(performed.at(-1), { ...FIRST, change: 7, before: FIRST.after, after: FIRST.before });
  await redo();
  assert.deepEqual(store.state.done, [{ ...FIRST, change: 7 }]);
});

test('after a reload labels are those of the service, with the settings where they were', () => {
  const label = (/** @type {number} */ change, row = change) => /** @type {Action} */ ({ ...FIRST, change, rows: [row] });
  assert.deepEqual(joined([label(1), SECOND, label(2)], [label(1), label(2)]), [label(1), SECOND, label(2)]);
  assert.deepEqual(joined([label(1), SECOND, label(2)], [label(1), label(3), label(4)]), [label(1), SECOND, label(3), label(4)]);
  assert.deepEqual(joined([SECOND, label(3, 99)], [label(3), label(5)]), [SECOND, label(3), label(5)]);
  assert.deepEqual(joined([SECOND, label(4), SECOND], [label(2), label(4)]), [SECOND, label(2), label(4), SECOND]);
  assert.deepEqual(joined([FIRST, SECOND], []), [SECOND]);
});

test('a new action forgets those that were undone', async () => {
  await act(FIRST);
  await undo();
  await act(SECOND);
  await redo();
  assert.deepEqual(store.state.done, [SECOND]);
  assert.equal(performed.length, 3);
});

test('nothing happens where there is nothing to undo or to do again', async () => {
  await undo();
  await redo();
  assert.deepEqual(performed, []);
});

test('an action that is refused is not noted', async () => {
  performBy(async () => { throw new Error('no'); });
  await assert.rejects(act(FIRST), /no/);
  assert.deepEqual(store.state.done, []);
});

test('what was performed already is only noted', () => {
  note(FIRST);
  assert.deepEqual(store.state.done, [FIRST]);
  assert.deepEqual(performed, []);
});

test('actions have words', () => {
  assert.equal(inWords(undefined), '');
  assert.equal(inWords(FIRST), 'label of row 3 set to 5');
  assert.equal(inWords({ ...FIRST, after: [null] }), 'label of row 3 removed');
  assert.equal(inWords(SECOND), 'lambda');
  assert.equal(inWords({ kind: 'settings', before: {}, after: { parameters: { neighbours: 5 } } }), 'parameters');
  assert.equal(inWords({ kind: 'settings', before: {}, after: { loss: 'huber', lossParameter: 1 } }), 'loss, lossParameter');
});

test('whoever watches the store hears of each change once', () => {
  let heard = 0;
  const listener = () => heard++;
  store.addEventListener('change', listener);
  store.set({ hovered: 1 });
  store.set({ hovered: 1 });
  store.removeEventListener('change', listener);
  store.set({ hovered: 2 });
  assert.equal(heard, 2);
});

test('a state is never written into', () => {
  const before = store.state;
  store.set({ hovered: 9 });
  assert.notEqual(store.state, before);
  assert.notEqual(before.hovered, 9);
});

test('what is refused is said in its own words', async () => {
  assert.equal(await attempt(async () => { throw new Error('too few labels'); }), undefined);
  assert.deepEqual(store.state.message, { trouble: true, text: 'too few labels' });
  say('done');
  assert.deepEqual(store.state.message, { trouble: false, text: 'done' });
  assert.equal(await attempt(async () => 7), 7);
});

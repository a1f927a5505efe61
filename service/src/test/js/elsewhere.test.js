import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { redo, performBy, undo } from '../../main/resources/dev/tangent/service/page/state/history.js';
import { performLabels } from '../../main/resources/dev/tangent/service/page/state/labels.js';
import { store } from '../../main/resources/dev/tangent/service/page/state/store.js';

const usual = globalThis.fetch;
afterEach(() => { globalThis.fetch = usual; });

/** @param {number} number @param {number} row @param {string} after */
const edit = (number, row, after) => ({ number, cells: [{ row, column: 'y', numeric: true, before: '', after }] });

/** A service where another page has set the label of row 8 after ours of row 3. @type {Record<string, any>} */
const ELSEWHERE = {
  '/api/tables/t1/labels?targets=y': { labels: [{ row: 3, column: 'y', value: 5 }, { row: 8, column: 'y', value: 7 }] },
  '/api/tables/t1/labels/changes': { version: 2, changes: [edit(1, 3, '5'), edit(2, 8, '7')], undoable: [1, 2], redoable: [] },
};

/** @param {string} state */
function refusing(state) {
  globalThis.fetch = async (path, init) => (init?.method === 'POST'
    ? Response.json({ error: "the next change to take back is 2, not 1", state }, { status: 409 }) : Response.json(ELSEWHERE[String(path)]));
  performBy((action, way) => performLabels(/** @type {any} */ (action), way));
  store.set({
    table: /** @type {any} */ ({ id: 't1', rows: 9, version: 1, columns: [], coordinates: [], targets: ['y'] }), target: 'y', views: [], labels: { y: new Map([[3, 5]]) },
    done: [{ kind: 'label', change: 1, column: 'y', rows: [3], before: [null], after: [5] }], undone: [],
  });
}

test('an undo that another page was ahead of shows the labels as they are and says so', async () => {
  refusing('changed');
  await assert.rejects(undo(), /changed in another place/);
  const { labels, done, undone, table } = store.state;
  assert.deepEqual([...labels.y], [[3, 5], [8, 7]]);
  assert.deepEqual(done.map((action) => action.kind === 'label' && action.change), [1, 2]);
  assert.deepEqual([undone, table?.version], [[], 2]);
});

test('a redo that is no longer there is not offered again', async () => {
  refusing('nothing');
  store.set({ undone: [{ kind: 'label', change: 9, column: 'y', rows: [1], before: [null], after: [5] }] });
  await assert.rejects(redo(), /changed in another place/);
  assert.deepEqual(store.state.undone, []);
});

test('another refusal is told as it is, and nothing is read anew', async () => {
  refusing('waiting');
  await assert.rejects(undo(), /the next change to take back is 2/);
  assert.deepEqual([...store.state.labels.y], [[3, 5]]);
});

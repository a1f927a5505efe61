import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { begin } from '../../main/resources/dev/tangent/service/page/state/session.js';
import { DEFAULT_SETTINGS, store } from '../../main/resources/dev/tangent/service/page/state/store.js';
import { emptyView } from '../../main/resources/dev/tangent/service/page/state/views.js';

const fetchOfNode = globalThis.fetch;
const tableOf = (/** @type {string} */ id) => ({ id, name: id, rows: 2, columns: [], coordinates: ['a', 'b', 'c'], targets: ['y'], version: 0 });

/** What the page showed last: a table with a fit and a filter of its rows. */
const KEPT = { process: 1, table: 't1', views: [{ method: 'lg', fits: ['f1'] }], settings: { ...DEFAULT_SETTINGS, targets: ['y'] }, target: 'y', done: [], undone: [], axes: 'columns', axisColumns: ['a', 'b', 'c'], colourBy: 'prediction', rowFilter: 'y > 3' };

/** @type {Record<string, any>} */
const ANSWERS = {
  '/api': { folder: '', process: 1 },
  '/api/catalogue': { demos: [] },
  '/api/tables': [tableOf('t1')],
  '/api/tables/t1/labels?targets=y': { labels: [{ row: 0, column: 'y', value: 5 }] },
  '/api/tables/t1/labels/changes': { version: 0, changes: [], undoable: [], redoable: [] },
  '/api/fits?table=t1': [{ id: 'f1', state: 'done', version: 0, can: [] }],
};

/** Questions about t1 since it is shown; the one of this number waits. */
let count = 0;
let waits = 0;
/** @type {(() => void) | null} */
let answer = null;

beforeEach(() => {
  const browser = {
    location: { hash: '' }, history: { replaceState() {} }, addEventListener() {}, EventSource: class extends EventTarget { close() {} },
    localStorage: { getItem: () => JSON.stringify(KEPT), setItem() {} },
  };
  for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  globalThis.fetch = async (path) => {
    if (store.state.table && ++count === waits) await new Promise((resolve) => { answer = () => resolve(null); });
    const known = ANSWERS[String(path)];
    return known ? Response.json(known) : new Response(new ArrayBuffer(0), { headers: { 'Tangent-Rows': '0' } });
  };
});

afterEach(() => { globalThis.fetch = fetchOfNode; });

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a table that is opened while the last one is found again keeps what is its own', async () => {
  for (waits = 1; ; waits++) {
    count = 0;
    answer = null;
    store.set({ table: null, phase: 'loading', views: [], rowFilter: '' });
    const began = begin();
    while (!answer && count < waits && store.state.views[0]?.fit?.id !== 'f1') await settled();
    if (!answer) break;
    const view = { ...emptyView('lap'), asked: 7, pending: /** @type {any} */ ({ id: 'f2', state: 'running' }) };
    store.set({ table: /** @type {any} */ (tableOf('t2')), target: 'z', views: [view], labels: { z: new Map([[1, 9]]) }, rowFilter: '' });
    /** @type {() => void} */ (answer)();
    await began;
    const { table, views, labels, target, rowFilter } = store.state;
    assert.deepEqual([table?.id, views, Object.keys(labels), target, rowFilter], ['t2', [view], ['z'], 'z', ''], `opened at question ${waits}`);
  }
  assert.ok(waits > 3, `it asks ${waits - 1} times`);
  assert.deepEqual([store.state.table?.id, store.state.rowFilter], ['t1', 'y > 3']);
});

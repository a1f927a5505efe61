import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { colourings } from '../../main/resources/dev/tangent/service/page/state/colouring.js';
import { colourBy, followGraph } from '../../main/resources/dev/tangent/service/page/state/selection.js';
import { DEFAULT_SETTINGS, store } from '../../main/resources/dev/tangent/service/page/state/store.js';
import { emptyView } from '../../main/resources/dev/tangent/service/page/state/views.js';

const usual = globalThis.fetch;
afterEach(() => { globalThis.fetch = usual; });

/** @type {string[]} */
let asked = [];

/** @param {Record<string, any>} fit */
const show = (fit) => store.set({ views: [{ ...emptyView('lg'), fit: /** @type {any} */ ({ id: 'f1', can: [], parameters: { neighbours: 12 }, standardised: 'scale', ...fit }) }] });

beforeEach(() => {
  asked = [];
  store.set({
    table: /** @type {any} */ ({ id: 't1', rows: 3, columns: [], coordinates: ['x', 'y'], targets: ['z'], truth: {} }), target: 'z', labels: {}, selected: null, rowNumbers: {}, neighbours: [],
    settings: { ...DEFAULT_SETTINGS, targets: ['z'] }, message: null,
  });
  show({});
});

/** @param {(path: string) => Response} answer */
function answers(answer) {
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    return answer(String(path));
  };
}

/** As many components as the k that was asked for. */
const components = () => answers((path) => new Response(Int32Array.from([0, 1, Number(/neighbours=(\d+)/.exec(path)?.[1])]), { headers: { 'Tangent-Rows': '3', 'Tangent-Columns': '1' } }));

test('components are those of the graph of the fit: its k, its columns, its scale', async () => {
  components();
  await colourBy('component');
  assert.deepEqual(asked, ['/api/tables/t1/components?neighbours=12&columns=x,y&standardise=scale&as=raw']);
  await colourBy('component');
  assert.equal(asked.length, 1);
  show({ id: 'f2', parameters: { neighbours: 5 } });
  assert.deepEqual(colourings(), [null]);
  await followGraph();
  assert.deepEqual([...colourings()[0]?.values ?? []], [0, 1, 5]);
  show({ id: 'f3', parameters: { neighbours: 5 }, standardised: 'none' });
  await followGraph();
  store.set({ settings: { ...store.state.settings, columns: ['x'] } });
  await followGraph();
  assert.deepEqual(asked.slice(2), ['/api/tables/t1/components?neighbours=5&columns=x,y&standardise=none&as=raw', '/api/tables/t1/components?neighbours=5&columns=x&standardise=none&as=raw']);
});

test('neighbours are those of the fit where it can tell them', async () => {
  answers(() => Response.json({ row: 1, rows: [2] }));
  store.set({ selected: 1 });
  await colourBy('neighbours');
  assert.deepEqual(asked, ['/api/fits/f1/neighbours?row=1']);
  assert.deepEqual(store.state.neighbours, [2]);
});

test('else the nearest rows in its scale, of which it counts the row itself', async () => {
  answers((path) => (path.includes('/fits/') ? Response.json({ error: 'a mean of methods' }, { status: 400 }) : Response.json({ row: 1, rows: [0] })));
  store.set({ selected: 1 });
  await colourBy('neighbours');
  assert.equal(asked[1], '/api/tables/t1/neighbours?row=1&count=11&columns=x,y&standardise=scale');
  assert.deepEqual([store.state.neighbours, store.state.message], [[0], null]);
  show({ classes: ['a', 'b'], standardised: 'robust', parameters: { neighbours: 5 } });
  asked = [];
  await followGraph();
  assert.deepEqual(asked, ['/api/tables/t1/neighbours?row=1&count=4&columns=x,y&standardise=robust']);
});

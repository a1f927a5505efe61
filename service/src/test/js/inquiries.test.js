import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { placePoints } from '../../main/resources/dev/tangent/service/page/state/cloud.js';
import { answerOf, cancelInquiry } from '../../main/resources/dev/tangent/service/page/state/inquiries.js';
import { store } from '../../main/resources/dev/tangent/service/page/state/store.js';

const usual = globalThis.fetch;
afterEach(() => { globalThis.fetch = usual; });

/** Streams that were opened. @type {EventTarget[]} */
let streams = [];
beforeEach(() => {
  streams = [];
  globalThis.EventSource = /** @type {any} */ (class extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  });
});

/** @param {string} kind @param {any} data */
const tell = (kind, data) => streams[0].dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify(data) }));
const soon = () => new Promise((resolve) => setTimeout(resolve, 300));

test('a job that takes long is told of, and told no more when it is done', async () => {
  const answer = answerOf('embedding', '/embeddings/e1');
  assert.equal(store.state.asking.embedding, undefined);
  await soon();
  tell('progress', { stage: 'neighbours', done: 1, total: 4 });
  assert.deepEqual(store.state.asking.embedding, { path: '/embeddings/e1', stage: 'neighbours', share: 0.25 });
  tell('state', { state: 'done', id: 'e1' });
  assert.equal((await answer).id, 'e1');
  assert.deepEqual(store.state.asking, {});
});

test('an embedding that is cancelled is given up, and the columns are shown again', async () => {
  /** @type {string[]} */
  const asked = [];
  globalThis.fetch = async (path, init) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    if (init?.method === 'POST') return Response.json({ id: 'e1' });
    if (String(path).includes('embeddings')) return init?.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ error: 'no embedding e1' }, { status: 404 });
    return new Response(new Float32Array([1, 2, 3, 5, 6, 8]).buffer, { headers: { 'Tangent-Rows': '2', 'Tangent-Columns': '3', 'Tangent-Version': '0' } });
  };
  store.set({ table: /** @type {any} */ ({ id: 't1', rows: 2, columns: [], coordinates: ['x', 'y', 'z'] }), axes: 'embedding', axisColumns: ['x', 'y', 'z'], cloud: null });
  const placed = placePoints();
  await soon();
  await cancelInquiry('embedding');
  assert.ok(asked.includes('DELETE /api/embeddings/e1'));
  streams[0].dispatchEvent(new Event('error'));
  await placed;
  assert.deepEqual([store.state.axes, store.state.cloud?.count, store.state.message], ['columns', 2, null]);
});

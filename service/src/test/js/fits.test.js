import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { cancelFit, closeView, startFit } from '../../main/resources/dev/tangent/service/page/state/fits.js';
import { changeLive } from '../../main/resources/dev/tangent/service/page/state/following.js';
import { store } from '../../main/resources/dev/tangent/service/page/state/store.js';
import { emptyView } from '../../main/resources/dev/tangent/service/page/state/views.js';

const usual = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };

/** Fits that were asked for, each with its answer. @type {((id: string) => void)[]} */
let posted = [];
/** @type {string[]} */
let deleted = [];

/** @param {any} path @param {RequestInit} [init] @returns {Promise<Response>} */
function answered(path, init) {
  if (init?.method === 'POST') return new Promise((resolve) => { posted.push((id) => resolve(Response.json({ id, state: 'waiting' }))); });
  if (init?.method === 'DELETE') deleted.push(String(path).split('/').pop() ?? '');
  return Promise.resolve(new Response(null, { status: 204 }));
}

beforeEach(() => {
  posted = [];
  deleted = [];
  globalThis.fetch = answered;
  Object.assign(globalThis, { EventSource: class extends EventTarget { close() {} } });
  store.set({
    table: /** @type {any} */ ({ id: 't1', rows: 9, columns: [], coordinates: [], targets: ['y'] }), target: 'y', views: [emptyView('lg')],
    labels: { y: new Map([[1, 5], [2, 6]]) }, settings: { ...store.state.settings, targets: ['y'] }, message: null,
  });
});

afterEach(() => { Object.assign(globalThis, usual); });

const settled = () => new Promise((resolve) => setImmediate(resolve));
const pending = () => store.state.views.map((view) => view.pending?.id);

test('of two fits that are asked for at once the later is shown, and the other deleted', async () => {
  startFit(0);
  startFit(0, true);
  await settled();
  posted.at(-1)?.('f2');
  await settled();
  if (posted.length > 1) posted[0]('f1');
  await settled();
  assert.deepEqual(pending(), ['f2']);
  assert.deepEqual(deleted, posted.length > 1 ? ['f1'] : []);
});

test('a fit that is answered after a later one was asked for is deleted', async () => {
  startFit(0);
  await settled();
  startFit(0, true);
  await settled();
  posted[1]('f2');
  await settled();
  posted[0]('f1');
  await settled();
  assert.deepEqual([pending(), deleted], [['f2'], ['f1']]);
});

test('the last of three runs where the first is being deleted', async () => {
  startFit(0);
  await settled();
  posted[0]('f1');
  await settled();
  startFit(0);
  startFit(0, true);
  await settled();
  posted.slice(1).forEach((answer, i) => answer(`f${i + 2}`));
  await settled();
  assert.deepEqual(pending(), [`f${posted.length}`]);
  assert.deepEqual([...deleted].sort(), Array.from({ length: posted.length - 1 }, (_, i) => `f${i + 1}`));
});

test('a fit that is cancelled before it is answered is deleted then', async () => {
  startFit(0);
  await settled();
  await cancelFit(0);
  posted[0]('f1');
  await settled();
  assert.deepEqual([pending(), deleted], [[undefined], ['f1']]);
});

test('a fit goes to the view that asked for it, wherever that is by then', async () => {
  store.set({ views: [emptyView('lg'), emptyView('lap')] });
  startFit(1);
  await settled();
  await closeView(0);
  posted[0]('f1');
  await settled();
  assert.deepEqual([pending(), deleted], [['f1'], []]);
});

test('a change that is refused does not hold up the one that waits behind it', async () => {
  /** @type {unknown[]} */
  const sent = [];
  globalThis.fetch = async (path, init) => {
    if (init?.method !== 'PATCH') return Response.json({ error: 'no arrays here' }, { status: 409 });
    sent.push(JSON.parse(String(init.body)).lambda);
    return Response.json({ error: 'try a larger lambda' }, { status: 409 });
  };
  store.set({ views: [{ ...emptyView('lg'), fit: /** @type {any} */ ({ id: 'f1', version: 0, can: ['live'] }) }] });
  const first = changeLive({ lambda: 1 });
  await changeLive({ lambda: 2 });
  await first;
  assert.deepEqual(sent, [1, 2]);
  assert.equal(store.state.message?.text, 'try a larger lambda');
  store.set({ views: [] });
});

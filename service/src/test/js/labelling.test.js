import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { isInside, outline, rowsInside } from '../../main/resources/dev/tangent/service/page/cloud/region.js';
import { Projection } from '../../main/resources/dev/tangent/service/page/cloud/projection.js';
import { walkOn } from '../../main/resources/dev/tangent/service/page/state/labelling.js';
import { choose, chooseMore } from '../../main/resources/dev/tangent/service/page/state/selection.js';
import { nextAtHand, suggestAhead } from '../../main/resources/dev/tangent/service/page/state/suggestions.js';
import { store } from '../../main/resources/dev/tangent/service/page/state/store.js';
import { classKeys, classNames } from '../../main/resources/dev/tangent/service/page/state/targets.js';
import { emptyView } from '../../main/resources/dev/tangent/service/page/state/views.js';

const NOBODY = new Set();

/** Five points on a line, and no fit yet. */
function line() {
  const positions = Float32Array.from([-1, -0.5, 0, 0.5, 1].flatMap((x) => [x, 0, 0]));
  store.set({
    table: /** @type {any} */ ({ id: 't1', rows: 5, columns: [{ name: 'kind', kind: 'text', filled: 0 }], coordinates: [], targets: ['kind'] }),
    target: 'kind', cloud: { positions, count: 5, axes: [], flat: true }, labels: { kind: new Map() }, classOrder: {}, suggestions: null, skipped: [], done: [], chosen: [], selected: null, walk: '', message: null,
    views: [emptyView('lg')],
  });
}

const usual = globalThis.fetch;
afterEach(() => { globalThis.fetch = usual; });
beforeEach(() => line());

/** A service that suggests these rows of the table. @param {number[]} rows @returns {string[]} what it was asked */
function suggesting(rows) {
  /** @type {string[]} */
  const asked = [];
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    return Response.json({ by: 'distance', next: rows.map((row) => ({ row, reduction: 0, left: 0 })) });
  };
  return asked;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('where no fit can say, the service is asked of the table, and what it says comes next', async () => {
  const asked = suggesting([3, 1]);
  walkOn();
  assert.equal(store.state.selected, null);
  await settled();
  assert.equal(store.state.selected, 3);
  assert.equal(asked[0], '/api/tables/t1/suggestions?most=8&columns=&standardise=auto&targets=kind');
});

test('what is passed over is asked for beside the others, and does not come again', async () => {
  const asked = suggesting([3, 1]);
  store.set({ walk: 'uncertain', selected: 3 });
  walkOn();
  await settled();
  assert.equal(store.state.selected, 1);
  assert.match(asked[0], /most=9&/);
});

test('a walk ends in words where nothing is left', async () => {
  suggesting([]);
  walkOn();
  await settled();
  assert.deepEqual([store.state.walk, store.state.message?.text], ['', 'Every point has a label or was passed over.']);
});

test('a walk ends in the words of a refusal', async () => {
  globalThis.fetch = async () => Response.json({ error: 'no table t1' }, { status: 404 });
  walkOn();
  await settled();
  assert.deepEqual([store.state.walk, store.state.message], ['', { trouble: true, text: 'no table t1' }]);
});

test('a suggestion comes next unless it is labelled, passed over or on its way', () => {
  store.set({ suggestions: { by: 'doubt', next: [0, 1, 2, 4].map((row) => ({ row, reduction: 0, left: 0 })) }, labels: { kind: new Map([[0, 'a']]) }, skipped: [1] });
  assert.equal(nextAtHand(new Set([2])), 4);
  assert.equal(nextAtHand(new Set([2, 4])), undefined);
});

test('while enough are at hand nobody is asked', async () => {
  const asked = suggesting([]);
  store.set({ suggestions: { by: 'doubt', next: [0, 1, 2, 3, 4].map((row) => ({ row, reduction: 0, left: 0 })) } });
  await suggestAhead(NOBODY);
  assert.deepEqual(asked, []);
});

test('a class that comes later comes last, so that keys keep their meaning', () => {
  store.set({ labels: { kind: new Map([[0, 'b'], [1, 'c']]) } });
  assert.deepEqual(classNames(), ['b', 'c']);
  store.set({ classOrder: { kind: ['b', 'c'] }, labels: { kind: new Map([[0, 'b'], [1, 'c'], [2, 'a']]) } });
  assert.deepEqual(classNames(), ['b', 'c', 'a']);
});

test('the key of a digit is that digit, of other classes their place', () => {
  assert.deepEqual(classKeys(['0', '3', '7']), ['0', '3', '7']);
  assert.deepEqual(classKeys(['setosa', 'virginica']), ['1', '2']);
  assert.deepEqual(classKeys(Array.from({ length: 12 }, (_, i) => `c${i}`)).slice(8), ['9', '0', '', '']);
});

test('what is gone around is inside, also where the line is no circle', () => {
  const corner = /** @type {[number, number][]} */ ([[0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]]);
  assert.equal(isInside(corner, 1, 3), true);
  assert.equal(isInside(corner, 3, 3), false);
  assert.deepEqual(outline('box', [[1, 1], [9, 9], [3, 2]]), [[1, 1], [3, 1], [3, 2], [1, 2]]);
});

test('points are chosen where they are seen, those behind the camera are not', () => {
  const down = new Projection([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0], 200, 100);
  assert.deepEqual(rowsInside(Float32Array.from([0, 0, 2, 2, 0, 2, 0, 0, -2]), down, [[90, 40], [110, 40], [110, 60], [90, 60]]), [0]);
});

test('rows are chosen together, and taken out again by choosing them once more', () => {
  store.set({ selected: 1 });
  chooseMore([3, 4]);
  assert.deepEqual(store.state.chosen, [1, 3, 4]);
  chooseMore([3, 4]);
  assert.deepEqual([store.state.chosen, store.state.selected], [[], 1]);
  choose([2, 3]);
  choose([]);
  assert.deepEqual(store.state.chosen, []);
});

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { at, filtered, rowColumns, sorted } from '../../main/resources/dev/tangent/service/page/state/row-columns.js';
import { performLabels } from '../../main/resources/dev/tangent/service/page/state/labels.js';
import { fetchTexts, textsOf } from '../../main/resources/dev/tangent/service/page/state/row-texts.js';
import { emptyView } from '../../main/resources/dev/tangent/service/page/state/views.js';
import { store } from '../../main/resources/dev/tangent/service/page/state/store.js';

const COLUMNS = [
  { title: 'row', values: { length: 0 } },
  { title: 'label', values: [NaN, 2, NaN, 4, NaN] },
  { title: 'predicted', values: [1, 2, 3, 4, NaN] },
  { title: 'error bar', values: [0.1, 0.2, 0.1, 0.3, NaN] },
  { title: 'status', values: [0, 0, 1, 0, 1], words: ['ok', 'extrapolated'] },
];
const rows = (/** @type {string} */ filter) => filtered(filter, COLUMNS, 5);

test('no filter lets all rows through', () => assert.deepEqual(rows('  '), [0, 1, 2, 3, 4]));

test('a column is compared with a number', () => {
  assert.deepEqual(rows('predicted > 2'), [2, 3]);
  assert.deepEqual(rows('predicted>=2'), [1, 2, 3]);
  assert.deepEqual(rows('predicted < 2'), [0]);
  assert.deepEqual(rows('predicted <= 2'), [0, 1]);
  assert.deepEqual(rows('predicted = 2'), [1]);
  assert.deepEqual(rows('row != 2'), [0, 1, 3, 4]);
});

test('a number is found as the column holds it', () => {
  const halved = [...COLUMNS.slice(0, 2), { title: 'x', values: Float32Array.of(0.1, 0.2, 0.3, 0.1, NaN) }];
  const found = (/** @type {string} */ filter) => filtered(filter, halved, 5);
  assert.deepEqual(found('x = 0.1'), [0, 3]);
  assert.deepEqual(found('x <= 0.1'), [0, 3]);
  assert.deepEqual(found('x > 0.1 and x < 0.3'), [1]);
});

test('labels are compared as they were given', () => {
  store.set({ labels: { y: new Map([[0, 0.1], [1, 16_777_217], [2, 16_777_216]]) } });
  assert.deepEqual(filtered('label = 0.1', rowColumns(), 3), [0]);
  assert.deepEqual(filtered('label > 16777216', rowColumns(), 3), [1]);
});

test('a column may have a name of two words, in any case', () => assert.deepEqual(rows('Error Bar < 0.15'), [0, 2]));

test('conditions are joined by "and" or by commas', () => {
  assert.deepEqual(rows('predicted > 1 and error bar < 0.25'), [1, 2]);
  assert.deepEqual(rows('predicted > 1, error bar < 0.25'), [1, 2]);
});

test('labelled and unlabelled rows, in both spellings', () => {
  assert.deepEqual(rows('labelled'), [1, 3]);
  assert.deepEqual(rows('unlabeled'), [0, 2, 4]);
});

test('a number alone is a row', () => assert.deepEqual(rows('3'), [3]));

test('words stand for their codes', () => assert.deepEqual(rows('status = ok and labelled'), [1, 3]));

test('what cannot be read is refused with an example', () => {
  assert.throws(() => rows('predictd > 2'), /cannot read "predictd > 2".*predicted > 3/);
  assert.throws(() => rows('predicted > two'), /"two" is no number/);
});

test('rows are sorted either way, those without a value last', () => {
  assert.deepEqual(sorted([0, 1, 2, 3, 4], COLUMNS[3], false), [0, 2, 1, 3, 4]);
  assert.deepEqual(sorted([0, 1, 2, 3, 4], COLUMNS[3], true), [3, 1, 0, 2, 4]);
  assert.deepEqual(sorted([2, 0, 1], COLUMNS[0], true), [2, 1, 0]);
  assert.deepEqual(sorted([2, 0, 1], undefined, true), [2, 0, 1]);
});

test("a row's number is its own place", () => assert.equal(at(COLUMNS[0], 3), 3));

beforeEach(() => {
  store.set({
    table: /** @type {any} */ ({ id: 't1', rows: 3, columns: [], coordinates: [], targets: ['y'] }), target: 'y', views: [emptyView('lg')],
    labels: { y: new Map(/** @type {[number, number | string][]} */ ([[1, 'red'], [2, 'blue']])) },
  });
});

test('labels that are words become codes in the order of the alphabet', () => {
  const label = rowColumns()[1];
  assert.deepEqual([...Array.from(label.values)], [NaN, 1, 0]);
  assert.deepEqual(label.words, ['blue', 'red']);
});

test('the column of labels stays the same object until they change', () => {
  const before = rowColumns()[1];
  store.set({ hovered: 1 });
  assert.equal(rowColumns()[1], before);
  store.set({ labels: { y: new Map([[0, 7]]) } });
  assert.notEqual(rowColumns()[1], before);
});

test('what is no condition is looked for in the texts, in whatever case', () => {
  const texts = [{ name: 'who', categories: ['Ada', 'Grace'], codes: [0, 1, -1, 1, 0] }];
  assert.deepEqual(filtered('ada', COLUMNS, 5, texts), [0, 4]);
  assert.deepEqual(filtered('gra and labelled', COLUMNS, 5, texts), [1, 3]);
  assert.deepEqual(filtered('"3"', COLUMNS, 5, texts), []);
});

test('texts are found as they are after a label was changed', async () => {
  let kind = ['red', 'blue'];
  const usual = globalThis.fetch;
  globalThis.fetch = async (path) => Response.json(String(path).includes('/texts')
    ? { name: 'y', categories: kind, codes: [-1, 0, 1] } : { version: 5, change: 1, fits: [], undo: 1, redo: 0 });
  try {
    store.set({ table: /** @type {any} */ ({ id: 't7', version: 4, rows: 3, columns: [{ name: 'y', kind: 'text' }], coordinates: [], targets: ['y'] }) });
    await fetchTexts();
    kind = ['green', 'blue'];
    await fetchTexts();
    assert.deepEqual(filtered('red', COLUMNS, 3, textsOf()), [1]);
    await performLabels({ kind: 'label', column: 'y', rows: [1], before: ['red'], after: ['green'] }, 'do');
    assert.equal(store.state.table?.version, 5);
    assert.deepEqual(filtered('red', COLUMNS, 3, textsOf()), [1]);
    await fetchTexts();
    assert.deepEqual([filtered('green', COLUMNS, 3, textsOf()), filtered('red', COLUMNS, 3, textsOf())], [[1], []]);
  } finally {
    globalThis.fetch = usual;
  }
});

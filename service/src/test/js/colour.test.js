import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATEGORIES, colourAt, MAPS } from '../../main/resources/dev/tangent/service/page/colour/maps.js';
import { categories, colourOf, diverging, range, readable, sequential, spread } from '../../main/resources/dev/tangent/service/page/colour/scale.js';

test('a map begins and ends with its published colours', () => {
  assert.equal(colourAt('sequential', 0), 'rgb(68 1 84)'); // viridis, 440154
  assert.equal(colourAt('sequential', 1), 'rgb(253 231 37)'); // fde725
  assert.equal(colourAt('diverging', 0), 'rgb(84 39 136)');
});

test('what lies outside a map has the colour of its nearer end', () => {
  assert.equal(colourAt('spread', -3), colourAt('spread', 0));
  assert.equal(colourAt('spread', 3), colourAt('spread', 1));
});

test('all maps are opaque and have 256 colours', () => {
  for (const map of Object.values(MAPS)) {
    assert.equal(map.length, 4 * 256);
    for (let i = 3; i < map.length; i += 4) assert.equal(map[i], 255);
  }
});

test('categories have colours of their own, and begin again after the last', () => {
  const scale = categories('kind', []);
  const colours = Array.from({ length: CATEGORIES }, (_, code) => colourOf(scale, code));
  assert.equal(new Set(colours).size, CATEGORIES);
  assert.equal(colourOf(scale, CATEGORIES + 2), colours[2]);
});

test('a range leaves out what is no finite number', () => {
  assert.deepEqual(range([3, NaN, -1], [Infinity, 7]), [-1, 7]);
});

test('a range of nothing is 0 to 1, one of a single number has it in its middle', () => {
  assert.deepEqual(range([]), [0, 1]);
  assert.deepEqual(range([NaN, Infinity]), [0, 1]);
  assert.deepEqual(range([4, 4]), [3.5, 4.5]);
});

test('an end that is 0 but for rounding is 0', () => {
  assert.deepEqual(range([1e-9, 5]), [0, 5]);
  assert.deepEqual(range([-5, -1e-9]), [-5, 0]);
});

test('a scale of deviations begins at 0, one of differences has 0 in its middle', () => {
  assert.deepEqual(sequential('a', [2, 6]), { map: 'sequential', title: 'a', low: 2, high: 6 });
  assert.deepEqual(spread('sd', [2, 6]), { map: 'spread', title: 'sd', low: 0, high: 6 });
  assert.deepEqual(diverging('d', [-2, 6]), { map: 'diverging', title: 'd', low: -6, high: 6 });
});

test('numbers are shown with four digits and a true minus', () => {
  assert.equal(readable(3.14159265), '3.142');
  assert.equal(readable(-2), '−2');
  assert.equal(readable(0), '0');
  assert.equal(readable(123456), '123500');
  assert.equal(readable(1234567), '1.23e6');
  assert.equal(readable(-0.00012345), '−1.23e-4');
  assert.equal(readable(NaN), '–');
  assert.equal(readable(0.1234567, 2), '0.12');
});

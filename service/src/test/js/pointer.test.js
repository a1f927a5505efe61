import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, mock, test } from 'node:test';
import { followPointer } from '../../main/resources/dev/tangent/service/page/cloud/pointer.js';

/** @type {string[]} */
let said = [];
const orbit = { distance: 1, turn: () => said.push('turn'), zoom: (/** @type {number} */ factor) => said.push(factor < 1 ? 'nearer' : 'farther'), pan: () => said.push('move') };
const told = { click: () => said.push('click'), hover: (/** @type {number} */ x) => said.push(`hover ${x}`), leave: () => said.push('leave'), draws: () => false, drawn: () => {} };

/** @type {any} */
let element;

beforeEach(() => {
  said = [];
  element = Object.assign(new EventTarget(), { setPointerCapture() {}, clientHeight: 100 });
  followPointer(element, () => /** @type {any} */ (orbit), told);
});

/** @param {string} type @param {number} x @param {number} [finger] */
function touch(type, x, finger = 1) {
  element.dispatchEvent(Object.assign(new Event(type), { pointerId: finger, pointerType: 'touch', offsetX: x, offsetY: 0, button: 0, buttons: 1, shiftKey: false }));
}

test('a finger that rests asks what is under it, and selects nothing when it is lifted', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  touch('pointerdown', 10);
  mock.timers.tick(600);
  touch('pointerup', 10);
  touch('pointerleave', 10);
  mock.timers.reset();
  assert.deepEqual(said, ['leave', 'hover 10']);
});

test('a tap selects, a finger that moves turns and asks nothing', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  touch('pointerdown', 10);
  touch('pointerup', 10);
  touch('pointerdown', 10);
  touch('pointermove', 30);
  mock.timers.tick(600);
  touch('pointerup', 30);
  mock.timers.reset();
  assert.deepEqual(said, ['leave', 'click', 'leave', 'turn']);
});

test('two fingers that part come nearer and move the cloud with them', () => {
  touch('pointerdown', 10, 1);
  touch('pointerdown', 20, 2);
  touch('pointermove', 60, 2);
  touch('pointerup', 60, 2);
  touch('pointerup', 10, 1);
  assert.deepEqual(said.filter((word) => word !== 'leave'), ['nearer', 'move']);
});

test('nothing on the page moves by itself, so that there is nothing to reduce', () => {
  const page = new URL('../../main/resources/dev/tangent/service/page/', import.meta.url);
  const files = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|html)$/.test(name));
  assert.ok(files.length > 50);
  const moving = files.filter((name) => /\b(transition|animation)\s*:|@keyframes|scroll-behavior\s*:\s*smooth|behavior:\s*'smooth'|\.animate\(/.test(readFileSync(new URL(name, page), 'utf8')));
  assert.deepEqual(moving, []);
});

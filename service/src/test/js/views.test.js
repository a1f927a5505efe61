import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, emptyView } from '../../main/resources/dev/tangent/service/page/state/views.js';

/** @param {any} view @param {any} change */
const after = (view, change) => changed(/** @type {any} */ (view), /** @type {any} */ (change));

test('the lambda that a fit began with is kept, also where the fit tells it later', () => {
  const shown = after(emptyView('lg'), { fit: { id: 'f1', version: 0 }, lambda: null });
  assert.equal(shown.lambda, null);
  const told = after(shown, { fit: { id: 'f1', version: 0, lambda: 1e-6 } });
  assert.equal(told.lambda, 1e-6);
  assert.equal(after(told, { fit: { id: 'f1', version: 1, lambda: 10 } }).lambda, 1e-6);
});

test('the lambda of a fit that was changed is not the one that it began with', () => {
  assert.equal(after(emptyView('lg'), { fit: { id: 'f1', version: 3, lambda: 10 } }).lambda, null);
});

test('the next fit has a lambda of its own', () => {
  const shown = after(emptyView('lg'), { fit: { id: 'f1', version: 0, lambda: 1e-6 } });
  assert.equal(after(shown, { fit: { id: 'f2', version: 0, lambda: 0.5 }, lambda: 0.5 }).lambda, 0.5);
});

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { labelsAsCsv } from '../../main/resources/dev/tangent/service/page/state/saving.js';
import { store } from '../../main/resources/dev/tangent/service/page/state/store.js';

const usual = globalThis.fetch;
afterEach(() => { globalThis.fetch = usual; });

test('labels are downloaded as the service has them, and notes beside them', async () => {
  globalThis.fetch = async (path) => {
    assert.equal(String(path), '/api/tables/t1/labels?targets=y,note');
    return Response.json({ labels: [{ row: 7, column: 'y', value: 1.5 }, { row: 2, column: 'y', value: 3 }, { row: 7, column: 'note', value: 'blurred, "ask"' }] });
  };
  const columns = [{ name: 'y', kind: 'number' }, { name: 'note', kind: 'text' }];
  store.set({ table: /** @type {any} */ ({ id: 't1', columns }), settings: { ...store.state.settings, targets: ['y'] } });
  assert.equal(await (await labelsAsCsv()).text(), 'row,y,note\n2,3,\n7,1.5,"blurred, ""ask"""\n');
});

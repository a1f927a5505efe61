import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { array, forget, get, post, ServiceError } from '../../main/resources/dev/tangent/service/page/service/client.js';

const usual = globalThis.fetch;
afterEach(() => { globalThis.fetch = usual; });

/** @type {{path: string, init?: RequestInit}[]} */
let asked = [];
/** @param {() => Response} answer */
function answers(answer) {
  asked = [];
  globalThis.fetch = async (path, init) => {
    asked.push({ path: String(path), init });
    return answer();
  };
}

test('an answer is JSON, and nothing where there is none', async () => {
  answers(() => Response.json({ id: 't1' }));
  assert.deepEqual(await post('/tables', { demo: 'roll' }), { id: 't1' });
  assert.equal(asked[0].path, '/api/tables');
  assert.equal(asked[0].init?.body, '{"demo":"roll"}');
  answers(() => new Response(null, { status: 204 }));
  assert.equal(await get('/tables/t1'), null);
});

test("a refusal is an error in the service's words", async () => {
  answers(() => Response.json({ error: 'no table t9' }, { status: 404 }));
  await assert.rejects(get('/tables/t9'), (error) => error instanceof ServiceError && error.message === 'no table t9' && error.status === 404);
  answers(() => new Response('plain words', { status: 500 }));
  await assert.rejects(get('/x'), /plain words/);
  answers(() => new Response('', { status: 502 }));
  await assert.rejects(get('/x'), /answered 502/);
});

test('a service that is gone is told as such', async () => {
  answers(() => { throw new TypeError('failed to fetch'); });
  await assert.rejects(get('/x'), /Tangent does not answer/);
});

test('what is gone already is forgotten without trouble', async () => {
  answers(() => Response.json({ error: 'gone' }, { status: 404 }));
  await forget('/fits/f1');
  answers(() => Response.json({ error: 'busy' }, { status: 429 }));
  await assert.rejects(forget('/fits/f1'), /busy/);
});

test('numbers come as raw bytes with their shape in the head', async () => {
  const headers = { 'Tangent-Rows': '2', 'Tangent-Columns': '1', 'Tangent-Version': '7' };
  answers(() => new Response(Float32Array.from([1.5, 2.5]), { headers }));
  const found = await array('/fits/f1/values?after=6');
  assert.deepEqual([...found.data], [1.5, 2.5]);
  assert.deepEqual([found.rows, found.columns, found.version], [2, 1, 7]);
  assert.equal(asked[0].path, '/api/fits/f1/values?after=6&as=raw&type=f4');
  answers(() => new Response(Int32Array.from([3, 4]), { headers }));
  assert.deepEqual([...(await array('/fits/f1/statuses', true)).data], [3, 4]);
  assert.equal(asked[0].path, '/api/fits/f1/statuses?as=raw');
});

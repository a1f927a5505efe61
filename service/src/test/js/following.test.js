import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { follow } from '../../main/resources/dev/tangent/service/page/service/client.js';

/** A stream of events that a test writes. */
class Stream extends EventTarget {
  /** @type {Stream[]} */
  static all = [];

  /** @param {string} url */
  constructor(url) {
    super();
    this.url = url;
    this.closed = false;
    Stream.all.push(this);
  }

  /** @param {string} kind @param {any} data */
  tell(kind, data) {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }

  breakOff() {
    this.dispatchEvent(new Event('error'));
  }

  close() {
    this.closed = true;
  }
}

const usual = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
/** @type {string[]} */
let told = [];

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  Stream.all = [];
  told = [];
  Object.assign(globalThis, { EventSource: Stream });
});

afterEach(() => {
  mock.timers.reset();
  Object.assign(globalThis, usual);
});

/** @param {() => Response} answer of the service to whoever asks for the job */
function followed(answer) {
  globalThis.fetch = async () => answer();
  return follow('/fits/f1', (kind, { state = '' }) => told.push(`${kind} ${state}`));
}

/** Time for answers, and then for whoever waits. */
async function later() {
  for (const milliseconds of [0, 1000]) {
    for (let i = 0; i < 20; i++) await Promise.resolve();
    mock.timers.tick(milliseconds);
  }
  await new Promise((resolve) => setImmediate(resolve));
}

/** @param {string} state */
const job = (state) => () => Response.json({ id: 'f1', state });

test('a job is followed to its end', async () => {
  const following = followed(job('running'));
  Stream.all[0].tell('state', { state: 'running' });
  Stream.all[0].tell('progress', {});
  Stream.all[0].tell('state', { state: 'done' });
  assert.deepEqual(await following, { state: 'done' });
  assert.deepEqual(told, ['state running', 'progress ', 'state done']);
  assert.deepEqual(Stream.all.map(({ url, closed }) => [url, closed]), [['/api/fits/f1/events', true]]);
});

test('a job that runs on when its events break off is followed again', async () => {
  const following = followed(job('running'));
  Stream.all[0].breakOff();
  await later();
  assert.deepEqual(Stream.all.map(({ closed }) => closed), [true, false]);
  Stream.all[1].tell('state', { state: 'done' });
  assert.deepEqual(await following, { state: 'done' });
});

test('a job that ended when its events broke off is told as it ended', async () => {
  const following = followed(job('failed'));
  Stream.all[0].breakOff();
  await later();
  assert.deepEqual(await following, { id: 'f1', state: 'failed' });
});

test("a job that is gone when its events break off is refused in the service's words", async () => {
  const following = assert.rejects(followed(() => Response.json({ error: 'there is no fit f1' }, { status: 404 })), /there is no fit f1/);
  Stream.all[0].breakOff();
  await later();
  await following;
});

/** Talks to the service: JSON as objects, arrays as typed arrays, its errors in its own words. */

import { worded } from './wording.js';

/** What the service, or the way to it, refused. */
export class ServiceError extends Error {
  /** @param {string} message @param {number} status 0 where there was no answer @param {string} [state] that the thing is in */
  constructor(message, status, state = '') {
    super(message);
    this.status = status;
    this.state = state;
  }
}

/** @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} */
async function answered(path, init) {
  let response;
  try {
    response = await fetch('/api' + path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ServiceError('Tangent does not answer: start it again with "tangent explore" and open the address it prints.', 0);
  }
  if (response.ok) return response;
  throw await refusal(response);
}

/** @param {Response} response */
async function refusal(response) {
  const text = await response.text();
  try {
    const told = JSON.parse(text);
    return new ServiceError(worded(told) || text, response.status, told.state);
  } catch {
    return new ServiceError(text || `The service answered ${response.status}.`, response.status);
  }
}

/** @param {string} method @param {string} path @param {any} [body] @returns {Promise<any>} */
async function json(method, path, body) {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await answered(path, init);
  return response.status === 204 ? null : response.json();
}

/** @param {string} path @returns {Promise<any>} */
export const get = (path) => json('GET', path);
/** @param {string} path @param {any} body @returns {Promise<any>} */
export const post = (path, body) => json('POST', path, body);
/** @param {string} path @param {any} body @returns {Promise<any>} */
export const patch = (path, body) => json('PATCH', path, body);

/** Takes something away; what is gone already is no trouble. @param {string} path */
export async function forget(path) {
  try {
    await json('DELETE', path);
  } catch (error) {
    if (!(error instanceof ServiceError && [404, 410].includes(error.status))) throw error;
  }
}

/** @param {string} path @returns {Promise<string>} */
export const text = async (path) => (await answered(path)).text();

/** @param {string} path @returns {Promise<Blob>} */
export const blob = async (path) => (await answered(path)).blob();

/** @param {Blob} body @param {string} path @returns {Promise<any>} */
export async function upload(path, body) {
  const response = await answered(path, { method: 'POST', body, headers: { 'Content-Type': 'application/octet-stream' } });
  return response.json();
}

/**
 * Numbers, row by row.
 *
 * @param {string} path @param {boolean} whole whether they are integers @param {AbortSignal} [signal]
 * @returns {Promise<{data: Float32Array<ArrayBuffer>, rows: number, columns: number, version: number}>}
 */
export async function array(path, whole = false, signal) {
  const joint = path.includes('?') ? '&' : '?';
  const response = await answered(`${path}${joint}as=raw${whole ? '' : '&type=f4'}`, { signal });
  const bytes = await response.arrayBuffer();
  return {
    data: whole ? Float32Array.from(new Int32Array(bytes)) : new Float32Array(bytes),
    rows: Number(response.headers.get('Tangent-Rows')),
    columns: Number(response.headers.get('Tangent-Columns')),
    version: Number(response.headers.get('Tangent-Version')),
  };
}

/** One column of an array. @param {{data: Float32Array, rows: number, columns: number}} array @param {number} column */
export function columnOf({ data, rows, columns }, column) {
  const values = new Float32Array(rows);
  for (let i = 0; i < rows; i++) values[i] = data[columns * i + column];
  return values;
}

/** @param {any} job */
const hasEnded = ({ state }) => !['waiting', 'running'].includes(state);

/** How long a job is left alone whose events broke off, in milliseconds. */
const AGAIN = 500;

/**
 * Follows a job until its end, anew where its events break off.
 *
 * @template T
 * @param {string} path of the job @param {(kind: 'state' | 'progress' | 'search', data: any) => void} told
 * @returns {Promise<T>} the job in its last state
 */
export async function follow(path, told) {
  while (true) {
    const last = await lastTold(path, told);
    if (last) return last;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    const now = await get(path);
    if (hasEnded(now)) return now;
  }
}

/**
 * @param {string} path @param {(kind: 'state' | 'progress' | 'search', data: any) => void} told
 * @returns {Promise<any>} the job as it ended; null where its events broke off before
 */
function lastTold(path, told) {
  return new Promise((resolve) => {
    const events = new EventSource(`/api${path}/events`);
    /** @param {any} last */
    const end = (last) => {
      events.close();
      resolve(last);
    };
    for (const kind of /** @type {const} */ (['state', 'progress', 'search'])) {
      events.addEventListener(kind, (event) => {
        const data = JSON.parse(/** @type {MessageEvent} */ (event).data);
        told(kind, data);
        if (kind === 'state' && hasEnded(data)) end(data);
      });
    }
    events.addEventListener('error', () => end(null));
  });
}

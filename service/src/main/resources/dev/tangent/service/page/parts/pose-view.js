import { LitElement, css, html, nothing, svg } from 'lit';
import { get } from '../service/client.js';
import { attempt, store } from '../state/store.js';
import { controls } from './controls.js';

/** The body at a row, as it was and as it is predicted. */
export class PoseView extends LitElement {
  static properties = { row: { attribute: false }, fit: { attribute: false }, pose: { state: true } };

  static styles = [controls, css`
    svg { display: block; width: 100%; height: 190px; margin-top: 12px; border-radius: var(--radius); background: var(--ground); }
    line { stroke-width: 2.5; stroke-linecap: round; vector-effect: non-scaling-stroke; }
    .truth { stroke: var(--soft); }
    .predicted { stroke: var(--accent); }
  `];

  constructor() {
    super();
    this.row = 0;
    /** What is predicted comes from this one. @type {import('../types.js').Fit | null} */
    this.fit = null;
    /** @type {{bones: [number, number][], truth: number[][], predicted?: number[][]} | null} */
    this.pose = null;
  }

  /** @param {import('lit').PropertyValues} changed */
  willUpdate(changed) {
    const { table } = store.state;
    if (!(changed.has('row') || changed.has('fit')) || !table) return;
    const { row } = this;
    const fit = this.fit ? `&fit=${this.fit.id}` : '';
    attempt(async () => {
      const pose = await get(`/tables/${table.id}/skeleton?row=${row}${fit}`);
      if (this.row === row) this.pose = pose;
    });
  }

  render() {
    if (!this.pose) return nothing;
    const { bones, truth, predicted = [] } = this.pose;
    const all = [...truth, ...predicted];
    const xs = all.map(([x]) => x);
    const ys = all.map(([, y]) => -y);
    const left = Math.min(...xs), top = Math.min(...ys), width = Math.max(...xs) - left || 1, height = Math.max(...ys) - top || 1;
    const box = `${left - 0.1 * width} ${top - 0.1 * height} ${1.2 * width} ${1.2 * height}`;
    return html`<svg viewBox=${box} role="img" aria-label="body: true in grey, predicted in colour">
      ${lines(bones, truth, 'truth')}${predicted.length > 0 ? lines(bones, predicted, 'predicted') : nothing}</svg>
      <p class="soft small">Grey: true. Blue: predicted.</p>`;
  }
}

/** @param {[number, number][]} bones @param {number[][]} places @param {string} kind */
function lines(bones, places, kind) {
  return bones.map(([from, to]) => svg`<line class=${kind} x1=${places[from][0]} y1=${-places[from][1]} x2=${places[to][0]} y2=${-places[to][1]}></line>`);
}

customElements.define('pose-view', PoseView);

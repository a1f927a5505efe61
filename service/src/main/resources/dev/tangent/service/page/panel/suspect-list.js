import { LitElement, css, html, nothing } from 'lit';
import '../parts/asking-line.js';
import '../parts/label-field.js';
import { readable } from '../colour/scale.js';
import { controls, keyOf } from '../parts/controls.js';
import { walkSuspects } from '../state/labelling.js';
import { labelAt } from '../state/labels.js';
import { select } from '../state/selection.js';
import { store, Watch } from '../state/store.js';
import { audit } from '../state/suspects.js';

const SHOWN = 10;

/** Labels that the others contradict, to click through. */
export class SuspectList extends LitElement {
  static styles = [controls, css`
    ol { display: grid; gap: 2px; margin: 14px 0; padding: 0; list-style: none; }
    li { border-radius: var(--radius); }
    li[aria-current='true'] { background: var(--accent-wash); }
    li > button { display: grid; grid-template-columns: 1fr auto; gap: 0 8px; width: 100%; padding: 7px 8px; border-color: transparent; background: none; text-align: left; }
    li > button small { grid-column: 1 / -1; color: var(--soft); font-size: 12.5px; }
    .steps { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 10px; }
    .steps button { white-space: nowrap; }
    label-field { display: block; padding: 0 8px 10px; }
  `];

  constructor() {
    super();
    this.watch = new Watch(this);
  }

  render() {
    const { suspects, views, selected } = store.state;
    const ready = Boolean(views[0]?.fit);
    const place = (suspects?.labels ?? []).findIndex(({ row }) => row === selected);
    const first = Math.floor(Math.max(0, place) / SHOWN) * SHOWN;
    return html`<h2>Likely wrong labels</h2>
      <p class="soft">Each label beside what the others predict of it, the most improbable first.</p>
      <div class="steps"><button id="audit" ?disabled=${!ready} @click=${audit}>Check the labels</button>
        <button id="walk-suspects" ?disabled=${!ready} @click=${walkSuspects}>${suspects ? 'Next' : 'One by one'}${keyOf('w')}</button></div>
      <asking-line what="suspect-labels" words="Checking labels"></asking-line>
      ${suspects ? html`<p class="soft small" role="status">${verdict(suspects.labels)}${suspects.labels.length > SHOWN ? ` ${Math.min(first + 1, suspects.labels.length)} to ${Math.min(first + SHOWN, suspects.labels.length)} of ${suspects.labels.length}.` : ''}</p>
        <ol>${suspects.labels.slice(first, first + SHOWN).map((label) => this.#label(label))}</ol>` : nothing}`;
  }

  /** @param {import('../types.js').SuspectLabel} label */
  #label(label) {
    const { selected, target } = store.state;
    const current = label.row === selected;
    const changed = labelAt(label.row, target) !== label.given && label.output === target;
    return html`<li aria-current=${current}>
      <button @click=${() => select(label.row)}>
        <span>Row ${label.row}${changed ? html` <span class="soft">changed</span>` : label.standsOut ? html` <strong>stands out</strong>` : nothing}</span><span class="soft number">${shown(labelAt(label.row, target) ?? 'none')}</span>
        <small>${label.output}: expected ${shown(label.expected)}${sure(label)}</small>
      </button>
      ${current ? html`<label-field .row=${label.row} .label=${labelAt(label.row, target)}></label-field>` : nothing}
    </li>`;
  }
}

/** @param {import('../types.js').SuspectLabel[]} labels */
function verdict(labels) {
  const count = labels.filter(({ standsOut }) => standsOut).length;
  return count === 0 ? 'None stands out.' : `${count} of ${labels.length} ${count === 1 ? 'stands' : 'stand'} out: more probably wrong than right.`;
}

/** @param {number | string} value */
const shown = (value) => (typeof value === 'number' ? readable(value) : value);

/** @param {import('../types.js').SuspectLabel} label */
const sure = ({ standardError, probability }) => (probability === undefined || probability === null ? ` \u00b1 ${readable(standardError ?? 0)}` : `, probability of the label ${probability.toPrecision(2)}`);

customElements.define('suspect-list', SuspectList);

import { LitElement, css, html } from 'lit';
import '../parts/label-field.js';
import { readable } from '../colour/scale.js';
import { controls } from '../parts/controls.js';
import { labelAt } from '../state/labels.js';
import { choose } from '../state/selection.js';
import { store, Watch } from '../state/store.js';
import { shown } from '../state/views.js';

/** How many kinds of predictions are told. */
const KINDS = 6;

/** Many points at once: what is predicted there, and one label for all of them. */
export class ChosenPanel extends LitElement {
  static styles = [controls, css`
    :host { display: block; }
    dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 3px 14px; margin: 0 0 14px; font-variant-numeric: tabular-nums; }
    dt { color: var(--soft); }
    dd { margin: 0; text-align: right; }
    .one { margin: 8px 0 14px; }
  `];

  constructor() {
    super();
    this.watch = new Watch(this);
  }

  render() {
    const { chosen, target } = store.state;
    const labelled = chosen.filter((row) => labelAt(row, target) !== null).length;
    return html`<h2>${chosen.length.toLocaleString('en')} points chosen</h2>
      <dl><dt>labelled</dt><dd>${labelled.toLocaleString('en')}</dd>${this.#predicted()}</dl>
      <label-field .row=${null} .label=${null}></label-field>
      <p class="soft small one">One label for all of them, and one step to undo.</p>
      <button id="clear" @click=${() => choose([])}>Choose none</button>`;
  }

  #predicted() {
    const { chosen, views } = store.state;
    const values = views[0] && shown(views[0], 'values');
    if (!values) return '';
    const classes = views[0].fit?.classes;
    if (classes) return classes.map((name, i) => ({ name, count: chosen.filter((row) => values[row] === i).length })).filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count).slice(0, KINDS).map(({ name, count }) => html`<dt>predicted ${name}</dt><dd>${count.toLocaleString('en')}</dd>`);
    const own = chosen.map((row) => values[row]);
    const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
    return html`<dt>predicted, mean</dt><dd>${readable(mean)}</dd><dt>from</dt><dd>${readable(own.reduce((a, b) => Math.min(a, b)))}</dd><dt>to</dt><dd>${readable(own.reduce((a, b) => Math.max(a, b)))}</dd>`;
  }
}

customElements.define('chosen-panel', ChosenPanel);

import { LitElement, css, html, nothing } from 'lit';
import '../parts/asking-line.js';
import '../parts/label-field.js';
import './suspect-list.js';
import { readable } from '../colour/scale.js';
import '../parts/progress-line.js';
import { controls, keyOf } from '../parts/controls.js';
import { walkOn } from '../state/labelling.js';
import { labelAt } from '../state/labels.js';
import { select } from '../state/selection.js';
import { store, Watch } from '../state/store.js';
import { suggest } from '../state/suggestions.js';
import { shown } from '../state/views.js';

const COUNT = 5;

/** Which rows to label next, and why: those whose label takes away most of the uncertainty that is left. */
export class SuggestionPanel extends LitElement {
  static styles = [controls, css`
    ol { display: grid; gap: 2px; margin: 14px 0; padding: 0; list-style: none; }
    li { border-radius: var(--radius); }
    li[aria-current='true'] { background: var(--accent-wash); }
    li > button { display: grid; grid-template-columns: 22px 1fr auto; gap: 0 8px; align-items: center; width: 100%; padding: 7px 8px; border-color: transparent; background: none; text-align: left; }
    li > button small { grid-column: 2 / -1; color: var(--soft); font-size: 12.5px; }
    .place { display: grid; place-items: center; width: 20px; height: 20px; border-radius: 10px; background: var(--accent); color: var(--on-accent); font-size: 12px; }
    #walk { margin-bottom: 22px; }
    suspect-list { display: block; margin-top: 22px; }
    progress-line { margin-bottom: 10px; }
    label-field { display: block; padding: 0 8px 10px 38px; }
  `];

  constructor() {
    super();
    this.watch = new Watch(this);
  }

  render() {
    const { suggestions, views } = store.state;
    const able = views[0]?.fit?.can.includes('suggestions');
    return html`<h2>One after the other</h2>
      <progress-line></progress-line>
      <p class="soft">The point whose label helps most first; each label leads to the next.</p>
      <button class="main" id="walk" @click=${walkOn}>Start${keyOf('n')}</button>
      <h2>What to label next</h2>
      <p class="soft">Points whose label would take away most of the uncertainty that is left, each chosen as if those before it were labelled; of classes those in doubt, spread out.</p>
      <button id="suggest" ?disabled=${!able} @click=${() => suggest(COUNT)}>Suggest ${COUNT} points</button>
      <asking-line what="suggestions" words="Looking for points"></asking-line>
      ${able ? nothing : html`<p class="soft small">${whyNot()}</p>`}
      ${suggestions ? html`<ol @labelled=${() => suggest(COUNT)}>${suggestions.next.map((next, i) => this.#suggestion(next, i))}</ol>` : nothing}
      <suspect-list></suspect-list>`;
  }

  /** @param {import('../types.js').Suggestion} suggestion @param {number} place */
  #suggestion({ row, reduction, left }, place) {
    const { selected, views, target } = store.state;
    const current = row === selected;
    const value = shown(views[0], 'values')?.[row];
    const sd = shown(views[0], 'sds')?.[row];
    return html`<li aria-current=${current}>
      <button @click=${() => select(row)}>
        <span class="place">${place + 1}</span><span>Row ${row}</span><span class="soft number">${value === undefined ? '' : views[0].fit?.classes?.[value] ?? readable(value)}${sd === undefined ? '' : ` ± ${readable(sd)}`}</span>
        <small>${reason(reduction, left)}</small>
      </button>
      ${current ? html`<label-field .row=${row} .label=${labelAt(row, target)}></label-field>` : nothing}
    </li>`;
  }
}

/** Why there are no suggestions, and the way out. */
function whyNot() {
  const { views, catalogue, settings } = store.state;
  const fit = views[0]?.fit;
  const can = catalogue?.methods.find(({ name }) => name === views[0]?.method)?.capabilities ?? [];
  if (!fit) return 'There must be a fit first: label a point.';
  if (!can.includes('suggestions')) return 'This method has no error bars to suggest by: choose another one.';
  return settings.errorBars ? 'They are not there for this loss: choose the squared one.' : 'Switch on error bars in the settings: suggestions come from them.';
}

/** @param {number} reduction @param {number} left */
function reason(reduction, left) {
  const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
  return left <= 1 && reduction <= 1 ? `takes away ${percent(reduction)} of the uncertainty, ${percent(left)} is left` : `takes away ${readable(reduction)} of the uncertainty, ${readable(left)} is left`;
}

customElements.define('suggestion-panel', SuggestionPanel);

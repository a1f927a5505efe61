import { LitElement, css, html } from 'lit';
import { readable } from '../colour/scale.js';
import { changeLive } from '../state/following.js';
import { changeSettings, lambdaOf } from '../state/settings.js';
import { attempt } from '../state/store.js';
import { controls } from './controls.js';

/** The ends of the slider alone: a lambda beyond them, typed or chosen by a search, stands at its end. */
const LEAST = -10;
const MOST = 4;

/** Lambda on a logarithmic scale. Moving it changes the picture at once; letting go is one action to undo. */
export class LambdaSlider extends LitElement {
  static properties = { value: { attribute: false }, live: { type: Boolean } };

  static styles = [controls, css`
    :host { display: block; margin: 4px 0 12px; }
    .row { display: flex; justify-content: space-between; align-items: baseline; }
    span { font-size: 12.5px; color: var(--soft); }
    input[type='range'] { width: 100%; height: 24px; }
    input[type='text'] { width: 96px; min-height: 26px; padding: 1px 6px; text-align: right; font-variant-numeric: tabular-nums; }
    .ends { display: flex; justify-content: space-between; margin-top: -3px; }
  `];

  constructor() {
    super();
    /** @type {number | null} */
    this.value = null;
    this.live = false;
  }

  render() {
    return html`<div class="row"><span id="name">Smoothness <i>λ</i></span><input type="text" id="lambda-value" inputmode="decimal" autocomplete="off" aria-label="smoothness lambda as a number" placeholder="usual" .value=${this.value === null ? '' : readable(this.value)} @change=${this.#typed}></div>
      <input type="range" id="lambda" aria-labelledby="name" aria-valuetext=${this.value ?? 'usual'} min=${LEAST} max=${MOST} step="0.05"
        .value=${String(this.value ? Math.log10(this.value) : -4)} @input=${this.#moved} @change=${this.#released}>
      <div class="ends"><span>follows labels</span><span>smooth</span></div>`;
  }

  /** @param {Event} event */
  #typed(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    attempt(async () => {
      const typed = field.value;
      field.value = this.value === null ? '' : readable(this.value); // stays where it is refused
      await changeSettings({ lambda: lambdaOf(typed) });
    });
  }

  /** @param {Event} event */
  #moved(event) {
    const lambda = 10 ** Number(/** @type {HTMLInputElement} */ (event.target).value);
    this.value = lambda;
    if (this.live) changeLive({ lambda });
  }

  #released() {
    const after = this.value;
    if (after !== null) attempt(() => changeSettings({ lambda: after }));
  }
}

customElements.define('lambda-slider', LambdaSlider);

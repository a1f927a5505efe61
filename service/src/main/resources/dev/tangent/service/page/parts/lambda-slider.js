import { LitElement, css, html } from 'lit';
import { readable } from '../colour/scale.js';
import { changeLive } from '../state/fits.js';
import { changeSettings } from '../state/settings.js';
import { attempt } from '../state/store.js';
import { controls } from './controls.js';

const LEAST = -10;
const MOST = 4;

/** Lambda on a logarithmic scale. Moving it changes the picture at once; letting go is one action to undo. */
export class LambdaSlider extends LitElement {
  static properties = { value: { attribute: false }, live: { type: Boolean } };

  static styles = [controls, css`
    :host { display: block; margin: 4px 0 12px; }
    .row { display: flex; justify-content: space-between; align-items: baseline; }
    span { font-size: 12.5px; color: var(--soft); }
    output { font-variant-numeric: tabular-nums; }
    input { width: 100%; height: 24px; }
    .ends { display: flex; justify-content: space-between; margin-top: -3px; }
  `];

  constructor() {
    super();
    /** @type {number | null} */
    this.value = null;
    this.live = false;
  }

  render() {
    return html`<div class="row"><span id="name">Smoothness <i>λ</i></span><output>${this.value === null ? 'usual' : readable(this.value)}</output></div>
      <input type="range" id="lambda" aria-labelledby="name" aria-valuetext=${this.value ?? 'usual'} min=${LEAST} max=${MOST} step="0.05"
        .value=${String(this.value ? Math.log10(this.value) : -4)} @input=${this.#moved} @change=${this.#released}>
      <div class="ends"><span>follows labels</span><span>smooth</span></div>`;
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

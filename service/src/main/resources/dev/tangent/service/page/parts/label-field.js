import { LitElement, css, html, nothing } from 'lit';
import { setLabel } from '../state/labels.js';
import { attempt, say, store } from '../state/store.js';
import { isText } from '../state/targets.js';
import { controls } from './controls.js';

/** Shows and sets the label of a row. Enter sets it. */
export class LabelField extends LitElement {
  static properties = { row: { attribute: false }, label: { attribute: false }, busy: { state: true } };

  static styles = [controls, css`
    form { display: flex; gap: 8px; flex-wrap: wrap; }
    label { flex: 1 1 100%; color: var(--soft); font-size: 12.5px; }
    input { flex: 1; width: 80px; }
  `];

  constructor() {
    super();
    this.row = 0;
    /** @type {number | string | null} */
    this.label = null;
    this.busy = false;
  }

  render() {
    const { target } = store.state;
    const classes = store.state.views[0]?.fit?.classes;
    return html`<form @submit=${this.#set}>
      <label for="value">${this.label === null ? `Label it: ${target}` : `Labelled ${target}`}</label>
      <input id="value" autocomplete="off" inputmode=${classes ? 'text' : 'decimal'} list="classes" placeholder=${classes ? 'its class' : 'its value'}>
      ${classes ? html`<datalist id="classes">${classes.map((name) => html`<option value=${name}></option>`)}</datalist>` : nothing}
      <button class="main" ?disabled=${this.busy}>${this.label === null ? 'Set' : 'Change'}</button>
      ${this.label === null ? nothing : html`<button type="button" id="remove" ?disabled=${this.busy} @click=${() => this.#change(null)}>Remove</button>`}
    </form>`;
  }

  /** @param {import('lit').PropertyValues} changed */
  updated(changed) {
    if (changed.has('row') || changed.has('label')) this.#field.value = this.label === null ? '' : String(this.label);
  }

  get #field() {
    return /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('#value'));
  }

  /** @param {SubmitEvent} event */
  #set(event) {
    event.preventDefault();
    const text = this.#field.value.trim();
    const number = asNumber(text);
    if (text === '') this.#field.focus();
    else if (isText(store.state.target)) this.#change(text);
    else if (Number.isFinite(number)) this.#change(number);
    else say(`A label of ${store.state.target} must be a number, without commas between thousands, but is "${text}".`, true);
  }

  /** @param {number | string | null} value */
  async #change(value) {
    this.busy = true;
    await attempt(() => setLabel(this.row, value));
    this.busy = false;
    this.dispatchEvent(new CustomEvent('labelled', { bubbles: true, composed: true }));
  }
}

/** A decimal comma is a point; "1,234" may be either way of writing a thousand, so it is refused. @param {string} text */
function asNumber(text) {
  const plain = text.replace('−', '-');
  return /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(plain) ? NaN : Number(plain.replace(',', '.'));
}

customElements.define('label-field', LabelField);

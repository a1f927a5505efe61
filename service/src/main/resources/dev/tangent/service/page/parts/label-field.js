import { LitElement, css, html, nothing } from 'lit';
import { label as setLabel, walkOn } from '../state/labelling.js';
import { say, store, Watch } from '../state/store.js';
import { classKeys, classNames, isOpen, isText, namesClasses } from '../state/targets.js';
import { controls, keyOf } from './controls.js';

/** Shows and sets the label of what is selected: Enter sets it, classes have a button and a key each. */
export class LabelField extends LitElement {
  static properties = { row: { attribute: false }, label: { attribute: false }, busy: { state: true } };

  static styles = [controls, css`
    form { display: flex; gap: 8px; flex-wrap: wrap; }
    label { flex: 1 1 100%; color: var(--soft); font-size: 12.5px; }
    input { flex: 1; width: 80px; }
    .classes { display: flex; flex: 1 1 100%; flex-wrap: wrap; gap: 6px; max-height: 172px; overflow: auto; padding: 2px; margin: -2px; }
    .classes button > kbd:last-child { margin: 0; }
    .classes button { display: flex; align-items: center; gap: 7px; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .classes button[aria-pressed='true'] { border-color: var(--accent); background: var(--accent-wash); font-weight: 600; }
  `];

  constructor() {
    super();
    /** @type {number | null} null: many rows, which are chosen */
    this.row = 0;
    /** @type {number | string | null} */
    this.label = null;
    this.busy = false;
    this.watch = new Watch(this);
  }

  render() {
    const { target } = store.state;
    const names = classNames();
    const keys = classKeys(names);
    const open = namesClasses() || isOpen(target);
    return html`<form @submit=${this.#set}>
      ${names.length > 0 ? html`<div class="classes" role="group" aria-label="classes of ${target}">${names.map((name, i) => html`
        <button type="button" id="class-${i}" aria-pressed=${String(this.label) === name} @click=${() => this.#change(this.#value(name))}>${keys[i] ? keyOf(keys[i]) : nothing}${name}</button>`)}</div>` : nothing}
      <label for="value">${names.length > 0 ? 'Another class' : this.label === null ? `Label ${this.row === null ? 'them' : 'it'}: ${target}` : `Labelled ${target}`}</label>
      <input id="value" autocomplete="off" inputmode=${open ? 'text' : 'decimal'} placeholder=${namesClasses() ? 'its class' : open ? 'a number, or a class' : 'its value'}>
      <button class="main" ?disabled=${this.busy}>${this.label === null ? 'Set' : 'Change'}</button>
      ${this.label === null && this.row !== null ? nothing : html`<button type="button" id="remove" ?disabled=${this.busy} @click=${() => this.#change(null)}>Remove</button>`}
    </form>`;
  }

  /** @param {import('lit').PropertyValues} changed */
  updated(changed) {
    if (changed.has('row') || changed.has('label')) this.#field.value = this.label === null || classNames().includes(String(this.label)) ? '' : String(this.label);
    const { wanted } = store.state;
    if (wanted !== 'label' && wanted !== 'value') return;
    store.set({ wanted: '' });
    this.focusField(wanted === 'value');
  }

  get #field() {
    return /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('#value'));
  }

  /** @param {boolean} typed whether a value is to be typed; else classes have their buttons */
  focusField(typed = false) {
    const button = typed ? null : /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.classes [aria-pressed=true], .classes button'));
    (button ?? this.#field).focus();
    if (!button) this.#field.select();
  }

  /** @param {SubmitEvent} event */
  async #set(event) {
    event.preventDefault();
    const text = this.#field.value.trim();
    const value = this.#value(text);
    if (text === '' && store.state.walk === 'uncertain') walkOn();
    else if (text === '') this.#field.focus();
    else if (typeof value === 'number' && !Number.isFinite(value)) say(`A label of ${store.state.target} must be a number, without commas between thousands, but is "${text}".`, true);
    else {
      this.#field.value = '';
      await this.#change(value);
      await this.updateComplete;
      // From now on a key says it.
      if (namesClasses()) /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`#class-${classNames().indexOf(text)}`))?.focus();
    }
  }

  /** As the column has its values: its first label says whether they are numbers. @param {string} text */
  #value(text) {
    const { target } = store.state;
    const number = asNumber(text);
    return isText(target) || (isOpen(target) && Number.isNaN(number)) ? text : number;
  }

  /** @param {number | string | null} value */
  async #change(value) {
    const list = this.closest('ol');
    this.busy = true;
    await setLabel(value);
    this.busy = false;
    // A row that is labelled leaves its list, and this field with it.
    (this.isConnected ? this : list ?? this).dispatchEvent(new CustomEvent('labelled', { bubbles: true, composed: true }));
  }
}

/** A decimal comma is a point; "1,234" may be either way of writing a thousand, so it is refused. @param {string} text */
function asNumber(text) {
  const plain = text.replace('−', '-');
  return /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(plain) ? NaN : Number(plain.replace(',', '.'));
}

customElements.define('label-field', LabelField);

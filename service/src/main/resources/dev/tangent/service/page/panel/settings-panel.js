import { LitElement, css, html, nothing } from 'lit';
import '../parts/asking-line.js';
import '../parts/lambda-slider.js';
import { readable } from '../colour/scale.js';
import { controls } from '../parts/controls.js';
import { parametersByKey } from '../state/fit-request.js';
import { cancelFit, compareWith, startFit, startFits } from '../state/fits.js';
import { changeParameter, changeSettings } from '../state/settings.js';
import { attempt, store, Watch } from '../state/store.js';
import { labelCount, namesClasses } from '../state/targets.js';

/** How the function is learnt: target, method, parameters, lambda, loss. */
export class SettingsPanel extends LitElement {
  static styles = [controls, css`
    :host { display: block; padding: 16px; }
    label, .field { display: grid; gap: 3px; margin-bottom: 8px; }
    label > span { color: var(--soft); font-size: 12.5px; }
    select, input { width: 100%; }
    .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 10px; }
    .check { display: flex; align-items: center; gap: 8px; }
    .actions { display: flex; gap: 8px; margin-top: 12px; }
    .actions .main { flex: 1; padding: 0 8px; }
    .actions button { white-space: nowrap; }
    .progress { min-height: 22px; margin-top: 6px; }
    progress { width: 100%; height: 6px; accent-color: var(--accent); }
    .row { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
    .hint { min-height: 17px; margin: -4px 0 8px; font-size: 12.5px; line-height: 1.35; color: var(--soft); }
    hr { border: 0; border-top: 1px solid var(--line); margin: 8px 0 10px; }
  `];

  constructor() {
    super();
    this.watch = new Watch(this);
  }

  render() {
    const { catalogue, settings, views, target } = store.state;
    const fit = views[0]?.fit;
    const method = catalogue?.methods.find(({ name }) => name === settings.method);
    return html`
      <h2>Learning</h2>
      <label><span>Target</span>
        <select id="target" @change=${this.#target}>
          ${settings.targets.map((name) => html`<option value=${name} .selected=${name === target}>${name}</option>`)}
        </select></label>
      <label><span>Method</span>
        <select id="method" @change=${(/** @type {Event} */ event) => attempt(() => changeSettings({ method: valueOf(event) }))}>
          ${methods().map(({ name, title }) => html`<option value=${name} .selected=${name === settings.method}>${title}</option>`)}
          <option value="auto" .selected=${settings.method === 'auto'}>weighted mean of methods</option>
        </select></label>
      <p class="hint">${method?.description ?? 'Every method that suits the labels is tried. What is predicted is a mean of them, weighted by errors on held-out labels.'}</p>
      <div class="pair">${this.#parameters(method)}</div>
      <lambda-slider .value=${settings.lambda ?? fit?.lambda ?? null} ?live=${fit?.can.includes('live') ?? false}></lambda-slider>
      ${this.#loss()}
      <label class="check"><input type="checkbox" id="bars" .checked=${settings.errorBars && !namesClasses()} ?disabled=${namesClasses()}
        @change=${(/** @type {Event} */ event) => attempt(() => changeSettings({ errorBars: /** @type {HTMLInputElement} */ (event.target).checked }))}>Error bars</label>
      ${this.#actions()}
      ${this.#progress()}
      <asking-line what="sds" words="Error bars"></asking-line>
      ${['next', 'charts'].includes(store.state.panel) ? nothing : html`<asking-line what="suspect-labels" words="Leaving each label out"></asking-line>`}
      <hr>
      ${this.#compare()}`;
  }

  /** @param {import('../types.js').Method | undefined} method */
  #parameters(method) {
    const { catalogue, settings, views } = store.state;
    const { fit } = views[0] ?? {};
    const chosen = fit && fit.method === method?.name ? parametersByKey(fit) : {};
    return (catalogue?.parameters ?? []).filter(({ key }) => method?.parameters.includes(key)).map((parameter) => html`
      <label title="${parameter.description}. Usually: ${parameter.usual}"><span>${parameter.name}${parameter.symbol ? html` <i>${parameter.symbol}</i>` : nothing}</span>
        ${parameter.kind === 'word' ? html`<select id=${parameter.key} @change=${(/** @type {Event} */ event) => this.#word(event, parameter)}>
            ${(parameter.words ?? []).map((word) => html`<option .selected=${word === (settings.parameters[parameter.key] ?? chosen[parameter.key])}>${word}</option>`)}
          </select>`
        : html`<input id=${parameter.key} inputmode="decimal" autocomplete="off" placeholder=${shownValue(chosen[parameter.key])} .value=${String(settings.parameters[parameter.key] ?? '')}
            @change=${(/** @type {Event} */ event) => this.#number(event, parameter)}>`}
      </label>`);
  }

  #loss() {
    const { catalogue, settings, views } = store.state;
    const fit = views[0]?.fit;
    const losses = (catalogue?.losses ?? []).filter((loss) => (fit?.classes ? loss.classes : loss.values));
    const chosen = losses.find((loss) => loss.word === (settings.loss ?? fit?.loss));
    return html`<label><span>Loss</span>
      <select id="loss" @change=${(/** @type {Event} */ event) => attempt(() => changeSettings({ loss: valueOf(event), lossParameter: null }))}>
        ${losses.map((loss) => html`<option value=${loss.word} .selected=${loss === chosen}>${loss.word}</option>`)}
      </select></label>
      ${chosen?.parameter ? html`<label><span>Loss: ${chosen.parameter}</span>
        <input id="loss-parameter" inputmode="decimal" autocomplete="off" placeholder="usual" .value=${String(settings.lossParameter ?? '')} @change=${this.#lossParameter}></label>` : nothing}`;
  }

  #actions() {
    const { views } = store.state;
    const labels = labelCount();
    return html`<div class="actions">
      <button id="tune" class="main" ?disabled=${labels < 2} @click=${() => startFit(0, true)} title="Tries many parameters by cross-validation, and keeps those with the least error on labels that were held out">Choose parameters</button>
      <button id="fit" ?disabled=${labels === 0} @click=${() => startFits()}>${views[0]?.fit?.stale ? 'Fit anew' : 'Fit'}</button>
    </div>`;
  }

  #progress() {
    const { views } = store.state;
    const place = views.findIndex(({ pending }) => pending);
    if (place < 0) {
      const fit = views[0]?.fit;
      const labels = labelCount();
      if (store.state.following) return html`<div class="progress" role="status"><span class="small">the fit follows …</span><progress aria-label="the fit follows"></progress></div>`;
      return html`<div class="progress soft small" role="status">${labels === 0 ? 'No labels yet: click a point and give it a value.'
        : fit ? `${labels} labels${fit.seconds ? `, fitted in ${fit.seconds.toFixed(fit.seconds < 1 ? 2 : 1)} s` : ''}` : nothing}</div>`;
    }
    const { progress, share } = views[place];
    return html`<div class="progress" role="status">
      <div class="row"><span class="small">${progress}</span><button class="quiet" id="cancel" @click=${() => cancelFit(place)}>Cancel</button></div>
      <progress max="1" .value=${share} aria-label="progress of the fit"></progress>
    </div>`;
  }

  #compare() {
    const { views } = store.state;
    const others = methods().filter(({ name }) => !views.some(({ method }) => method === name));
    return html`<label><span>Compare side by side</span>
      <select id="compare" ?disabled=${views.length >= 3 || !views[0]?.fit} @change=${(/** @type {Event} */ event) => {
        const method = valueOf(event);
        /** @type {HTMLSelectElement} */ (event.target).value = '';
        if (method) compareWith(method);
      }}>
        <option value="">${views.length >= 3 ? 'three at most' : 'add a method …'}</option>
        ${others.map(({ name, title }) => html`<option value=${name}>${title}</option>`)}
      </select></label>`;
  }

  /** @param {Event} event */
  #target(event) {
    store.set({ target: valueOf(event) });
  }

  /** @param {Event} event */
  #lossParameter(event) {
    const value = valueOf(event).trim();
    attempt(async () => {
      if (value !== '' && !(Number(value) > 0)) throw new Error(`The parameter of the loss must be a number above 0 but is ${value}. Leave it empty for the usual one.`);
      await changeSettings({ lossParameter: value === '' ? null : Number(value) });
    });
  }

  /** @param {Event} event @param {import('../types.js').Parameter} parameter */
  #word(event, { key }) {
    attempt(() => changeParameter(key, valueOf(event)));
  }

  /** @param {Event} event @param {import('../types.js').Parameter} parameter */
  #number(event, { key, name, kind, least }) {
    const text = valueOf(event).trim();
    const value = Number(text);
    const bound = kind === 'whole' ? least ?? 1 : 0;
    if (text === '') attempt(() => changeParameter(key, null));
    else if (kind === 'whole' ? Number.isInteger(value) && value >= bound : value > bound) attempt(() => changeParameter(key, value));
    else attempt(async () => {
      this.requestUpdate();
      throw new Error(`${name} must be a ${kind === 'whole' ? `whole number of at least ${bound}` : 'number above 0'} but is ${text}. Leave it empty for the usual value.`);
    });
  }
}

/** Those that suit what is learnt. @returns {import('../types.js').Method[]} */
const methods = () => (store.state.catalogue?.methods ?? []).filter(({ capabilities }) => capabilities.includes(namesClasses() ? 'classes' : 'values'));

/** @param {number | string | undefined} value */
const shownValue = (value) => (typeof value === 'number' ? readable(value) : value ?? '');

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

customElements.define('settings-panel', SettingsPanel);

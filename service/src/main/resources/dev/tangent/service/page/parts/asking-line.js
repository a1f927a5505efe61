import { LitElement, css, html, nothing } from 'lit';
import { cancelInquiry } from '../state/inquiries.js';
import { attempt, store, Watch } from '../state/store.js';
import { controls } from './controls.js';

/** How far the answer to a question is, and the way to give it up. */
export class AskingLine extends LitElement {
  static properties = { what: { type: String }, words: { type: String } };

  static styles = [controls, css`
    :host { display: block; }
    .row { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
    progress { display: block; width: 100%; height: 6px; accent-color: var(--accent); }
  `];

  constructor() {
    super();
    /** @type {import('../state/inquiries.js').Question | 'embedding'} */
    this.what = 'sds';
    this.words = '';
    this.watch = new Watch(this);
  }

  render() {
    const asking = store.state.asking[this.what];
    return html`<div role="status">${asking ? html`
      <div class="row"><span class="small">${this.words}${asking.stage ? `: ${asking.stage}` : ' …'}</span>
        <button class="quiet" id="cancel-${this.what}" @click=${() => attempt(() => cancelInquiry(this.what))}>Cancel</button></div>
      <progress max="1" .value=${asking.share} aria-label=${this.words}></progress>` : nothing}</div>`;
  }
}

customElements.define('asking-line', AskingLine);

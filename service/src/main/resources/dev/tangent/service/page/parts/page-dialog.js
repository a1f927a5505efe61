import { LitElement, css, html } from 'lit';
import { store } from '../state/store.js';
import { controls } from './controls.js';

/** A modal dialog with a heading; Escape and the cross close it, and the focus goes back to where it was. */
export class PageDialog extends LitElement {
  static properties = { heading: { type: String } };

  static styles = [controls, css`
    dialog { width: min(720px, calc(100vw - 32px)); max-height: calc(100vh - 48px); padding: 0; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); color: var(--ink); }
    dialog::backdrop { background: var(--scrim); }
    .head { position: sticky; top: 0; display: flex; align-items: center; justify-content: space-between; padding: 12px 12px 4px 20px; background: var(--panel); }
    h2 { margin: 0; font-size: 16px; }
    .body { padding: 8px 20px 20px; }
  `];

  constructor() {
    super();
    this.heading = '';
  }

  render() {
    return html`<dialog aria-labelledby="heading" @close=${() => store.set({ dialog: '' })}>
      <div class="head"><h2 id="heading">${this.heading}</h2><button class="quiet" aria-label="close" @click=${() => this.#dialog?.close()}>✕</button></div>
      <div class="body"><slot></slot></div>
    </dialog>`;
  }

  firstUpdated() {
    this.#dialog?.showModal();
  }

  get #dialog() {
    return this.renderRoot.querySelector('dialog');
  }
}

customElements.define('page-dialog', PageDialog);

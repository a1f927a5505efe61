import { LitElement, css, html } from 'lit';
import { controls } from '../parts/controls.js';
import { answerEarlier } from '../state/earlier.js';
import { store } from '../state/store.js';

/** What becomes of labels that were changed when the table was open before. It cannot be passed by: either answer keeps them. */
export class EarlierDialog extends LitElement {
  static styles = [controls, css`
    dialog { width: min(520px, calc(100vw - 32px)); padding: 16px 20px 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); color: var(--ink); }
    dialog::backdrop { background: var(--scrim); }
    h2 { margin: 0 0 8px; font-size: 16px; }
    div { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0 12px; }
  `];

  render() {
    const { earlier } = store.state;
    if (!earlier) return html``;
    const when = new Date(earlier.last).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
    return html`<dialog aria-labelledby="heading" @cancel=${(/** @type {Event} */ event) => event.preventDefault()}>
      <h2 id="heading">${earlier.labels} ${earlier.labels === 1 ? 'label was' : 'labels were'} changed here before</h2>
      <p>The last on ${when}. They are kept in ${earlier.file} and are not yet in the table's own file.</p>
      <div><button class="main" id="take" autofocus @click=${() => answerEarlier(true)}>Go on with them</button>
        <button id="leave" @click=${() => answerEarlier(false)}>Begin without them</button></div>
      <p class="soft small">Whoever begins without them finds them beside it, in a file whose name goes on with .old.</p>
    </dialog>`;
  }

  firstUpdated() {
    this.renderRoot.querySelector('dialog')?.showModal();
  }
}

customElements.define('earlier-dialog', EarlierDialog);

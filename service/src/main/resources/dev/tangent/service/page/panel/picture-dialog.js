import { LitElement, css, html } from 'lit';
import '../parts/page-dialog.js';
import { controls } from '../parts/controls.js';
import { store } from '../state/store.js';

/** A chart of the fit, as large as the window allows. */
export class PictureDialog extends LitElement {
  static styles = [controls, css`
    img { display: block; width: 100%; max-height: 70vh; border-radius: var(--radius); background: white; }
    @media (prefers-color-scheme: dark) { img { filter: invert(0.9) hue-rotate(180deg); } }
  `];

  render() {
    const { picture } = store.state;
    return html`<page-dialog heading=${picture?.caption ?? ''}>
      <img alt=${picture?.caption ?? ''} src=${picture?.at ?? ''}>
      <p class="small"><a href=${picture?.at ?? ''} target="_blank" rel="noopener">As a file of its own</a></p>
    </page-dialog>`;
  }
}

customElements.define('picture-dialog', PictureDialog);

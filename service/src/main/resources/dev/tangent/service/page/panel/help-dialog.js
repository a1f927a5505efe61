import { LitElement, css, html } from 'lit';
import '../parts/page-dialog.js';
import { controls } from '../parts/controls.js';
import { store } from '../state/store.js';

const KEYS = [
  ['Tab', 'goes from one control to the next; the cloud is one of them'],
  ['arrow keys', 'turn the cloud (with Shift faster); in the table of rows: select the next row'],
  ['+  −  Home', 'zoom the cloud, and see all of it again'],
  ['[  ]', 'select the row before, the row after'],
  ['n', 'goes to the point whose label helps most; each label leads to the next'],
  ['1 … 9, 0', 'give the selected or chosen points the class of that key'],
  ['l', 'to the field of the label; Enter sets it'],
  ['w', 'goes to the next label that is likely wrong'],
  ['/', 'finds rows by a text or a condition'],
  ['Shift ↑ ↓', 'in the table of rows: choose several'],
  ['Escape', 'ends a walk, chooses nothing; closes a dialog'],
  ['Ctrl Z,  Ctrl Shift Z', 'undo, redo'],
  ['Ctrl S', 'save'],
  ['?', 'this help'],
];

/** What one sees, and the keys. */
export class HelpDialog extends LitElement {
  static styles = [controls, css`
    dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 18px; margin: 0; }
    dt { font-weight: 600; white-space: nowrap; }
    dd { margin: 0; }
    .switch { margin: 14px 0 0; }
    .switch label { display: flex; align-items: center; gap: 8px; }
  `];

  render() {
    return html`<page-dialog heading="Help">
      <p>Every point is a row of the table. Its colour is what the method predicts there, or whatever <b>Colour</b> says. Rings are labelled points;
        numbered discs are those to label next.</p>
      <p>Click a point, type its value, press Enter: the function follows at once. Move <b>smoothness</b> and see it follow its labels or smooth them out.
        Other parameters make a new fit, which can be cancelled. <b>Choose parameters</b> searches for the best ones by cross-validation.</p>
      <p>Drag turns the cloud, with Shift it moves it; the wheel or two fingers zoom.</p>
      <p>Choose many points by going around them (the buttons above the cloud), by Shift and click, or by a filter of the rows: one label is for all of them.</p>
      <h3>Keys</h3>
      <dl>${KEYS.map(([key, what]) => html`<dt>${key}</dt><dd>${what}</dd>`)}</dl>
      <p class="switch"><label><input type="checkbox" id="letters" .checked=${store.state.letterKeys} @change=${(/** @type {Event} */ event) => store.set({ letterKeys: /** @type {HTMLInputElement} */ (event.target).checked })}>
        Keys of one letter or digit</label></p>
    </page-dialog>`;
  }
}

customElements.define('help-dialog', HelpDialog);

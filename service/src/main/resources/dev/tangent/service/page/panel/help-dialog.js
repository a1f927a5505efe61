import { LitElement, css, html } from 'lit';
import '../parts/page-dialog.js';
import { controls } from '../parts/controls.js';

const KEYS = [
  ['Tab', 'goes from one control to the next; the cloud is one of them'],
  ['arrow keys', 'turn the cloud (with Shift faster); in the table of rows: select the next row'],
  ['+  −  Home', 'zoom the cloud, and see all of it again'],
  ['[  ]', 'select the row before, the row after'],
  ['Escape', 'selects nothing; closes a dialog'],
  ['Enter', 'in the label field: sets the label'],
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
  `];

  render() {
    return html`<page-dialog heading="Help">
      <p>Every point is a row of the table. Its colour is what the method predicts there, or whatever <b>Colour</b> says. Rings are labelled points;
        numbered discs are those to label next.</p>
      <p>Click a point, type its value, press Enter: the function follows at once. Move <b>smoothness</b> and see it follow its labels or smooth them out.
        Other parameters make a new fit, which can be cancelled. <b>Choose parameters</b> searches for the best ones by cross-validation.</p>
      <p>Drag turns the cloud, with Shift it moves it; the wheel or two fingers zoom.</p>
      <h3>Keys</h3>
      <dl>${KEYS.map(([key, what]) => html`<dt>${key}</dt><dd>${what}</dd>`)}</dl>
    </page-dialog>`;
  }
}

customElements.define('help-dialog', HelpDialog);

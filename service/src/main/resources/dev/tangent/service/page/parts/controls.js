import { css, html, nothing } from 'lit';
import { store } from '../state/store.js';

/** Buttons, fields and headings as every component has them. */
export const controls = css`
  *, *::before, *::after { box-sizing: border-box; }
  :host([hidden]) { display: none; }
  h2 { margin: 0 0 10px; font-size: 13px; font-weight: 650; }
  h3 { margin: 16px 0 6px; font-size: 13px; font-weight: 600; color: var(--soft); }
  p { margin: 0 0 10px; }
  .soft { color: var(--soft); }
  .small { font-size: 12.5px; }
  .number { font-variant-numeric: tabular-nums; }
  button, select, input { font: inherit; color: inherit; }
  button { min-height: 30px; padding: 3px 11px; border: 1px solid var(--control-line); border-radius: var(--radius); background: var(--raised); cursor: pointer; }
  button:hover:not(:disabled) { border-color: var(--accent); color: var(--accent); }
  button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
  button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 550; }
  button.main:hover:not(:disabled) { color: var(--on-accent); filter: brightness(1.08); }
  button.main:disabled { background: var(--line); border-color: var(--line); color: var(--soft); }
  button.quiet { border-color: transparent; background: none; padding: 3px 8px; }
  button.quiet:hover:not(:disabled) { background: var(--accent-wash); border-color: transparent; }
  select, input:not([type]), input[type='text'], input[type='number'], input[type='search'] {
    min-height: 30px; min-width: 0; padding: 3px 8px; border: 1px solid var(--control-line); border-radius: var(--radius); background: var(--raised);
  }
  input:disabled, select:disabled { color: var(--soft); border-color: var(--line); }
  input[type='range'] { accent-color: var(--accent); margin: 0; }
  input[type='checkbox'], input[type='radio'] { accent-color: var(--accent); margin: 0; width: 16px; height: 16px; }
  ::placeholder { color: var(--soft); opacity: 1; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
  a { color: var(--accent); }
  code, pre { font: var(--mono); }
  kbd { display: inline-block; min-width: 18px; padding: 0 4px; border: 1px solid currentColor; border-radius: 4px; font: var(--mono); font-size: 11.5px; text-align: center; opacity: 0.85; }
  button > kbd { line-height: 16px; vertical-align: 1px; }
  button > kbd:last-child { margin-left: 7px; }
`;

/** A key beside what it does, where keys of one letter do something. @param {string} key */
export const keyOf = (key) => (store.state.letterKeys ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing);

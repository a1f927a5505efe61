import { css, svg } from 'lit';
import { readable } from '../colour/scale.js';
import { FOOT, HEIGHT, LEFT, RIGHT, ticks, TOP, WIDTH } from './chart-plane.js';

/** What the page's own charts have in common: two axes, and the rectangle that is drawn between them. */

/** @typedef {import('./chart-plane.js').Span} Span @typedef {import('./chart-plane.js').Plane} Plane */

/** @param {Plane} plane @param {Span} across @param {Span} up @param {string} below what is across @param {string} beside what goes up */
export function axes(plane, across, up, below, beside) {
  const foot = HEIGHT - FOOT;
  return svg`<g class="axes">
    ${ticks(across).map((at) => svg`<line x1=${plane.x(at)} x2=${plane.x(at)} y1=${TOP} y2=${foot}></line><text x=${plane.x(at)} y=${foot + 14} text-anchor="middle">${readable(at, 3)}</text>`)}
    ${ticks(up).map((at) => svg`<line x1=${LEFT} x2=${WIDTH - RIGHT} y1=${plane.y(at)} y2=${plane.y(at)}></line><text x=${LEFT - 5} y=${plane.y(at) + 4} text-anchor="end">${readable(at, 3)}</text>`)}
    <text class="title" x=${(LEFT + WIDTH - RIGHT) / 2} y=${HEIGHT - 5} text-anchor="middle">${below}</text>
    <text class="title" x="11" y=${(TOP + foot) / 2} text-anchor="middle" transform="rotate(-90 11 ${(TOP + foot) / 2})">${beside}</text></g>`;
}

export const chartStyles = css`
  svg { display: block; width: 100%; border-radius: var(--radius); background: var(--ground); touch-action: none; cursor: crosshair; user-select: none; }
  .axes line { stroke: var(--line); }
  .axes text { fill: var(--soft); font-size: 11px; font-variant-numeric: tabular-nums; }
  .axes .title { fill: var(--ink); }
  .brush { fill: var(--accent); fill-opacity: 0.14; stroke: var(--accent); }
  .tip { min-height: 19px; margin: 4px 0 0; font-size: 12.5px; font-variant-numeric: tabular-nums; color: var(--soft); }
`;

/**
 * Follows a pointer that draws a rectangle.
 *
 * @param {PointerEvent} event that began it, on the chart @param {(from: [number, number], to: [number, number], ended: boolean) => void} told in the chart's own pixels
 */
export function brush(event, told) {
  const chart = /** @type {SVGSVGElement} */ (event.currentTarget);
  const at = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const box = chart.getBoundingClientRect();
    return /** @type {[number, number]} */ ([(clientX - box.left) / box.width * WIDTH, (clientY - box.top) / box.height * HEIGHT]);
  };
  const from = at(event);
  chart.setPointerCapture(event.pointerId);
  const moved = (/** @type {PointerEvent} */ next) => told(from, at(next), false);
  const ended = (/** @type {PointerEvent} */ next) => {
    chart.removeEventListener('pointermove', moved);
    chart.removeEventListener('pointerup', ended);
    chart.removeEventListener('pointercancel', ended);
    told(from, next.type === 'pointerup' ? at(next) : from, true);
  };
  chart.addEventListener('pointermove', moved);
  chart.addEventListener('pointerup', ended);
  chart.addEventListener('pointercancel', ended);
}

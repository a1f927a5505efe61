import { colourOf, readable } from '../colour/scale.js';
import { SvgPen } from './svg-pen.js';

/**
 * The views side by side as one picture: their names above, what the colours mean below.
 *
 * @typedef {import('./cloud-view.js').CloudView} CloudView
 * @typedef {import('../types.js').Scale} Scale
 * @typedef {{view: CloudView, name: string}} NamedView
 * @typedef {CanvasRenderingContext2D | SvgPen} Pen
 */

const HEAD = 30;
const LINE = 26;
const BAR = 220;

/** @param {NamedView[]} views @param {Scale | null} scale @returns {HTMLCanvasElement} */
export function canvasOf(views, scale) {
  const ratio = Math.min(2, devicePixelRatio);
  const { width, height, entries } = sizeOf(views, scale);
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  frame(pen, views, scale, entries, (view, x) => pen.drawImage(view.picture(), x, HEAD, view.clientWidth, view.clientHeight));
  return canvas;
}

/** @param {NamedView[]} views @param {Scale | null} scale @returns {string} a file of SVG */
export function svgOf(views, scale) {
  const { width, height, entries } = sizeOf(views, scale);
  const pen = new SvgPen();
  frame(pen, views, scale, entries, (view, x) => {
    pen.begin(x, HEAD, view.clientWidth, view.clientHeight);
    points(pen, view);
    view.annotate(/** @type {any} */ (pen));
    pen.end();
  });
  return pen.document(width, height);
}

/** @param {NamedView[]} views @param {Scale | null} scale */
function sizeOf(views, scale) {
  const width = views.reduce((sum, { view }) => sum + view.clientWidth, 0);
  const entries = scale?.names ? inLines(scale.names, width) : [];
  const most = Math.max(...views.map(({ view }) => view.clientHeight));
  return { width, height: HEAD + most + LINE * Math.max(1, entries.length) + 10, entries };
}

/** Names of categories, broken into lines. @param {string[]} names @param {number} width @returns {{name: string, code: number, x: number}[][]} */
function inLines(names, width) {
  const pen = new SvgPen();
  /** @type {{name: string, code: number, x: number}[][]} */
  const lines = [[]];
  let x = 12;
  names.forEach((name, code) => {
    const wide = pen.measureText(name).width + 34;
    if (x + wide > width && lines[lines.length - 1].length > 0) {
      lines.push([]);
      x = 12;
    }
    lines[lines.length - 1].push({ name, code, x });
    x += wide;
  });
  return lines;
}

/** @param {Pen} pen @param {NamedView[]} views @param {Scale | null} scale @param {{name: string, code: number, x: number}[][]} entries @param {(view: CloudView, x: number) => void} drawn */
function frame(pen, views, scale, entries, drawn) {
  const { width, height } = sizeOf(views, scale);
  const inks = views[0].view.inks;
  if (!inks) return;
  pen.fillStyle = inks.ground;
  pen.fillRect(0, 0, width, height);
  let x = 0;
  for (const { view, name } of views) {
    drawn(view, x);
    write(pen, name, x + 12, HEAD / 2 + 2, inks.ink, 'bold 13px sans-serif');
    x += view.clientWidth;
  }
  if (scale) legend(pen, scale, entries, height - 5 - LINE * Math.max(1, entries.length), width, inks);
}

/** @param {Pen} pen @param {Scale} scale @param {{name: string, code: number, x: number}[][]} entries @param {number} top @param {number} width @param {import('./overlay.js').Inks} inks */
function legend(pen, scale, entries, top, width, inks) {
  entries.forEach((line, i) => line.forEach(({ name, code, x }) => {
    const y = top + LINE * (i + 0.5);
    pen.fillStyle = colourOf(scale, code);
    pen.beginPath();
    pen.arc(x + 5, y, 5, 0, 7);
    pen.fill();
    write(pen, name, x + 16, y, inks.ink);
  }));
  if (scale.names) return;
  const y = top + LINE / 2;
  const low = readable(scale.low, 3);
  const high = readable(scale.high, 3);
  pen.font = 'bold 12px sans-serif';
  const title = pen.measureText(scale.title).width;
  pen.font = '12px sans-serif';
  const begin = Math.max(12, width - 12 - BAR - title - pen.measureText(low).width - pen.measureText(high).width - 36);
  write(pen, scale.title, begin, y, inks.ink, 'bold 12px sans-serif');
  write(pen, low, begin + title + 12, y, inks.ink);
  const left = begin + title + 24 + pen.measureText(low).width;
  for (let i = 0; i < BAR; i += 2) {
    pen.fillStyle = colourOf(scale, scale.low + (i + 1) / BAR * (scale.high - scale.low));
    pen.fillRect(left + i, y - 6, 2.5, 12);
  }
  write(pen, high, left + BAR + 12, y, inks.ink);
}

/** @param {Pen} pen @param {string} text @param {number} x @param {number} y @param {string} colour @param {string} font */
function write(pen, text, x, y, colour, font = '12px sans-serif') {
  pen.font = font;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** @param {import('../types.js').Colouring | null} colouring @param {number[]} rows */
function meanColour(colouring, rows) {
  const mean = rows.reduce((sum, row) => sum + (colouring?.values[row] ?? NaN), 0) / rows.length;
  return colouring && !Number.isNaN(mean) ? colourOf(colouring.scale, mean) : null;
}

/** Far triangles first. @param {SvgPen} pen @param {import('../types.js').Cloud} cloud @param {import('./projection.js').Projection} projection @param {(rows: number[]) => string} colour */
function surface(pen, { triangles = new Uint32Array(0), positions }, projection, colour) {
  const facets = Array.from({ length: triangles.length / 3 }, (_, t) => {
    const rows = [triangles[3 * t], triangles[3 * t + 1], triangles[3 * t + 2]];
    const corners = rows.map((row) => projection.at(positions, row));
    return { rows, corners, depth: corners[0][2] + corners[1][2] + corners[2][2] };
  });
  pen.lineWidth = 0.6; // no ground between two of them
  for (const { rows, corners } of facets.sort((a, b) => b.depth - a.depth)) {
    pen.fillStyle = pen.strokeStyle = colour(rows);
    pen.beginPath();
    corners.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
}

/** Far points first. @param {SvgPen} pen @param {CloudView} view */
function points(pen, view) {
  const { cloud, colouring, inks } = view;
  const projection = view.projection();
  if (!cloud || !projection || !inks) return;
  if (cloud.triangles && !cloud.flat) surface(pen, cloud, projection, (rows) => meanColour(colouring, rows) ?? inks.none);
  if (cloud.triangles && !cloud.flat && !colouring?.values.some(Number.isNaN)) return;
  const places = Array.from({ length: cloud.count }, (_, i) => [...projection.at(cloud.positions, i), i]).filter(([, , depth]) => depth > 0).sort((a, b) => b[2] - a[2]);
  const middle = projection.of(0, 0, 0)[2];
  const radius = (view.renderer?.pointSize(cloud.count) ?? 4) / 2;
  for (const [x, y, depth, i] of places) {
    const value = colouring?.values[i] ?? NaN;
    pen.fillStyle = colouring && !Number.isNaN(value) ? colourOf(colouring.scale, value) : inks.none;
    pen.dot(x, y, radius * Math.min(4, Math.max(0.5, middle / depth)));
  }
}


/**
 * What a canvas' pen can do as far as it is needed here, drawn as SVG: whoever draws with one can draw with the other. Only
 * attributes that every program knows: no style sheet, colours as #rrggbb.
 */
export class SvgPen {
  /** @type {string[]} */
  #parts = [];
  #path = '';
  #measure = globalThis.document?.createElement('canvas').getContext('2d');

  fillStyle = '#000000';
  strokeStyle = '#000000';
  lineWidth = 1;
  globalAlpha = 1;
  font = '12px sans-serif';
  lineJoin = 'round';
  /** @type {'left' | 'center' | 'right'} */
  textAlign = 'left';
  textBaseline = 'middle';

  beginPath() {
    this.#path = '';
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path += `M${short(x)} ${short(y)}`;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path += `L${short(x)} ${short(y)}`;
  }

  closePath() {
    this.#path += 'Z';
  }

  /** All around. @param {number} x @param {number} y @param {number} radius @param {number} [_from] @param {number} [_to] */
  arc(x, y, radius, _from, _to) {
    const r = short(radius);
    this.#path += `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0`;
  }

  fill() {
    this.#parts.push(`<path d="${this.#path}" fill="${hex(this.fillStyle)}"${this.#alpha()}/>`);
  }

  stroke() {
    this.#parts.push(`<path d="${this.#path}" fill="none" stroke="${hex(this.strokeStyle)}" stroke-width="${short(this.lineWidth)}" stroke-linejoin="round"${this.#alpha()}/>`);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.#parts.push(`<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${hex(this.fillStyle)}"/>`);
  }

  /** @param {number} x @param {number} y @param {number} radius */
  dot(x, y, radius) {
    this.#parts.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${hex(this.fillStyle)}"/>`);
  }

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    this.#text(text, x, y, `fill="${hex(this.fillStyle)}"`);
  }

  /** @param {string} text @param {number} x @param {number} y */
  strokeText(text, x, y) {
    this.#text(text, x, y, `fill="none" stroke="${hex(this.strokeStyle)}" stroke-width="${this.lineWidth}" stroke-linejoin="round"`);
  }

  /** @param {string} text */
  measureText(text) {
    if (this.#measure) this.#measure.font = this.font;
    return { width: this.#measure?.measureText(text).width ?? 7 * text.length };
  }

  /** What is drawn next has its origin there, and ends at these edges. @param {number} x @param {number} y @param {number} width @param {number} height */
  begin(x, y, width, height) {
    this.#parts.push(`<svg x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}">`);
  }

  end() {
    this.#parts.push('</svg>');
  }

  /** @param {number} width @param {number} height @returns {string} */
  document(width, height) {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${this.#parts.join('\n')}\n</svg>\n`;
  }

  /** @param {string} text @param {number} x @param {number} y @param {string} ink */
  #text(text, x, y, ink) {
    const [, bold, size] = /(bold|[5-9]00)?\s*(\d+)px/.exec(this.font) ?? ['', '', '12'];
    const anchor = { left: 'start', center: 'middle', right: 'end' }[this.textAlign];
    const base = this.textBaseline === 'middle' ? y + 0.35 * Number(size) : y; // not every program knows a baseline
    this.#parts.push(`<text x="${short(x)}" y="${short(base)}" font-family="sans-serif" font-size="${size}"${bold ? ' font-weight="bold"' : ''} text-anchor="${anchor}" ${ink}>${escaped(text)}</text>`);
  }

  #alpha() {
    return this.globalAlpha < 1 ? ` opacity="${this.globalAlpha.toFixed(2)}"` : '';
  }
}

/** @param {number} value */
const short = (value) => String(Number(value.toFixed(1)));

/** @param {string} colour as #rrggbb already, or as rgb() with numbers @returns {string} */
export function hex(colour) {
  const numbers = /^rgba?\(\s*(\d+)[ ,]+(\d+)[ ,]+(\d+)/.exec(colour)?.slice(1);
  return numbers ? '#' + numbers.map((one) => Number(one).toString(16).padStart(2, '0')).join('') : colour;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

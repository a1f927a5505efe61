import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hex, SvgPen } from '../../main/resources/dev/tangent/service/page/cloud/svg-pen.js';

test('colours are written as every program reads them', () => {
  assert.equal(hex('rgb(1 20 255)'), '#0114ff');
  assert.equal(hex('rgba(0, 0, 0, 0.5)'), '#000000');
  assert.equal(hex('#abcdef'), '#abcdef');
});

test('what a pen draws is there as shapes with attributes, and names stay names', () => {
  const pen = new SvgPen();
  pen.fillStyle = 'rgb(255 0 0)';
  pen.dot(1.23, 4, 2);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(3, 4);
  pen.globalAlpha = 0.5;
  pen.stroke();
  pen.font = 'bold 13px sans-serif';
  pen.fillText('<script> & "co"\u0007', 5, 6);
  const text = pen.document(10, 20);
  assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="10" height="20" viewBox="0 0 10 20">/);
  assert.match(text, /<circle cx="1\.2" cy="4" r="2" fill="#ff0000"\/>/);
  assert.match(text, /<path d="M0 0L3 4" fill="none" stroke="#000000" stroke-width="1" stroke-linejoin="round" opacity="0\.50"\/>/);
  assert.match(text, /font-size="13" font-weight="bold".*>&#60;script&#62; &#38; &#34;co&#34;<\/text>/);
  assert.ok(!text.includes('style'));
});

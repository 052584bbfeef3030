import { expect, test } from 'vitest';
import { circle, clip, d, ellipse, faded, line, place, rect, round } from './svg.ts';

test('numbers are rounded to one decimal, without -0', () => {
  expect([round(1 / 3), round(-0.01), round(12), round(2.25)]).toEqual(['.3', '0', '12', '2.3']);
  expect(d`M${0} ${1 / 3}H${-7.04}`).toBe('M0 .3H-7');
});

test('each builder returns one element', () => {
  expect(rect(0, 1, 2, 3, '#fff')).toBe('<rect x="0" y="1" width="2" height="3" fill="#fff"/>');
  expect(rect(0, 1, 2, 3, '#fff', 4)).toContain('rx="4"');
  expect(circle(1, 2, 3, '#fff')).toBe('<circle cx="1" cy="2" r="3" fill="#fff"/>');
  expect(ellipse(1, 2, 3, 4, '#fff', 30)).toContain('transform="rotate(30 1 2)"');
  expect(line('M0 0', '#000', 2, '4 4')).toContain('stroke-dasharray="4 4"');
});

test('a drawing is moved, scaled, rotated, faded and clipped', () => {
  expect(place(1, 2, 1, 'x')).toBe('<g transform="translate(1 2)">x</g>');
  expect(place(1, 2, 0.5, 'x', 9)).toBe('<g transform="translate(1 2) scale(0.5) rotate(9)">x</g>');
  expect(faded(0.2, 'x')).toBe('<g opacity="0.2">x</g>');
  expect(clip('a', 'M0 0', 'x')).toBe(
    '<clipPath id="a"><path d="M0 0"/></clipPath><g clip-path="url(#a)">x</g>',
  );
});

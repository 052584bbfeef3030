import { expect, test } from 'vitest';
import { measureSvg } from './measureSvg.ts';
import { readSvg } from './readSvg.ts';

function measured(content: string) {
  return measureSvg(readSvg(`<svg>${content}</svg>`));
}

test('transforms are followed inwards', () => {
  expect(
    measured('<g transform="translate(10 20) scale(2)"><rect x="1" y="2" width="3" height="4"/></g>'),
  ).toEqual({
    left: 12,
    top: 24,
    right: 18,
    bottom: 32,
  });
  const turned = measured('<g transform="rotate(90)"><rect x="0" y="0" width="10" height="2"/></g>');
  expect([turned.left, turned.bottom].map(Math.round)).toEqual([-2, 10]);
});

test('a clip counts by its outline, a stroke by its width, a use by what it shows', () => {
  expect(
    measured(
      '<clipPath id="a"><path d="M0 0H5V5H0Z"/></clipPath><g clip-path="url(#a)"><rect x="-9" y="0" width="99" height="9"/></g>',
    ),
  ).toEqual({ left: 0, top: 0, right: 5, bottom: 5 });
  expect(measured('<path d="M0 0H10" stroke-width="4"/>').top).toBe(-2);
  expect(
    measured(
      '<defs><g id="one"><circle cx="0" cy="0" r="3"/></g></defs><use href="#one" transform="translate(7 0)"/>',
    ).right,
  ).toBe(10);
});

test('an id twice or a reference to nothing is refused', () => {
  expect(() => measured('<g id="a"></g><g id="a"></g>')).toThrow('occurs twice');
  expect(() => measured('<use href="#gone"/>')).toThrow('nothing has the id');
});

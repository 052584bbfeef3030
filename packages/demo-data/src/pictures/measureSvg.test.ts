import { describe, expect, test } from 'vitest';
import { measureSvg, pathPoints, readSvg } from './measureSvg.ts';

describe('measureSvg', () => {
  function measured(content: string) {
    return measureSvg(readSvg(`<svg>${content}</svg>`));
  }

  test('transforms are applied to nested elements', () => {
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

  test('a clip counts by its outline, a stroke by its width, a use by its target', () => {
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

  test('a duplicate id or a broken reference is refused', () => {
    expect(() => measured('<g id="a"></g><g id="a"></g>')).toThrow('occurs twice');
    expect(() => measured('<use href="#gone"/>')).toThrow('nothing has the id');
  });
});

describe('readSvg', () => {
  test('elements nest and keep their attributes', () => {
    expect(readSvg('<svg viewBox="0 0 1 1"><g id="a"><path d="M0 0"/></g></svg>')).toEqual({
      name: 'svg',
      attributes: { viewBox: '0 0 1 1' },
      children: [
        {
          name: 'g',
          attributes: { id: 'a' },
          children: [{ name: 'path', attributes: { d: 'M0 0' }, children: [] }],
        },
      ],
    });
  });

  test.each([
    ['a tag that is not closed', '<svg><g></svg>'],
    ['an element left open', '<svg><g></g>'],
    ['an attribute without quotes', '<svg><g id=a></g></svg>'],
    ['an attribute twice', '<svg><g id="a" id="b"></g></svg>'],
    ['text between elements', '<svg>undefined</svg>'],
    ['two roots', '<svg></svg><svg></svg>'],
  ])('%s is refused', (_, text) => {
    expect(() => readSvg(text)).toThrow();
  });
});

describe('pathPoints', () => {
  test('absolute and relative commands give the same points', () => {
    expect(pathPoints('M10 10H30V40L5 -2Z')).toEqual([
      [10, 10],
      [30, 10],
      [30, 40],
      [5, -2],
    ]);
    expect(pathPoints('m10 10h20v30l-25-42z')).toEqual(pathPoints('M10 10H30V40L5 -2Z'));
  });

  test('a relative outline after a closed one starts at the first one’s start', () => {
    expect(pathPoints('m1 1h4zm.5 2h1')).toEqual([
      [1, 1],
      [5, 1],
      [1.5, 3],
      [2.5, 3],
    ]);
  });

  test('a curve is sampled', () => {
    const quadratic = pathPoints('M0 0Q50 -100 100 0');
    expect(Math.min(...quadratic.map(([, y]) => y))).toBe(-50);
    const cubic = pathPoints('M0 0C0 -100 100 -100 100 0');
    expect(Math.min(...cubic.map(([, y]) => y))).toBe(-75);
  });

  test('a command with the wrong number of arguments is refused', () => {
    expect(() => pathPoints('M0 0L1')).toThrow('bad path data');
    expect(() => pathPoints('M0 0Z 3')).toThrow('bad path data');
  });
});

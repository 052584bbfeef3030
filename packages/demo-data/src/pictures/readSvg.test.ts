import { expect, test } from 'vitest';
import { readSvg } from './readSvg.ts';

test('elements nest and keep their attributes, without the white space between them', () => {
  expect(readSvg('<svg viewBox="0 0 1 1">\n  <g id="a"><path d="M0 0"/></g>\n</svg>\n')).toEqual({
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

import { expect, test } from 'vitest';
import { contentsOf } from './fromWire.ts';

const parts = (text: string) => contentsOf(text).split(' ');

test.each([
  ['8–14 kg · 4 × 44 stuks', ['8–14\u00a0kg', '·', '4\u00a0×\u00a044\u00a0stuks']],
  ['60 cm breed · 6 rollen', ['60\u00a0cm\u00a0breed', '·', '6\u00a0rollen']],
  ['Vanaf 16 kg · Maat 4 · 36 stuks', ['Vanaf\u00a016\u00a0kg', '·', 'Maat\u00a04', '·', '36\u00a0stuks']],
  ['12 sprays van 50 ml', ['12\u00a0sprays\u00a0van\u00a050\u00a0ml']],
])('%s breaks only between its parts', (contents, expected) => {
  expect(parts(contents)).toEqual(expected);
});

test('a sentence breaks normally, and an absent text is empty', () => {
  expect(parts('Doos vol vochtige doekjes voor billen en handen')).toHaveLength(8);
  expect(contentsOf(null)).toBe('');
});

import { expect, test } from 'vitest';
import { contentsOf } from './fromWire.ts';

const parts = (text: string) => contentsOf(text).split(' ');

test('contents break between their parts only', () => {
  expect(parts('8–14 kg · 4 × 44 stuks')).toEqual(['8–14\u00a0kg', '·', '4\u00a0×\u00a044\u00a0stuks']);
  expect(parts('Klassendoos 12 stuks')).toHaveLength(1);
  expect(contentsOf(null)).toBe('');
});

test('a part that no card has room for breaks as any sentence does', () => {
  expect(parts('12 pakken vochtige doekjes per doos · 60 stuks')).toHaveLength(8);
});

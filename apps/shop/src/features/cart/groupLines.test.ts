import { buildCartLine } from '@magazijn/api-client/testing';
import { addCents, cents } from '@magazijn/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupLines } from './groupLines.ts';

const categories = [
  { name: 'Eten & drinken', url: 'voeding' },
  { name: 'Luiers & verzorging', url: 'verzorging' },
];
const line = (productId: number, path: string, total: number) =>
  buildCartLine({ productId, path, total: cents(total) });

test('groups are in the order of the aisles, each with its subtotal', () => {
  const lines = [
    line(1, 'verzorging/luiers/a', 500),
    line(2, 'voeding/fruit/b', 300),
    line(3, 'verzorging/c', 200),
    line(4, 'elders/d', 100),
  ];
  expect(
    groupLines(lines, categories).map(({ title, subtotal, lines: own }) => [
      title,
      subtotal,
      own.map(({ productId }) => productId),
    ]),
  ).toEqual([
    ['Eten & drinken', 300, [2]],
    ['Luiers & verzorging', 700, [1, 3]],
    ['elders', 100, [4]],
  ]);
});

test('no line is lost, and the subtotals add up', () => {
  const arbitraryLine = fc.record({
    segment: fc.constantFrom('voeding', 'verzorging', 'elders', ''),
    total: fc.nat(100_000),
  });
  fc.assert(
    fc.property(fc.array(arbitraryLine), (given) => {
      const lines = given.map(({ segment, total }, id) => line(id, `${segment}/product`, total));
      const groups = groupLines(lines, categories);
      expect(groups.flatMap((group) => group.lines)).toHaveLength(lines.length);
      expect(addCents(...groups.map((group) => group.subtotal))).toBe(
        addCents(...lines.map((each) => each.total)),
      );
    }),
  );
});

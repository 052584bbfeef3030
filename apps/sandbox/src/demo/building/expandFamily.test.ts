import { expect, test } from 'vitest';
import { expandFamily } from './expandFamily.ts';

const family = {
  name: '{merk} handzeep {soort}',
  brands: ['Magazijn', 'Sopwijs'],
  kinds: [
    ['mild', 'pink', 'drop'],
    ['appel', 'green', 'apple', { factor: 1.1 }],
  ],
  sizes: [
    ['', 'Pomp 500 ml', 410, { figure: '500' }],
    ['', 'Can 5 liter', 1395, { figure: '5L' }],
  ],
  unit: 'stuk',
  shape: 'pump-bottle',
  word: '{soort}',
  about: 'Zeep met {soort}.',
} as const;

test('every brand, kind and size together is one product with a path of its own', () => {
  const drafts = expandFamily(family);
  expect(drafts).toHaveLength(8);
  expect(new Set(drafts.map(({ path }) => path)).size).toBe(8);
  expect(drafts[0]).toMatchObject({
    path: 'handzeep-mild-pomp-500-ml',
    description: 'Handzeep mild',
    unit: 'fles',
    priceCents: 410,
    about: 'Zeep met mild.',
    packShot: { shape: 'pump-bottle', palette: 'pink', motif: 'drop', word: 'mild', figure: '500' },
  });
  expect(drafts[1]).toMatchObject({ unit: 'can', packShot: { shape: 'jerrycan' } });
  expect(drafts[7]).toMatchObject({ description: 'Sopwijs handzeep appel', priceCents: 1695 });
});

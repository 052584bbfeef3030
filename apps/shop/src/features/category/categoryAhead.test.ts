import { buildCategory } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import { categoryAhead } from './categoryAhead.ts';

const luiers = { name: 'Luiers', url: 'luiers', productCount: 14 };
const aisle = buildCategory({ name: 'Verzorging', url: 'verzorging', number: 3, subCategories: [luiers] });

test('an aisle is known as it is', () =>
  expect(categoryAhead([aisle], { category: 'verzorging' })).toBe(aisle));

test('a sub category has the number of its aisle, and leads back to it', () =>
  expect(categoryAhead([aisle], { category: 'verzorging', subCategory: 'luiers' })).toMatchObject({
    name: 'Luiers',
    url: 'luiers',
    number: 3,
    subCategories: [],
    parent: { name: 'Verzorging', url: 'verzorging' },
  }));

test.each([
  { category: 'nergens' },
  { category: 'aanbieding', subCategory: 'demo-weekactie' },
  { category: 'verzorging', subCategory: 'nergens' },
])('of %j nothing is known', (at) => expect(categoryAhead([aisle], at)).toBeNull());

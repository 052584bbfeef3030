import { expect, test } from 'vitest';
import { overweight } from './overweight.ts';

test('a page within its budgets is not named', () => {
  expect(
    overweight([{ page: 'HomePage', script: 105_000, customer: 139000, style: 12_000, font: 45_000 }]),
  ).toEqual([]);
});

test('each exceeded budget is one line', () => {
  expect(
    overweight([
      { page: 'HomePage', script: 105_100, customer: 139100, style: 12_000, font: 45_001 },
      { page: 'RegistrationPage', script: 131_000, customer: 149_000, style: 12_500, font: 0 },
      { page: 'CmsPage', script: 110_200, customer: 120_000, style: 0, font: 0 },
    ]),
  ).toEqual([
    'HomePage: 105.1 kB of script, at most 105 kB',
    'HomePage: 139.1 kB of script for a customer, at most 139 kB',
    'HomePage: 45.0 kB of font, at most 45 kB',
    'RegistrationPage: 12.5 kB of style, at most 12 kB',
    'CmsPage: 110.2 kB of script, at most 110 kB',
  ]);
});

import { expect, test } from 'vitest';
import { overweight } from './overweight.ts';

test('a page within its budgets is not named', () => {
  expect(
    overweight([{ page: 'HomePage', script: 156_000, customer: 188_000, style: 13_000, font: 45_000 }]),
  ).toEqual([]);
});

test('each exceeded budget is one line', () => {
  expect(
    overweight([
      { page: 'HomePage', script: 156_100, customer: 188_100, style: 13_000, font: 45_001 },
      { page: 'RegistrationPage', script: 167_000, customer: 196_000, style: 13_500, font: 0 },
      { page: 'CmsPage', script: 156_200, customer: 160_000, style: 0, font: 0 },
    ]),
  ).toEqual([
    'HomePage: 156.1 kB of script, at most 156 kB',
    'HomePage: 188.1 kB of script for a customer, at most 188 kB',
    'HomePage: 45.0 kB of font, at most 45 kB',
    'RegistrationPage: 13.5 kB of style, at most 13 kB',
    'CmsPage: 156.2 kB of script, at most 156 kB',
  ]);
});

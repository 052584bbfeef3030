import { expect, test } from 'vitest';
import { overweight } from './overweight.ts';

test('a page within its budgets is not named', () => {
  expect(
    overweight([{ page: 'HomePage', script: 150_000, customer: 180_000, style: 13_000, font: 45_000 }]),
  ).toEqual([]);
});

test('each exceeded budget is one line', () => {
  expect(
    overweight([
      { page: 'HomePage', script: 150_100, customer: 180_100, style: 13_000, font: 45_001 },
      { page: 'RegistrationPage', script: 167_000, customer: 196_000, style: 13_500, font: 0 },
      { page: 'CmsPage', script: 150_200, customer: 160_000, style: 0, font: 0 },
    ]),
  ).toEqual([
    'HomePage: 150.1 kB of script, at most 150 kB',
    'HomePage: 180.1 kB of script for a customer, at most 180 kB',
    'HomePage: 45.0 kB of font, at most 45 kB',
    'RegistrationPage: 13.5 kB of style, at most 13 kB',
    'CmsPage: 150.2 kB of script, at most 150 kB',
  ]);
});

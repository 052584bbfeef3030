import { expect, test } from 'vitest';
import { overweight } from './overweight.ts';

test('a page within its budgets is not named', () => {
  expect(
    overweight([{ page: 'HomePage', script: 155_000, customer: 187_000, style: 13_000, font: 45_000 }]),
  ).toEqual([]);
});

test('each exceeded budget is one line', () => {
  expect(
    overweight([
      { page: 'HomePage', script: 155_100, customer: 187_100, style: 13_000, font: 45_001 },
      { page: 'RegistrationPage', script: 167_000, customer: 196_000, style: 13_500, font: 0 },
      { page: 'CmsPage', script: 155_200, customer: 160_000, style: 0, font: 0 },
    ]),
  ).toEqual([
    'HomePage: 155.1 kB of script, at most 155 kB',
    'HomePage: 187.1 kB of script for a customer, at most 187 kB',
    'HomePage: 45.0 kB of font, at most 45 kB',
    'RegistrationPage: 13.5 kB of style, at most 13 kB',
    'CmsPage: 155.2 kB of script, at most 155 kB',
  ]);
});

import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { codeProblem, costCentreTotals, isSameCode, nameProblem, sharedCostCentre } from './index.ts';

test.each([
  ['', 'Vul een code in.'],
  [' \u200b', 'Vul een code in.'],
  ['4010', null],
  ['a'.repeat(20), null],
  ['a'.repeat(21), 'Gebruik voor de code hoogstens 20 tekens.'],
  [' EGELS ', 'De code EGELS bestaat al. Kies een andere code.'],
])('the code %j beside "Egels": %s', (code, problem) => expect(codeProblem(code, ['Egels'])).toBe(problem));

test.each([
  ['', null],
  ['a'.repeat(60), null],
  ['a'.repeat(61), 'Gebruik voor de naam hoogstens 60 tekens.'],
])('the name %j: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

test('a code is the same in any case and with any composition of an accent', () => {
  expect(isSameCode('Bébés', ' BE\u0301BE\u0301S')).toBe(true);
  expect(isSameCode('4010', '4011')).toBe(false);
});

const egels = { code: 'EGELS', name: 'Egels' };
const group2 = { code: '2', name: '' };
const group10 = { code: '10', name: '' };
const line = (costCentre: typeof egels | null, total: number, giveAway = false) => ({
  costCentre,
  total: cents(total),
  giveAway,
});

test('lines are summed per cost centre by code, numbers in their order, without one last', () => {
  const lines = [line(null, 5), line(group10, 100), line(egels, 50), line(group2, 20), line(egels, 25)];
  expect(costCentreTotals(lines)).toEqual([
    { costCentre: group2, total: 20 },
    { costCentre: group10, total: 100 },
    { costCentre: egels, total: 75 },
    { costCentre: null, total: 5 },
  ]);
  expect(costCentreTotals([line(null, 5), line(null, 0, true)])).toEqual([]);
});

test('a cost centre is shared when every line that costs something has it', () => {
  expect(sharedCostCentre([line(egels, 5), line(egels, 7), line(null, 0, true)])).toEqual(egels);
  expect(sharedCostCentre([line(egels, 5), line(null, 7)])).toBeNull();
  expect(sharedCostCentre([line(egels, 5), line(group2, 7)])).toBeNull();
  expect(sharedCostCentre([line(null, 5)])).toBeNull();
  expect(sharedCostCentre([])).toBeNull();
});

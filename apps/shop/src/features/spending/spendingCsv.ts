import type { Spending } from '@magazijn/api-client';
import { costCentreText } from '@magazijn/domain/cost-centres';
import { csvText } from '@magazijn/domain/csv';
import type { Cents } from '@magazijn/domain/money';
import { spendingTexts as texts } from './spendingTexts.ts';

const amount = (value: Cents): string => (value / 100).toFixed(2).replace('.', ',');

/** The spending of a year as CSV: a row for each month, category, person, location and cost centre, with decimal commas. */
export function spendingCsv(year: number, spending: Spending): string {
  const { month, category, person, location, costCentre } = texts.csvKinds;
  return csvText([
    texts.csvHead,
    ...spending.months.map(({ orders, total }, index) => [
      month,
      `${year}-${String(index + 1).padStart(2, '0')}`,
      String(orders),
      amount(total),
    ]),
    ...spending.categories.map(({ name, total }) => [category, name, '', amount(total)]),
    [category, texts.other, '', amount(spending.other)],
    ...spending.people.map(({ name, orders, total }) => [person, name, String(orders), amount(total)]),
    ...spending.locations.map(({ name, orders, total }) => [location, name, String(orders), amount(total)]),
    ...spending.costCentres.map(({ total, ...each }) => [
      costCentre,
      costCentreText(each) || texts.noCostCentre,
      '',
      amount(total),
    ]),
  ]);
}

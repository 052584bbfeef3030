import type { CostCentreName } from '@magazijn/domain/cost-centres';
import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type { WireSpending } from '../schemas/spending.ts';

export interface Spent {
  readonly orders: number;
  readonly total: Cents;
}

export interface Spending extends Spent {
  /** The years with orders, the latest first. */
  readonly years: readonly number[];
  /** Twelve amounts, January first. */
  readonly months: readonly Spent[];
  /** The goods by main category, the largest amount first. */
  readonly categories: readonly { readonly name: string; readonly total: Cents }[];
  /** Delivery, less coupons. */
  readonly other: Cents;
  /** The orders of people with a name, the largest amount first. */
  readonly people: readonly (Spent & { readonly name: string })[];
  /** The company, and those below a parent organisation, by name. */
  readonly locations: readonly (Spent & { readonly customerNumber: string; readonly name: string })[];
  /** The goods by cost centre, by code, and those without one last with an empty code; empty when no line has one. */
  readonly costCentres: readonly (CostCentreName & { readonly total: Cents })[];
}

const nothing: Spent = { orders: 0, total: centsFromEuros(0) };

export const toSpent = (wire: { readonly orders: number; readonly total_exclusive: number }): Spent => ({
  orders: wire.orders,
  total: centsFromEuros(wire.total_exclusive),
});

export function toSpending(wire: WireSpending): Spending {
  const months = new Map(wire.months.map((month) => [Number(month.month.slice(5)), toSpent(month)]));
  return {
    ...toSpent(wire),
    years: wire.years,
    months: Array.from({ length: 12 }, (_, index) => months.get(index + 1) ?? nothing),
    categories: wire.categories.map(({ name, total_exclusive }) => ({
      name,
      total: centsFromEuros(total_exclusive),
    })),
    other: centsFromEuros(wire.other),
    people: wire.people.map((person) => ({ name: person.name, ...toSpent(person) })),
    locations: wire.locations.map(({ customer_number, name, ...spent }) => ({
      customerNumber: String(customer_number),
      name,
      ...toSpent(spent),
    })),
    costCentres: (wire.cost_centres ?? []).map(({ total_exclusive, ...costCentre }) => ({
      ...costCentre,
      total: centsFromEuros(total_exclusive),
    })),
  };
}

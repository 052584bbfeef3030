import { type Cents, cents } from './cents.ts';

/** The sum of any number of amounts; of none it is 0. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

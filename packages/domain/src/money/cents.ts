declare const centsBrand: unique symbol;

/**
 * An amount of money in whole euro cents; € 12,50 is 1250.
 *
 * The brand keeps plain numbers out: a count or an amount in euros cannot slip in unnoticed.
 * Make one with `cents` or `centsFromEuros`.
 */
export type Cents = number & { readonly [centsBrand]: 'Cents' };

/**
 * Turns a whole number of euro cents into `Cents`.
 *
 * @throws RangeError when the number is not a safe integer. Cents never hold fractions, NaN or -0.
 */
export function cents(wholeCents: number): Cents {
  if (!Number.isSafeInteger(wholeCents)) {
    throw new RangeError(
      `Cents must be a whole number, but got ${wholeCents}. Use centsFromEuros for euros.`,
    );
  }
  // -0 would be printed as '€ -0,00'
  return (wholeCents === 0 ? 0 : wholeCents) as Cents;
}

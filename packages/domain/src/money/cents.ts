declare const centsBrand: unique symbol;

/** An amount in whole euro cents; € 12,50 is 1250. Make one with `cents` or `centsFromEuros`. */
export type Cents = number & { readonly [centsBrand]: 'Cents' };

/** @throws RangeError when the number is not a safe integer; -0 becomes 0 */
export function cents(wholeCents: number): Cents {
  if (!Number.isSafeInteger(wholeCents)) {
    throw new RangeError(
      `Cents must be a whole number, but got ${wholeCents}. Use centsFromEuros for euros.`,
    );
  }
  // -0 would be printed as '€ -0,00'
  return (wholeCents === 0 ? 0 : wholeCents) as Cents;
}

export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** `amount` minus `taken`; can be negative. */
export function subtractCents(amount: Cents, taken: Cents): Cents {
  return cents(amount - taken);
}

/** @throws RangeError for a fraction, which would need rounding: use `percentageOfCents` or `allocateCents` */
export function multiplyCents(amount: Cents, wholeQuantity: number): Cents {
  if (!Number.isSafeInteger(wholeQuantity)) {
    throw new RangeError(`The quantity must be a whole number, but got ${wholeQuantity}.`);
  }
  return cents(amount * wholeQuantity);
}

/**
 * A percentage of an amount (21 means 21 %), rounded once to whole cents, half away from zero.
 *
 * @example percentageOfCents(cents(50), 21) // 11, from 10.5
 */
export function percentageOfCents(amount: Cents, percentage: number): Cents {
  return cents(roundHalfAwayFromZero((amount * percentage) / 100));
}

/** Above it a float no longer distinguishes all cents. */
const maxEuros = 1e11;

/**
 * Converts euros, the API's decimal numbers, to whole cents, half away from zero.
 *
 * @example centsFromEuros(1.005) // 101
 * @throws RangeError for NaN, an infinity, or more than a hundred billion euros
 */
export function centsFromEuros(euros: number): Cents {
  if (!(Math.abs(euros) <= maxEuros)) {
    throw new RangeError(`Euros must be a number of at most ${maxEuros}, but got ${euros}.`);
  }
  return cents(roundHalfAwayFromZero(euros * 100));
}

/** Converts cents to euros, the API's decimal numbers: 1250 → 12.5. */
export function eurosFromCents(amount: Cents): number {
  return amount / 100;
}

/**
 * To a whole number, half away from zero (-2.5 → -3), as Dutch and Belgian tax offices expect.
 *
 * A float holds fifteen significant digits reliably, so 100.49999999999999 is cut to 100.5 first.
 */
export function roundHalfAwayFromZero(value: number): number {
  const size = Math.abs(value);
  const withoutNoise = size < 1e13 ? Number(size.toPrecision(15)) : size;
  const rounded = Math.round(withoutNoise);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

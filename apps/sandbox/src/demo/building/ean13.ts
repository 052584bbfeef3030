/**
 * A GTIN-13 with its check digit (GS1 General Specifications, section 7.9: weights 1 and 3 from the
 * left). The prefix 29 is kept for numbers that are only used inside one company.
 *
 * @param article a whole number of at most ten digits
 * @example ean13(101404) // '2900001014047'
 */
export function ean13(article: number): string {
  const digits = `29${String(article).padStart(10, '0')}`;
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) {
    sum += Number(digit) * (index % 2 === 0 ? 1 : 3);
  }
  return digits + String((10 - (sum % 10)) % 10);
}

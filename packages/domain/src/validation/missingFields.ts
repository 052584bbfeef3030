/**
 * The required fields that are not filled in, in the order of `required`.
 * Blanks alone do not fill a field; the number 0 does (gender 0 is Mevr.).
 *
 * @example missingFields({ city: ' ', number: 12 }, ['number', 'city']) // ['city']
 */
export function missingFields<Name extends string>(
  values: Readonly<Partial<Record<Name, unknown>>>,
  required: readonly Name[],
): Name[] {
  return required.filter((name) => {
    const value = values[name];
    return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  });
}

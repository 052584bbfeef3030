/**
 * The parameters of an address as they are meant: the router's matcher leaves them encoded, but for `%2F`.
 *
 * @returns null when the address is not well encoded, as in `/zoeken/100%`
 */
export function decodeParameters(
  given: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> | null {
  try {
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
    );
  } catch {
    return null;
  }
}

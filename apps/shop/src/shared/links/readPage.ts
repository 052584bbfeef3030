/** The back end's maximum. */
const last = 10_000;

/** The page number of a query parameter: a whole number from 1 to 10,000, and 1 for anything else. */
export function readPage(text: string | null): number {
  const page = text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return page <= last ? page : 1;
}

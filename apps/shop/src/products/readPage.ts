/** The page number of a query parameter: a whole number from 1, and 1 for anything else (S22). */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

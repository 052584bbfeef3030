/**
 * The order number shown to people: the id in at least nine digits after KKB for an invoice to Belgium, else KKN.
 *
 * @param invoiceCountry ISO 3166-1 alpha-2 code, case-insensitive
 * @example formatOrderNumber(1234, 'BE') // 'KKB000001234'
 * @throws RangeError when the id is not a whole number above 0
 */
export function formatOrderNumber(id: number, invoiceCountry: string): string {
  if (!Number.isSafeInteger(id) || id <= 0) {
    throw new RangeError(`An order's id is a whole number above 0, but got ${id}.`);
  }
  const prefix = invoiceCountry.trim().toUpperCase() === 'BE' ? 'KKB' : 'KKN';
  return `${prefix}${String(id).padStart(9, '0')}`;
}

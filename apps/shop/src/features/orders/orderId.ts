/** The order of an address; null for what is nobody's: orders are counted from 1. */
export const orderId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The id of the order in an address; null for anything but a whole number from 1. */
export const orderId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

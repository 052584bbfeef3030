/** 32 hexadecimal digits. Random, so that an order of the same goods tomorrow is another order. */
export const newRevision = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie that a shop repeats in the header `X-XSRF-TOKEN` of every write (specification, section 6). */
export const xsrfCookie = 'XSRF-TOKEN';

const signatureOf = (value: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(value).digest();

/** A new value: random, and signed so that nobody can plant one of their own making. */
export function createXsrfToken(secret: string): string {
  const value = randomBytes(16).toString('base64url');
  return `${value}.${signatureOf(value, secret).toString('base64url')}`;
}

/** Whether a value was made by us. */
export function isXsrfToken(token: string, secret: string): boolean {
  const [value = '', signature = ''] = token.split('.');
  const expected = signatureOf(value, secret);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

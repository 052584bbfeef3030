import type { Reading } from './Reading.ts';

/** The last part of a product's address. */
export const readPath = (text: string): Reading =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 150
    ? { value: text }
    : { problem: `"${text}" is no path: small letters and digits with single hyphens between them` };

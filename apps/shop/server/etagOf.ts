import { createHash } from 'node:crypto';

/** A strong entity tag of some bytes. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

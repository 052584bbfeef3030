import { createHash } from 'node:crypto';

/** Under what a mailed token is kept. It holds 256 random bits, so a fast hash without salt is enough. */
export const hashResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

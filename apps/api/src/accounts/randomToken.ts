import { createHash, randomBytes } from 'node:crypto';

/** A new token for a link or a code: 256 random bits in base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. It has 256 random bits, so a fast hash without salt is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

import { createHash } from 'node:crypto';
import type { loginLimits } from './loginLimits.ts';

/** Under what failures are counted: a hash, so that neither accounts nor addresses are kept. */
export const attemptKey = (kind: keyof typeof loginLimits, value: string): string =>
  createHash('sha256').update(`${kind}:${value.toLowerCase()}`).digest('base64url');

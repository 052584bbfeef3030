import { createHash } from 'node:crypto';
import type { AttemptKind } from './attemptLimits.ts';

/** Under what attempts are counted: a hash, so that neither accounts nor addresses are kept. */
export const attemptKey = (kind: AttemptKind, value: string): string =>
  createHash('sha256').update(`${kind}:${value.toLowerCase()}`).digest('base64url');

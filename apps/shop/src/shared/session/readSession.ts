import { readTokenClaims } from '@magazijn/api-client';
import type { SessionState } from '../stores/SessionStore.ts';
import { anonymous } from '../stores/Viewer.ts';

/** What a token makes of the session, and when it ends. */
export interface ReadSession {
  readonly state: SessionState;
  /** Milliseconds since 1970; null for an anonymous visitor. */
  readonly expiresAt: number | null;
  /** Set when the token is of no use and has to go: expired, or broken. */
  readonly refusal: 'expired' | Error | null;
}

const nobody: SessionState = { viewer: anonymous, switched: false, left: null };

/** Logged in is: a stored token that decodes to a user and has not expired. */
export function readSession(token: string | null, previousToken: string | null, now: number): ReadSession {
  if (token === null) return { state: nobody, expiresAt: null, refusal: null };
  try {
    const { expiresAt, ...claims } = readTokenClaims(token);
    if (expiresAt * 1000 <= now) return { state: nobody, expiresAt: null, refusal: 'expired' };
    return {
      state: {
        viewer: {
          kind: 'customer',
          customerNumber: claims.customerNumber,
          companyName: claims.companyName,
          username: claims.username,
          admin: claims.admin,
        },
        switched: previousToken !== null,
        left: null,
      },
      expiresAt: expiresAt * 1000,
      refusal: null,
    };
  } catch (error) {
    return {
      state: nobody,
      expiresAt: null,
      refusal: error instanceof Error ? error : new Error(String(error)),
    };
  }
}

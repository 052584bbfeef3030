import type * as z from 'zod/mini';
import type { tokenClaimsSchema } from '../schemas/tokenClaims.ts';
import { isSet } from './fromWire.ts';

/** A place where one is logged in. */
export interface LoginSession {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601, by the minute. */
  readonly lastUsedAt: string;
  /** The network address that it was last used from. */
  readonly address: string;
  /** A browser and its system, to read: 'Firefox op Windows'. */
  readonly device: string;
  /** Whether it is the one that asks. */
  readonly current: boolean;
}

/** What the bearer token says of its holder. For display: the server alone decides what it allows. */
export interface TokenClaims {
  readonly username: string;
  readonly companyName: string;
  readonly customerNumber: string;
  readonly admin: boolean;
  /** Seconds since 1970; null for a token that does not say: the server refuses it when it is over. */
  readonly expiresAt: number | null;
}

/** Longer is no token of ours. */
const maximumLength = 8192;

/**
 * What a bearer token says of its holder, unverified: for display only.
 * @throws {Error} when it is not three parts or cannot be decoded.
 */
export function readTokenClaims(token: string): TokenClaims {
  const parts = token.split('.');
  const payload = parts[1];
  if (token.length > maximumLength || parts.length !== 3 || !payload) {
    throw new Error('The token is not three parts: log in again');
  }
  const claims = decode(payload);
  if (!areClaims(claims)) throw new Error('The token cannot be decoded: log in again');
  return {
    username: claims.username,
    companyName: claims.company.name,
    customerNumber: String(claims.company.customer_number),
    admin: isSet(claims.admin),
    expiresAt: claims.exp ?? null,
  };
}

/** Checked by hand: every first page reads its token, before any schema is there. `tokenClaimsSchema` says the same. */
function areClaims(found: unknown): found is z.infer<typeof tokenClaimsSchema> {
  if (!isRecord(found) || !isRecord(found.company)) return false;
  return (
    typeof found.username === 'string' &&
    typeof found.company.name === 'string' &&
    ['string', 'number'].includes(typeof found.company.customer_number) &&
    [0, 1, false, true, null, undefined].some((flag) => flag === found.admin) &&
    (found.exp === undefined || Number.isFinite(found.exp))
  );
}

const isRecord = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null;

function decode(base64url: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

import { allRoles, type Role } from '@magazijn/domain/people';
import type * as z from 'zod/mini';
import type { tokenClaimsSchema } from '../schemas/tokenClaims.ts';
import { isSet, textOf } from './fromWire.ts';

export interface LoginSession {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601, to the minute. */
  readonly lastUsedAt: string;
  readonly address: string;
  /** Browser and system, for display: 'Firefox op Windows'. */
  readonly device: string;
  readonly current: boolean;
}

/** The claims of an access token, for display: only the server enforces rights. */
export interface TokenClaims {
  readonly username: string;
  readonly companyName: string;
  readonly customerNumber: string;
  readonly admin: boolean;
  /** The name of the person who logged in; '' when absent. */
  readonly name: string;
  /** Their role; `administrator` when absent, as at a back end with one login per company. */
  readonly role: Role;
  /** Seconds since 1970; null when absent. The server refuses an expired token. */
  readonly expiresAt: number | null;
}

const maximumLength = 8192;

/**
 * Decodes an access token without verification, for display only.
 *
 * @throws {Error} when it does not have three parts or cannot be decoded
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
    name: textOf(claims.name),
    // This version has no permissions for the role of a later version.
    role:
      claims.role == null ? 'administrator' : (allRoles.find((role) => role === claims.role) ?? 'requester'),
    expiresAt: claims.exp ?? null,
  };
}

/** Checked without a schema library, because every first page decodes its token. Equivalent to `tokenClaimsSchema`. */
function areClaims(found: unknown): found is z.infer<typeof tokenClaimsSchema> {
  if (!isRecord(found) || !isRecord(found.company)) return false;
  return (
    typeof found.username === 'string' &&
    typeof found.company.name === 'string' &&
    ['string', 'number'].includes(typeof found.company.customer_number) &&
    [0, 1, false, true, null, undefined].some((flag) => flag === found.admin) &&
    [found.name, found.role].every((text) => text == null || typeof text === 'string') &&
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

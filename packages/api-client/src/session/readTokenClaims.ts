import type { TokenClaims } from '../model/Session.ts';
import { tokenClaimsSchema } from '../schemas/session.ts';

/** Longer is no token of ours. */
const maximumLength = 8192;

/**
 * What a bearer token says of its holder (T05), unverified: for display only.
 * @throws {Error} when it is not three parts or cannot be decoded (T04).
 */
export function readTokenClaims(token: string): TokenClaims {
  const parts = token.split('.');
  const payload = parts[1];
  if (token.length > maximumLength || parts.length !== 3 || !payload) {
    throw new Error('The token is not three parts: log in again');
  }
  const claims = tokenClaimsSchema.safeParse(decode(payload));
  if (!claims.success) throw new Error('The token cannot be decoded: log in again');
  return {
    username: claims.data.username,
    companyName: claims.data.company.name,
    customerNumber: claims.data.company.customer_number,
    admin: claims.data.admin,
    expiresAt: claims.data.exp,
  };
}

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

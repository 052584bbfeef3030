import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import type { Role } from '@magazijn/domain/people';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { ApiSettings } from '../settings/ApiSettings.ts';

const issuer = 'magazijn';
const audience = 'magazijn-shop';
const type = 'at+jwt';
const sessionId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const maximumLength = 4096;
/** Tolerated clock difference between two processes, in seconds. */
const clockTolerance = 60;
/** The number of cached signatures: about 1 MB. */
const rememberedTokens = 2000;

/** The claims of a token with a valid signature. Times are seconds since 1970. */
interface SignedClaims {
  readonly sessionId: string;
  readonly notBefore: number;
  readonly expires: number;
}

/** The user data in a token, for display only; permissions are looked up for each request. */
interface TokenSubject {
  readonly sessionId: string;
  readonly userId: number;
  readonly username: string;
  readonly company: { readonly name: string; readonly customer_number: string };
  readonly admin: boolean;
  readonly name: string;
  readonly role: Role;
  readonly expiresAt: Date;
}

export interface Tokens {
  sign(subject: TokenSubject): Promise<string>;
  /** The session of a token; null for a token that is forged, expired or not valid yet. */
  verify(token: string): Promise<string | null>;
}

/** A secret with its key id, `kid` (RFC 7515), which does not reveal the secret. */
const namedKey = (secret: string): { readonly kid: string; readonly key: KeyObject } => ({
  kid: createHash('sha256').update('magazijn-kid').update(secret).digest('base64url').slice(0, 8),
  key: createSecretKey(Buffer.from(secret)),
});

/** Signs and verifies JWTs (RFC 7519, RFC 9068) with HS256; tokens of the previous secret are valid too. */
export function createTokens(
  settings: Pick<ApiSettings, 'jwtSecret' | 'previousJwtSecret'>,
  clock: () => Date,
): Tokens {
  const { kid, key } = namedKey(settings.jwtSecret);
  const previous = settings.previousJwtSecret === null ? null : namedKey(settings.previousJwtSecret);
  // Checking a signature costs more than the rest of a request. Expiry is checked each time, the session by
  // `authenticate`.
  const claimsOf = remember(rememberedTokens, async (token: string): Promise<SignedClaims | null> => {
    try {
      const keyOf = (header: { readonly kid?: string }) =>
        previous !== null && header.kid === previous.kid ? previous.key : key;
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ: type,
        currentDate: clock(),
        clockTolerance,
        requiredClaims: ['exp', 'nbf', 'jti', 'sub'],
      });
      const { jti, nbf, exp } = payload;
      if (jti === undefined || nbf === undefined || exp === undefined || !sessionId.test(jti)) return null;
      return { sessionId: jti, notBefore: nbf, expires: exp };
    } catch {
      return null;
    }
  });
  return {
    sign: ({ sessionId, userId, expiresAt, ...claims }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: type, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(userId))
        .setJti(sessionId)
        .setIssuedAt(clock())
        .setNotBefore(clock())
        .setExpirationTime(expiresAt)
        .sign(key),
    verify: async (token) => {
      if (token.length > maximumLength) return null;
      const claims = await claimsOf(token);
      const now = clock().getTime() / 1000;
      if (claims === null) return null;
      const { notBefore, expires } = claims;
      return notBefore - clockTolerance <= now && now < expires + clockTolerance ? claims.sessionId : null;
    },
  };
}

/**
 * Caches results by text, but not null, so that invalid tokens cannot fill the memory. Drops the least recently used.
 */
export function remember<Value extends NonNullable<unknown>>(
  max: number,
  make: (text: string) => Promise<Value | null>,
): (text: string) => Promise<Value | null> {
  const known = new LRUCache<string, Value>({ max });
  return async (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = await make(text);
    if (made !== null) known.set(text, made);
    return made;
  };
}

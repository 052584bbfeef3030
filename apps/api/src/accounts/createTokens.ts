import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { ApiSettings } from '../settings/ApiSettings.ts';

const issuer = 'magazijn';
const audience = 'magazijn-shop';
const type = 'at+jwt';
const sessionId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Longer is no token of ours. */
const maximumLength = 4096;
/** How far the clocks of two processes may be apart, in seconds: a token is accepted that much before and after its time. */
const clockTolerance = 60;
/** So many signatures are remembered: about 1 MB. */
const rememberedTokens = 2000;

/** What a token of ours says, once its signature is known to be right. Times are seconds since 1970. */
interface SignedClaims {
  readonly sessionId: string;
  readonly notBefore: number;
  readonly expires: number;
}

/** What a token says of its holder, for display; what it allows is looked up at every call. */
interface TokenSubject {
  readonly sessionId: string;
  readonly userId: number;
  readonly username: string;
  readonly company: { readonly name: string; readonly customer_number: string };
  readonly admin: boolean;
  readonly expiresAt: Date;
}

export interface Tokens {
  sign(subject: TokenSubject): Promise<string>;
  /** The session that a token names; null for any token that is not ours, or too old, or too new. */
  verify(token: string): Promise<string | null>;
}

/** A secret with the name that tokens call it by, `kid` (RFC 7515), which gives nothing of it away. */
const namedKey = (secret: string): { readonly kid: string; readonly key: KeyObject } => ({
  kid: createHash('sha256').update('magazijn-kid').update(secret).digest('base64url').slice(0, 8),
  key: createSecretKey(Buffer.from(secret)),
});

/**
 * Signs and verifies bearer tokens: JWT (RFC 7519, typed as RFC 9068 does), HS256 and no other algorithm. While the secret
 * is being changed, tokens that were signed with the previous one count too.
 */
export function createTokens(
  settings: Pick<ApiSettings, 'jwtSecret' | 'previousJwtSecret'>,
  clock: () => Date,
): Tokens {
  const { kid, key } = namedKey(settings.jwtSecret);
  const previous = settings.previousJwtSecret === null ? null : namedKey(settings.previousJwtSecret);
  // A signature stays right: checking it again at every call would cost more than everything else that is done for one.
  // Whether the token still counts is asked each time, here of the clock and by `authenticate` of the database.
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
 * Keeps what a function made of the latest texts; null is never kept, so that nobody can fill the memory with what does
 * not count.
 *
 * @param max how many; beyond it the one that was not asked for longest is forgotten.
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

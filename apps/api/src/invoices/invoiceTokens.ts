import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { ApiParts } from '../ApiParts.ts';

/** How long a token for an invoice counts, in seconds (decision "Invoice"). */
export const invoiceTokenLifetime = 60;

const issuer = 'magazijn';
/** Another than the session's: neither token can stand in for the other. */
const audience = 'magazijn-invoice';
const type = 'invoice+jwt';

type Parts = Pick<ApiParts, 'settings' | 'clock'>;

const keyOf = ({ settings }: Parts) => createSecretKey(Buffer.from(settings.jwtSecret));

/** What a token for an invoice says. */
interface InvoiceClaims {
  /** Whose wish it is: the token ends with the session. */
  readonly sessionId: string;
  readonly orderId: number;
}

/** A bearer for one invoice, for a minute: a form in a new tab cannot keep it as safe as the session's own. */
export function signInvoiceToken(parts: Parts, { sessionId, orderId }: InvoiceClaims): Promise<string> {
  const now = Math.floor(parts.clock().getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(orderId))
    .setJti(sessionId)
    .setIssuedAt(now)
    .setExpirationTime(now + invoiceTokenLifetime)
    .sign(keyOf(parts));
}

/** What such a token says; null for any that is not ours, or too old. */
export async function verifyInvoiceToken(parts: Parts, token: string): Promise<InvoiceClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(parts), {
      algorithms: ['HS256'],
      issuer,
      audience,
      typ: type,
      currentDate: parts.clock(),
      requiredClaims: ['exp', 'jti', 'sub'],
    });
    return { sessionId: payload.jti ?? '', orderId: Number(payload.sub) };
  } catch {
    return null;
  }
}

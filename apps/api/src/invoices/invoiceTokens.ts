import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { ApiDependencies } from '../ApiDependencies.ts';

/** How long a token for an invoice counts, in seconds. */
export const invoiceTokenLifetime = 60;

const issuer = 'magazijn';
/** Another than the session's: neither token can stand in for the other. */
const audience = 'magazijn-invoice';
const type = 'invoice+jwt';

type Dependencies = Pick<ApiDependencies, 'settings' | 'clock'>;

const keyOf = ({ settings }: Dependencies) => createSecretKey(Buffer.from(settings.jwtSecret));

/** What a token for an invoice says. */
interface InvoiceClaims {
  /** Whose wish it is: the token ends with the session. */
  readonly sessionId: string;
  readonly orderId: number;
}

/** A bearer for one invoice, for a minute: a form in a new tab cannot keep it as safe as the session's own. */
export function signInvoiceToken(
  dependencies: Dependencies,
  { sessionId, orderId }: InvoiceClaims,
): Promise<string> {
  const now = Math.floor(dependencies.clock().getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(orderId))
    .setJti(sessionId)
    .setIssuedAt(now)
    .setExpirationTime(now + invoiceTokenLifetime)
    .sign(keyOf(dependencies));
}

/** What such a token says; null for any that is not ours, or too old. */
export async function verifyInvoiceToken(
  dependencies: Dependencies,
  token: string,
): Promise<InvoiceClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(dependencies), {
      algorithms: ['HS256'],
      issuer,
      audience,
      typ: type,
      currentDate: dependencies.clock(),
      requiredClaims: ['exp', 'jti', 'sub'],
    });
    return { sessionId: payload.jti ?? '', orderId: Number(payload.sub) };
  } catch {
    return null;
  }
}

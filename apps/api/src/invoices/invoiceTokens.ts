import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { ApiDependencies } from '../ApiDependencies.ts';

export const invoiceTokenLifetime = 60;

const issuer = 'magazijn';
/** A separate audience, so that invoice tokens and access tokens are not interchangeable. */
const audience = 'magazijn-invoice';
const type = 'invoice+jwt';

type Dependencies = Pick<ApiDependencies, 'settings' | 'clock'>;

const keyOf = ({ settings }: Dependencies) => createSecretKey(Buffer.from(settings.jwtSecret));

interface InvoiceClaims {
  /** The session of the request: the token ends with it. */
  readonly sessionId: string;
  /** The id of the order, or the numbers of the documents with commas. */
  readonly subject: string;
}

/** Valid for a minute. A form in a new tab sends it, because such a form cannot protect the access token. */
export function signInvoiceToken(
  dependencies: Dependencies,
  { sessionId, subject }: InvoiceClaims,
): Promise<string> {
  const now = Math.floor(dependencies.clock().getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setJti(sessionId)
    .setIssuedAt(now)
    .setExpirationTime(now + invoiceTokenLifetime)
    .sign(keyOf(dependencies));
}

/** The claims of a valid token; null for an invalid or expired one. */
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
    return { sessionId: payload.jti ?? '', subject: payload.sub ?? '' };
  } catch {
    return null;
  }
}

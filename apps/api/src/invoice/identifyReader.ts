import type { ApiParts } from '../ApiParts.ts';
import { authenticate, findViewer, type Viewer } from '../accounts/Viewer.ts';
import type { Client } from '../http/Client.ts';
import { Refusal } from '../http/Refusal.ts';
import { verifyInvoiceToken } from './invoiceTokens.ts';

/**
 * Who asks for an invoice: the holder of a session's token, or of one for this very invoice.
 *
 * @param authorization `Bearer <token>`, from the header or from the form's field.
 * @throws Refusal 401 when there is none, or it does not count.
 */
export async function identifyReader(
  parts: ApiParts,
  authorization: string | null,
  orderId: number,
  client: Client,
): Promise<Viewer> {
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '')?.[1] ?? '';
  const claims = token === '' ? null : await verifyInvoiceToken(parts, token);
  const viewer = claims
    ? claims.orderId === orderId && (await findViewer(parts, claims.sessionId, client))
    : await authenticate(parts, `Bearer ${token}`, client);
  if (!viewer) throw new Refusal(401, 'Log in first.', { 'www-authenticate': 'Bearer' });
  return viewer;
}

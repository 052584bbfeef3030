import type { ApiParts } from '../ApiParts.ts';
import { authenticate, type Viewer } from '../accounts/Viewer.ts';
import type { CallAccess } from './Call.ts';
import type { Client } from './Client.ts';
import { Refusal } from './Refusal.ts';

/**
 * Who makes a call. A bearer that no longer counts is refused also where nobody has to be logged in: a shop that
 * believes itself logged in must hear that it is not.
 */
export async function identify(
  parts: ApiParts,
  access: CallAccess,
  headers: Headers,
  client: Client,
): Promise<Viewer | null> {
  if (access === 'public') return null;
  const authorization = headers.get('authorization');
  const viewer = authorization === null ? null : await authenticate(parts, authorization, client);
  if (!viewer && (authorization !== null || access === 'customer')) {
    throw new Refusal(401, 'Log in first.', { 'www-authenticate': 'Bearer' });
  }
  return viewer;
}

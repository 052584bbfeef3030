import type { ApiParts } from '../ApiParts.ts';
import type { Client } from '../http/Client.ts';
import { findViewer } from './findViewer.ts';
import type { Viewer } from './Viewer.ts';

/**
 * Who holds a bearer; null when it does not count: forged, expired, ended, or its user is disabled.
 *
 * @param authorization the header: `Bearer <token>`.
 */
export async function authenticate(
  parts: ApiParts,
  authorization: string,
  client: Client,
): Promise<Viewer | null> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
  const sessionId = token === undefined ? null : await parts.tokens.verify(token);
  return sessionId === null ? null : findViewer(parts, sessionId, client);
}

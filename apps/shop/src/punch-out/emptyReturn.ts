import type { PunchOutClient } from '@magazijn/api-client';
import { buildReturn } from './buildReturn.ts';
import type { PunchOut } from './PunchOut.ts';
import type { ReturnForm } from './ReturnForm.ts';

/**
 * The return of a buyer who took nothing. OCI: a form without items. cXML: the back end's message, which leaves an
 * edited requisition as it is.
 *
 * @returns null when a cXML back end has no message for it
 * @throws {ApiError} when that message could not be asked for
 */
export async function emptyReturn(
  visit: PunchOut,
  client: Pick<PunchOutClient, 'punchOutCancellation'>,
): Promise<ReturnForm | null> {
  if (visit.hookUrl !== null) return buildReturn(visit.hookUrl, visit, null);
  const message = await client.punchOutCancellation();
  return message && { action: message.url, target: visit.target, charset: 'UTF-8', fields: message.fields };
}

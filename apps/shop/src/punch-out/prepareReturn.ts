import type { DraftOrder, PunchOutClient } from '@magazijn/api-client';
import { buildReturn } from './buildReturn.ts';
import { ociOrderOf } from './ociOrderOf.ts';
import type { PunchOut } from './PunchOut.ts';
import type { ReturnForm } from './ReturnForm.ts';

/**
 * The return of a draft, made before it is placed, so that nothing that may fail stands between an order and its return.
 *
 * OCI: of the order as the back end has it, or of the draft itself where it does not say. cXML: the back end's own message.
 *
 * @param deliveryDate seconds, 12:00 Europe/Amsterdam: the one that was chosen
 * @returns null when a cXML back end has no message for it
 * @throws {ApiError} when that message could not be asked for
 */
export async function prepareReturn(
  visit: PunchOut,
  draft: DraftOrder,
  deliveryDate: number,
  client: Pick<PunchOutClient, 'punchOutOrder' | 'punchOutMessage'>,
): Promise<ReturnForm | null> {
  if (visit.hookUrl === null) {
    const message = await client.punchOutMessage(draft.id);
    return message && { action: message.url, target: visit.target, charset: 'UTF-8', fields: message.fields };
  }
  const known = await client.punchOutOrder(draft.id).catch((error: unknown) => {
    console.warn('The back end did not say what the return is made of', error);
    return null;
  });
  return buildReturn(visit.hookUrl, visit, known ?? ociOrderOf(draft, deliveryDate));
}

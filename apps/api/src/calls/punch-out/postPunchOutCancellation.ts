import { punchOutMessageSchema } from '@magazijn/api-client/schemas';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';
import { notFound } from '../../http/notFound.ts';
import { messageForm } from '../../punch-out/cxml/messageForm.ts';
import { unchangedMessage } from '../../punch-out/cxml/unchangedMessage.ts';
import { findConnection } from '../../punch-out/findConnection.ts';
import { findCxmlPunchOut } from '../../punch-out/findCxmlPunchOut.ts';

/** POST /punch-out/cancellation: an extra call, for 'Annuleren' in a visit that a cXML system began. */
export const postPunchOutCancellation = defineCall({
  method: 'post',
  paths: ['/punch-out/cancellation'],
  summary: 'The cXML PunchOutOrderMessage that changes nothing, as the form that the browser posts.',
  access: 'customer',
  input: noInput,
  answer: punchOutMessageSchema,
  refusals: { 404: 'This session was not begun by cXML.' },
  handle: async ({ parts, viewer }) => {
    const { sql } = parts.database;
    const [cxml, connection] = await Promise.all([
      findCxmlPunchOut(sql, viewer.sessionId),
      findConnection(sql, viewer.companyId),
    ]);
    if (!cxml) throw notFound();
    return messageForm(cxml, connection, await unchangedMessage(parts, viewer, cxml, connection));
  },
});

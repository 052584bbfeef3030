import { punchOutMessageSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../../http/inputs.ts';
import { notFound } from '../../http/notFound.ts';
import { findOrder } from '../../orders/findOrder.ts';
import { orderCart } from '../../orders/orderCart.ts';
import { buildMessage } from '../../punch-out/cxml/buildMessage.ts';
import { messageForm } from '../../punch-out/cxml/messageForm.ts';
import { unchangedMessage } from '../../punch-out/cxml/unchangedMessage.ts';
import { findConnection } from '../../punch-out/findConnection.ts';
import { findCxmlPunchOut } from '../../punch-out/findCxmlPunchOut.ts';
import { toOciOrder } from '../../punch-out/toOciOrder.ts';

/** POST /punch-out/message/{id}: an extra call (ruling "OCI and the order": the transfer places nothing). */
export const postPunchOutMessage = defineCall({
  method: 'post',
  paths: ['/punch-out/message/:id'],
  summary:
    'The cXML PunchOutOrderMessage of an order, as the form that the browser posts. Places nothing; a visit that only inspects takes back what it came with.',
  access: 'customer',
  input: z.object({ id: idInput }),
  answer: punchOutMessageSchema,
  refusals: { 404: 'There is no such order of this company, or this session was not begun by cXML.' },
  handle: async ({ parts, viewer, input }) => {
    const { sql } = parts.database;
    const [cxml, connection, found] = await Promise.all([
      findCxmlPunchOut(sql, viewer.sessionId),
      findConnection(sql, viewer.companyId),
      findOrder(sql, viewer.companyId, input.id),
    ]);
    if (!cxml || !found) throw notFound();
    const { order } = found;
    const coupon = order.couponStatus === 'accepted' ? (order.couponCode ?? '') : '';
    const message =
      cxml.operation === 'inspect'
        ? await unchangedMessage(parts, viewer, cxml, connection)
        : buildMessage(parts, cxml, connection, toOciOrder(orderCart(found), order.deliveryDate), coupon);
    return messageForm(cxml, connection, message);
  },
});

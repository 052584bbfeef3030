import type { OciOrder } from '@magazijn/domain/oci';
import {
  type PunchOutMessage,
  type PunchOutSettings,
  type PunchOutStart,
  readPunchOutOrder,
  readPunchOutSettings,
  readPunchOutStart,
} from '../model/PunchOut.ts';
import {
  punchOutCodeSchema,
  punchOutFrameHostsSchema,
  punchOutMessageSchema,
  punchOutOrderSchema,
  punchOutSettingsSchema,
  punchOutStartSchema,
} from '../schemas/punchOut.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** Punch-out: a buyer's procurement system and the shop as one. All calls are ours; null or empty where a back end has none. */
export function punchOutCalls(send: Transport) {
  return {
    /**
     * For the shop's web server: logs in for a call-up by POST and gives a code for the browser, good once, for a minute.
     * Refused: 401 with the back end's message, 429 with `retryAfter`.
     *
     * @param callUp the parameters but user name and password, by their names in capitals
     */
    createPunchOutCode: async (
      username: string,
      password: string,
      callUp: Readonly<Record<string, string>>,
    ): Promise<string> => {
      const body = new URLSearchParams({ username, password });
      for (const [name, value] of Object.entries(callUp)) body.set(`call_up[${name}]`, value);
      const answer = punchOutCodeSchema;
      return (await send({ method: 'POST', path: '/punch-out/code', body, answer, isLogin: true })).code;
    },

    /** Logs in with a one-time code, from the web server or from a cXML start page. Refused: 401, used or too old. */
    exchangePunchOutCode: async (code: string): Promise<PunchOutStart> =>
      readPunchOutStart(
        await send({
          method: 'POST',
          path: '/punch-out/exchange',
          body: new URLSearchParams({ code }),
          answer: punchOutStartSchema,
          isLogin: true,
        }),
      ),

    /** What the company has agreed; null when the back end keeps no such settings. */
    punchOutSettings: async (): Promise<PunchOutSettings | null> => {
      const found = await orNull(send({ path: '/punch-out/settings', answer: punchOutSettingsSchema }));
      return found && readPunchOutSettings(found);
    },

    /** The hosts that may show the shop in a frame: `host`, `host:port` or `host:*`. For the shop's web server. */
    punchOutFrameHosts: async (): Promise<readonly string[]> =>
      (await orNull(send({ path: '/punch-out/frame-hosts', answer: punchOutFrameHostsSchema })))?.hosts ?? [],

    /** What the return of an own order, placed or not, is made of. Null when there is none, or no such call. */
    punchOutOrder: async (orderId: number): Promise<OciOrder | null> => {
      const found = await orNull(send({ path: `/punch-out/order/${orderId}`, answer: punchOutOrderSchema }));
      return found && readPunchOutOrder(found);
    },

    /**
     * FUNCTION=VALIDATE: one product priced for a quantity, both as the procurement system sent them; no lines when the
     * product is gone. Refused: 400 for a quantity that is no whole number from 1 to 9999, 403 when not agreed.
     */
    validateForPunchOut: async (product: string, quantity: string): Promise<OciOrder> => {
      const path = '/punch-out/validate';
      return readPunchOutOrder(
        await send({ path, query: { product, quantity }, answer: punchOutOrderSchema }),
      );
    },

    /** FUNCTION=BACKGROUND_SEARCH: the first hundred products found, one of each. Refused: 403 when not agreed. */
    searchForPunchOut: async (term: string): Promise<OciOrder> =>
      readPunchOutOrder(
        await send({ path: '/punch-out/search', query: { term }, answer: punchOutOrderSchema }),
      ),

    /**
     * cXML: the PunchOutOrderMessage of an order that is not placed, as the form to post. Places nothing. Null when this
     * login did not come from a cXML system, or there is no such order.
     */
    punchOutMessage: (orderId: number): Promise<PunchOutMessage | null> =>
      orNull(send({ method: 'POST', path: `/punch-out/message/${orderId}`, answer: punchOutMessageSchema })),

    /**
     * cXML: the message of a visit that ends without an order, which leaves the buyer's requisition as it is. Null when
     * this login did not come from a cXML system.
     */
    punchOutCancellation: (): Promise<PunchOutMessage | null> =>
      orNull(send({ method: 'POST', path: '/punch-out/cancellation', answer: punchOutMessageSchema })),
  };
}

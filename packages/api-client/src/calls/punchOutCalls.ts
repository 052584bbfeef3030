import type { OciOrder } from '@magazijn/domain/oci';
import {
  type PunchOutReturn,
  type PunchOutSettings,
  type PunchOutStart,
  type PunchOutValidation,
  toPunchOutOrder,
  toPunchOutSettings,
  toPunchOutStart,
  toPunchOutValidation,
} from '../model/PunchOut.ts';
import {
  punchOutCodeSchema,
  punchOutFrameHostsSchema,
  punchOutOrderSchema,
  punchOutReturnSchema,
  punchOutSettingsSchema,
  punchOutStartSchema,
  punchOutValidationSchema,
} from '../schemas/punchOut.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** Punch-out: a buyer's procurement system and the shop as one. All calls are ours; null or empty where a back end has none. */
export function punchOutCalls(send: Transport) {
  return {
    /**
     * For the shop's web server: logs in for a punch-out request by POST and gives a code for the browser, good once, for a minute.
     * Refused: 401 with the back end's message, 429 with `retryAfter`.
     *
     * @param parameters the parameters but user name and password, by their names in capitals
     */
    createPunchOutCode: async (
      username: string,
      password: string,
      parameters: Readonly<Record<string, string>>,
    ): Promise<string> => {
      const body = new URLSearchParams({ username, password });
      for (const [name, value] of Object.entries(parameters)) body.set(`call_up[${name}]`, value);
      const { code } = await send({
        method: 'POST',
        path: '/punch-out/code',
        body,
        responseSchema: punchOutCodeSchema,
      });
      return code;
    },

    /** Logs in with a one-time code, from the web server or from a cXML start page. Refused: 401, used or too old. */
    exchangePunchOutCode: async (code: string): Promise<PunchOutStart> =>
      toPunchOutStart(
        await send({
          method: 'POST',
          path: '/punch-out/exchange',
          body: new URLSearchParams({ code }),
          responseSchema: punchOutStartSchema,
        }),
      ),

    /** What the company has agreed; null when the back end keeps no such settings. */
    punchOutSettings: async (): Promise<PunchOutSettings | null> => {
      const found = await orNull(
        send({ path: '/punch-out/settings', responseSchema: punchOutSettingsSchema }),
      );
      return found && toPunchOutSettings(found);
    },

    /** The hosts that may show the shop in a frame: `host`, `host:port` or `host:*`. For the shop's web server. */
    punchOutFrameHosts: async (): Promise<readonly string[]> =>
      (await orNull(send({ path: '/punch-out/frame-hosts', responseSchema: punchOutFrameHostsSchema })))
        ?.hosts ?? [],

    /**
     * What the return of an own order, placed or not, is made of, for who builds the return itself; `punchOutReturn` gives
     * the finished one. Null when there is no such order, or no such call.
     */
    punchOutOrder: async (orderId: number): Promise<OciOrder | null> => {
      const found = await orNull(
        send({ path: `/punch-out/order/${orderId}`, responseSchema: punchOutOrderSchema }),
      );
      return found && toPunchOutOrder(found);
    },

    /**
     * FUNCTION=VALIDATE: one product priced for a quantity, both as the procurement system sent them; no lines when the
     * product is gone, whose name is then in `leftOut` if the back end still knows it. Refused: 400 for a quantity that is no whole number from 1 to `largestLineQuantity`, 403 when not agreed.
     */
    validateForPunchOut: async (product: string, quantity: string): Promise<PunchOutValidation> => {
      const path = '/punch-out/validate';
      const wire = await send({
        path,
        query: { product, quantity },
        responseSchema: punchOutValidationSchema,
      });
      return toPunchOutValidation(wire);
    },

    /** FUNCTION=BACKGROUND_SEARCH: the first hundred products found, one of each. Refused: 403 when not agreed. */
    searchForPunchOut: async (term: string): Promise<OciOrder> =>
      toPunchOutOrder(
        await send({ path: '/punch-out/search', query: { term }, responseSchema: punchOutOrderSchema }),
      ),

    /**
     * The return of an own order, placed or not, as the form to post; of a buyer who took nothing it is the empty one,
     * which for cXML leaves the requisition as it is. Places nothing. OCI and cXML alike.
     *
     * @param orderId null for a buyer who took nothing
     * @param request what an OCI return needs of its request, by the names in capitals (`punchOutReturnRequestSchema`)
     * @returns null when there is no such order, or the back end has no such call
     */
    punchOutReturn: (
      orderId: number | null,
      request: Readonly<Record<string, string>> = {},
    ): Promise<PunchOutReturn | null> => {
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries(request)) body.set(`call_up[${name}]`, value);
      const path = orderId === null ? '/punch-out/return' : `/punch-out/return/${orderId}`;
      return orNull(send({ method: 'POST', path, body, responseSchema: punchOutReturnSchema }));
    },
  };
}

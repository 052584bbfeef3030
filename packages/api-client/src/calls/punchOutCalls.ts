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

/**
 * Punch-out: the connection of a procurement system with the shop. All calls are additions; null or empty when a back
 * end has none.
 */
export function punchOutCalls(send: Transport) {
  return {
    /**
     * For the shop's web server: logs in for a punch-out request by POST and returns a one-time code for the browser,
     * valid for a minute. Refused: 401 with the back end's message, 429 with `retryAfter`.
     *
     * @param parameters the parameters without user name and password, by their upper-case names
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

    /**
     * Logs in with a one-time code, from the web server or from a cXML start page. Refused: 401 for a used or expired
     * code.
     */
    exchangePunchOutCode: async (code: string): Promise<PunchOutStart> =>
      toPunchOutStart(
        await send({
          method: 'POST',
          path: '/punch-out/exchange',
          body: new URLSearchParams({ code }),
          responseSchema: punchOutStartSchema,
        }),
      ),

    /** The company's settings; null when the back end has none. */
    punchOutSettings: async (): Promise<PunchOutSettings | null> => {
      const found = await orNull(
        send({ path: '/punch-out/settings', responseSchema: punchOutSettingsSchema }),
      );
      return found && toPunchOutSettings(found);
    },

    /** The hosts that can embed the shop: `host`, `host:port` or `host:*`. For the shop's web server. */
    punchOutFrameHosts: async (): Promise<readonly string[]> =>
      (await orNull(send({ path: '/punch-out/frame-hosts', responseSchema: punchOutFrameHostsSchema })))
        ?.hosts ?? [],

    /**
     * The data of the return of an own order, placed or not, for callers that build the form themselves;
     * `punchOutReturn` returns the finished one. Null for a missing order or without such a call.
     */
    punchOutOrder: async (orderId: number): Promise<OciOrder | null> => {
      const found = await orNull(
        send({ path: `/punch-out/order/${orderId}`, responseSchema: punchOutOrderSchema }),
      );
      return found && toPunchOutOrder(found);
    },

    /**
     * FUNCTION=VALIDATE: one product priced for a quantity, both as the procurement system sent them. For a product
     * that is not for sale any more there are no lines, and `leftOut` names it if the back end still has it. Refused:
     * 400 for a quantity that is not a whole number from 1 to `largestLineQuantity`, 403 when not agreed.
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
     * The form of the return of an own order, placed or not; without an order it is empty, which for cXML leaves the
     * requisition unchanged. Places nothing. For OCI and cXML.
     *
     * @param orderId null for a return without products
     * @param request the request's fields for an OCI return, by their upper-case names
     * (`punchOutReturnRequestSchema`)
     * @returns null for a missing order, or when the back end has no such call
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

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

/** Punch-out, for procurement systems. Null or empty when a back end has no such call. */
export function punchOutCalls(send: Transport) {
  return {
    /**
     * For the shop's web server: logs in by POST and returns a one-time code, valid for a minute. 401 with a message,
     * 429.
     *
     * @param parameters without user name and password, by their upper-case names
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

    /** Logs in with a one-time code. 401 for a used or expired one. */
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

    /** The data of the return of an own order, placed or not; null for a missing order or without such a call. */
    punchOutOrder: async (orderId: number): Promise<OciOrder | null> => {
      const found = await orNull(
        send({ path: `/punch-out/order/${orderId}`, responseSchema: punchOutOrderSchema }),
      );
      return found && toPunchOutOrder(found);
    },

    /**
     * FUNCTION=VALIDATE: one product priced for a quantity, as the procurement system sent them; `leftOut` names one
     * that is no longer for sale. 400 for an invalid quantity, 403 when not agreed.
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
     * The form of the return of an own order, for OCI and cXML; places nothing. Null for a missing order, or without
     * the call.
     *
     * @param orderId null for a return without products
     * @param request the request's fields for an OCI return, by their upper-case names
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

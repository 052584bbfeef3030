import type { Transport } from '../transport/createTransport.ts';
import type { standingOrders } from './standingOrders.ts';

type Calls = ReturnType<typeof standingOrders>;

/** The standing orders of the company. Their code comes with the first call: few pages need it. */
export function standingOrderCalls(send: Transport) {
  const later =
    <Given extends readonly unknown[], Result>(
      pick: (calls: Calls) => (...given: Given) => Promise<Result>,
    ) =>
    async (...given: Given): Promise<Result> =>
      pick((await import('./standingOrders.ts')).standingOrders(send))(...given);
  return {
    /** The standing orders, the ended ones last; null when the back end has no such call. */
    standingOrders: later(({ all }) => all),

    /** A standing order with its runs; null when it is another company's. */
    standingOrder: later(({ one }) => one),

    /**
     * Makes a standing order, and gives its id. 422 for a name that is taken, a list that is gone, a company that pays
     * otherwise, and one too many.
     */
    createStandingOrder: later(({ create }) => create),

    /** Changes one, and has it order in the name of the user. 404 when it is gone, 422 as `createStandingOrder`. */
    saveStandingOrder: later(({ save }) => save),

    /** Starts, pauses or ends one; what was announced is skipped. 404 when it is gone, 409 when it has ended. */
    setStandingOrderState: later(({ setState }) => setState),

    /**
     * Orders or skips a run; idempotent. 404 when it or its link is gone; 409 with a reason when it is too late, or when it
     * costs another total excluding VAT than the one that was shown.
     */
    decideRun: later(({ decide }) => decide),

    /** The run of a mailed link, for visitors too; null when the link is not valid any more. */
    linkedRun: later(({ byLink }) => byLink),
  };
}

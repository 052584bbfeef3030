import type {
  LinkedRun,
  RunDecision,
  StandingOrder,
  StandingOrderRun,
  StandingOrderSettings,
  StandingOrders,
} from '../model/StandingOrder.ts';
import type { Transport } from '../transport/createTransport.ts';

/** The standing orders of the company. Their code comes with the first call: few pages need it. */
export function standingOrderCalls(send: Transport) {
  const calls = async () => (await import('./standingOrders.ts')).standingOrders(send);
  return {
    /** The standing orders, the ended ones last; null when the back end has no such call. */
    standingOrders: async (): Promise<StandingOrders | null> => (await calls()).all(),

    /** A standing order with its runs; null when it is another company's. */
    standingOrder: async (id: number): Promise<StandingOrder | null> => (await calls()).one(id),

    /**
     * Makes a standing order, and gives its id. 422 for a name that is taken, a list that is gone, a company that pays
     * otherwise, and one too many.
     */
    createStandingOrder: async (settings: StandingOrderSettings): Promise<number> =>
      (await calls()).create(settings),

    /** Changes one, and has it order in the name of the user. 404 when it is gone, 422 as `createStandingOrder`. */
    saveStandingOrder: async (id: number, settings: StandingOrderSettings): Promise<void> =>
      (await calls()).save(id, settings),

    /** Starts, pauses or ends one; what was announced is skipped. 404 when it is gone, 409 when it has ended. */
    setStandingOrderState: async (id: number, state: 'active' | 'paused' | 'ended'): Promise<void> =>
      (await calls()).setState(id, state),

    /** Orders or skips a run; idempotent. 409 with a reason when it is too late. */
    decideRun: async (id: number, run: number, decision: RunDecision): Promise<StandingOrderRun> =>
      (await calls()).decide(id, run, decision),

    /** The run of a mailed link, for visitors too; null when the link is not valid any more. */
    linkedRun: async (token: string): Promise<LinkedRun | null> => (await calls()).byLink(token),

    /** `decideRun` by a mailed link. 404 when the link is not valid any more. */
    decideLinkedRun: async (token: string, decision: RunDecision): Promise<StandingOrderRun> =>
      (await calls()).decideByLink(token, decision),
  };
}

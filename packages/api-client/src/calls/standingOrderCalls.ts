import { type Cents, eurosFromCents } from '@magazijn/domain/money';
import * as z from 'zod/mini';
import {
  type LinkedRun,
  type RunDecision,
  type RunTarget,
  type StandingOrder,
  type StandingOrderRun,
  type StandingOrderSettings,
  type StandingOrders,
  toLinkedRun,
  toRun,
  toStandingOrder,
  toStandingOrders,
} from '../model/StandingOrder.ts';
import {
  createdStandingOrderSchema,
  decidedRunSchema,
  standingOrderRunSchema,
  standingOrderSchema,
  standingOrdersSchema,
} from '../schemas/standingOrders.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

const path = '/standing-orders';

export const standingOrderCalls = (send: Transport) => ({
  /** The standing orders, the ended ones last; null when the back end has no such call. */
  async standingOrders(): Promise<StandingOrders | null> {
    const found = await orNull(
      send({ path, responseSchema: standingOrdersSchema, complete: 'standing_orders' }),
    );
    return found && toStandingOrders(found);
  },

  /** A standing order with its runs; null when it is another company's. */
  async standingOrder(id: number): Promise<StandingOrder | null> {
    const found = await orNull(send({ path: `${path}/${id}`, responseSchema: standingOrderSchema }));
    return found && toStandingOrder(found);
  },

  /**
   * Makes a standing order; returns its id. 422 for a taken name, a missing list, another way of paying, one too many.
   */
  async createStandingOrder(settings: StandingOrderSettings): Promise<number> {
    const body = formOf(settings);
    return (await send({ method: 'POST', path, body, responseSchema: createdStandingOrderSchema })).id;
  },

  /** Changes one, and has it order in the name of the user. 404 when it is gone, 422 as `createStandingOrder`. */
  async saveStandingOrder(id: number, settings: StandingOrderSettings): Promise<void> {
    await send({
      method: 'POST',
      path: `${path}/${id}`,
      body: formOf(settings),
      responseSchema: z.unknown(),
    });
  },

  /** Starts, pauses or ends one; announced runs are skipped. 404 when it is deleted, 409 when it has ended. */
  async setStandingOrderState(id: number, state: 'active' | 'paused' | 'ended'): Promise<void> {
    const body = new URLSearchParams({ state });
    await send({ method: 'POST', path: `${path}/${id}/state`, body, responseSchema: z.unknown() });
  },

  /** Orders or skips a run; idempotent. 404; 409 with a reason when it is too late or costs another total. */
  async decideRun(
    target: RunTarget,
    decision: RunDecision,
    shownTotal: Cents | null = null,
  ): Promise<StandingOrderRun> {
    const isLinked = 'token' in target;
    const body = new URLSearchParams({
      ...(isLinked ? { token: target.token } : { run: String(target.run) }),
      decision,
      ...(shownTotal === null ? {} : { shown_total: String(eurosFromCents(shownTotal)) }),
    });
    const decided = await send({
      method: 'POST',
      path: isLinked ? `${path}/link` : `${path}/${target.standingOrder}/decision`,
      body,
      responseSchema: decidedRunSchema,
    });
    return toRun(decided.run);
  },

  /** The run of a mailed link, for visitors too; null when the link is not valid any more. */
  async linkedRun(token: string): Promise<LinkedRun | null> {
    const found = await orNull(
      send({ path: `${path}/link`, query: { token }, responseSchema: standingOrderRunSchema }),
    );
    return found && toLinkedRun(found);
  },
});

const formOf = ({ name, source, rhythm, maxPriceRise, reference }: StandingOrderSettings): URLSearchParams =>
  new URLSearchParams({
    name,
    ...('list' in source ? { list: String(source.list) } : { order: String(source.order) }),
    unit: rhythm.unit,
    every: String(rhythm.every),
    day: String(rhythm.day),
    starts_on: rhythm.startsOn,
    max_price_rise: String(maxPriceRise),
    reference,
  });

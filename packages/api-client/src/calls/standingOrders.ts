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

/** The calls of `standingOrderCalls`. */
export const standingOrders = (send: Transport) => ({
  async all(): Promise<StandingOrders | null> {
    const found = await orNull(
      send({ path, responseSchema: standingOrdersSchema, whole: 'standing_orders' }),
    );
    return found && toStandingOrders(found);
  },

  async one(id: number): Promise<StandingOrder | null> {
    const found = await orNull(send({ path: `${path}/${id}`, responseSchema: standingOrderSchema }));
    return found && toStandingOrder(found);
  },

  async create(settings: StandingOrderSettings): Promise<number> {
    const body = formOf(settings);
    return (await send({ method: 'POST', path, body, responseSchema: createdStandingOrderSchema })).id;
  },

  async save(id: number, settings: StandingOrderSettings): Promise<void> {
    await send({
      method: 'POST',
      path: `${path}/${id}`,
      body: formOf(settings),
      responseSchema: z.unknown(),
    });
  },

  async setState(id: number, state: 'active' | 'paused' | 'ended'): Promise<void> {
    const body = new URLSearchParams({ state });
    await send({ method: 'POST', path: `${path}/${id}/state`, body, responseSchema: z.unknown() });
  },

  async decide(
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

  async byLink(token: string): Promise<LinkedRun | null> {
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

import { nextRun, planRun } from '@magazijn/domain/standing-orders';
import type { Logger } from '@magazijn/server';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { jobErrorMessage } from '../database/jobQueues.ts';
import { closedDays } from '../delivery/offeredDates.ts';
import type { Buyer } from '../http/Viewer.ts';
import type { StandingOrderRow } from './assessStandingOrder.ts';
import { mailedUser, placeRun } from './placeRun.ts';

/** The maximum number of standing orders that one round announces and places; the next round follows a minute later. */
const atOnce = 500;

type DueStandingOrder = StandingOrderRow & Pick<Buyer, 'country' | 'closedDays'>;

/** Why a run waits that was announced too late, such as after an outage. */
const announcedLate = 'We konden deze bestelling niet op tijd aankondigen. Er is nog niets besteld.';

/** Announces runs by a row and a mail each. A run whose time has passed waits, so that nothing is ordered unannounced. */
async function announceRuns({ database: { sql }, settings, clock }: OrderDependencies): Promise<void> {
  const now = clock();
  const due = await sql<DueStandingOrder[]>`
    select standing_orders.*, addresses.country, ${closedDays(sql, 'standing_orders.company_id')} as closed_days
      from standing_orders
      join addresses on addresses.company_id = standing_orders.company_id and addresses.kind = 'main'
      where notice_at <= ${now} order by notice_at limit ${atOnce}`;
  for (const standing of due) {
    const { id, plannedOn } = standing;
    if (plannedOn === null) continue;
    const calendar = { ...standing, cutOffHour: settings.cutOffHour };
    const run = planRun(plannedOn, calendar);
    const next = nextRun(standing, calendar, now, run);
    const isLate = run.placeAt <= now;
    await sql`
      with advanced as (
        update standing_orders set planned_on = ${next.plannedOn}, delivery_on = ${next.deliveryOn},
            notice_at = ${next.noticeAt}
          where id = ${id} and planned_on = ${plannedOn} and status = 'active'
          returning id, ${mailedUser(sql)} as recipient
      ),
      missed as (
        update standing_order_runs set status = 'missed'
          where standing_order_id in (select id from advanced) and status = 'waiting'
      ),
      run as (
        insert into standing_order_runs (standing_order_id, planned_on, delivery_on, place_at, status, refusal)
          select id, ${plannedOn}::date, ${run.deliveryOn}::date, ${run.placeAt}::timestamptz,
              ${isLate ? 'waiting' : 'announced'}::text, ${isLate ? announcedLate : null}::text
            from advanced
          on conflict (standing_order_id, planned_on) do nothing
          returning id
      )
      insert into outbox (kind, unique_key, payload)
        select kind, kind || ':' || run.id, jsonb_build_object('userId', recipient, 'runId', run.id)
          from run, advanced, (select ${isLate ? 'standing-order-question' : 'standing-order-notice'}::text) as mail (kind)
          where recipient is not null
        on conflict (unique_key) do nothing`;
  }
}

/** The runs to place: due ones, and those that an earlier attempt did not finish. */
async function findDueRuns({ database: { sql }, clock }: OrderDependencies): Promise<readonly number[]> {
  await sql`
    update standing_order_runs set status = 'placing' where status = 'announced' and place_at <= ${clock()}`;
  const runs = await sql<{ id: number }[]>`
    select id from standing_order_runs where status = 'placing' order by place_at, id limit ${atOnce}`;
  return runs.map(({ id }) => id);
}

/**
 * Places due runs and announces the next ones, each minute, in any number of processes; a failed run stops no other.
 *
 * @throws Error when a run failed, so that the schedule counts as failed.
 */
export async function runStandingOrders(dependencies: OrderDependencies, logger: Logger): Promise<void> {
  let failures = 0;
  for (const id of await findDueRuns(dependencies)) {
    await placeRun(dependencies, id).catch((error: unknown) => {
      failures += 1;
      logger.error({ event: 'standing-order-failed', run: id, message: jobErrorMessage(error) });
    });
  }
  await announceRuns(dependencies);
  if (failures > 0) throw new Error(`${failures} runs of standing orders failed.`);
}

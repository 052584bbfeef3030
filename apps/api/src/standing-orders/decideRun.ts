import type { WireRun } from '@magazijn/api-client/schemas';
import type { IsoDate } from '@magazijn/domain/delivery';
import { centsFromEuros } from '@magazijn/domain/money';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import type { standingOrderRuns } from '../database/tables/index.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { ListReader } from '../lists/readLists.ts';
import {
  assessStandingOrder,
  hiddenListText,
  isListHidden,
  joinLists,
  type StandingOrderRow,
} from './assessStandingOrder.ts';
import { placeRun } from './placeRun.ts';
import { readRun } from './readStandingOrders.ts';

/** A decision of a buyer. `restore` undoes a skip. */
type Decision = 'order' | 'skip' | 'restore';

interface RunDecision {
  readonly decision: Decision;
  /** The total excluding VAT that the buyer saw, in euros; without it, any total is ordered. */
  readonly shown_total?: number | undefined;
}

interface OwnedRun {
  readonly runId: number;
  readonly standingOrderId: number;
  /** Who decides: the viewer, or the user of a mailed link. */
  readonly reader: ListReader;
}

type RunStatus = (typeof standingOrderRuns.$inferSelect)['status'];

/** The statuses that a decision leads to: in one of them, the same decision again changes nothing. */
const settled: Readonly<Record<Decision, readonly RunStatus[]>> = {
  order: ['placing', 'placed', 'waiting'],
  skip: ['skipped'],
  restore: ['announced', 'placing', 'placed'],
};

/** Why it is too late, in Dutch. */
const refusals: Readonly<Record<RunStatus, string>> = {
  announced: 'Dit kan niet meer.',
  waiting: 'Dit kan niet meer.',
  placing: 'Deze bestelling wordt op dit moment geplaatst.',
  placed: 'Deze bestelling is al geplaatst.',
  skipped: 'Deze keer is overgeslagen. Er wordt niets besteld.',
  missed: 'De volgende bestelling is al aangekondigd. Over deze keer kun je niet meer beslissen.',
};

/** Changes a run's status where possible. @throws HttpError 404; 422 for a list that the user does not see. */
async function change(
  sql: Sql,
  { runId, standingOrderId, reader }: OwnedRun,
  decision: Decision,
  now: Date,
): Promise<void> {
  const to: RunStatus = { order: 'placing', skip: 'skipped', restore: 'announced' }[decision] as RunStatus;
  const isPossible =
    decision === 'restore'
      ? sql`run.status = 'skipped' and run.place_at > ${now} and standing_orders.status = 'active'`
      : sql`run.status in ('announced', 'waiting')`;
  const [found] = await sql<{ isUnseen: boolean }[]>`
    with found as (
      select run.id, ${isPossible} as possible,
          ${decision === 'order'} and ${isListHidden(sql, reader)} as is_unseen
        from standing_order_runs as run join standing_orders on standing_orders.id = run.standing_order_id
          ${joinLists(sql)}
        where run.id = ${runId} and standing_orders.id = ${standingOrderId} and standing_orders.company_id = ${reader.companyId}
        for update of run
    ),
    changed as (
      update standing_order_runs as run set status = ${to}, accepted = ${decision === 'order'}
        from found where run.id = found.id and possible and not is_unseen
    )
    select possible and is_unseen as is_unseen from found`;
  if (!found) throw notFound();
  if (found.isUnseen) throw new HttpError(422, hiddenListText);
}

/** Refuses to order at another total than the buyer saw. At most five statements. @throws HttpError 409 */
async function refuseUnseen(
  dependencies: ApiDependencies,
  { runId, standingOrderId, reader }: OwnedRun,
  shownTotal: number,
): Promise<void> {
  const [open] = await dependencies.database.sql<(StandingOrderRow & { readonly runDeliveryOn: IsoDate })[]>`
    select standing.*, run.delivery_on as run_delivery_on
      from standing_order_runs as run join standing_orders as standing on standing.id = run.standing_order_id
      where run.id = ${runId} and standing.id = ${standingOrderId} and standing.company_id = ${reader.companyId}
        and run.status in ('announced', 'waiting')`;
  if (!open) return;
  const { cart } = await assessStandingOrder(dependencies, open, open.runDeliveryOn);
  if (cart?.totalExclusive === centsFromEuros(shownTotal)) return;
  throw new HttpError(409, 'Er is intussen iets veranderd. Kijk of je het zo wilt bestellen.');
}

/**
 * Orders a run now, skips it, or takes that back; the first decision counts. Where placing fails, the worker does so
 * within a minute. Returns the run; `waiting` when it could not be ordered.
 *
 * @throws HttpError 404 for another company's, 409 with a reason when it is too late, or costs another total, 422 for
 * ordering from a list that the user does not see.
 */
export async function decideRun(
  dependencies: ApiDependencies,
  owned: OwnedRun,
  { decision, shown_total: shownTotal }: RunDecision,
): Promise<WireRun> {
  const { database, clock, logger } = dependencies;
  if (decision === 'order' && shownTotal !== undefined) await refuseUnseen(dependencies, owned, shownTotal);
  await change(database.sql, owned, decision, clock());
  if (decision === 'order') {
    await placeRun(dependencies, owned.runId).catch((error: unknown) => {
      logger.error({ event: 'standing-order-failed', run: owned.runId, message: String(error) });
    });
  }
  const { run } = await readRun(dependencies, owned.runId);
  if (!settled[decision].includes(run.status)) throw new HttpError(409, refusals[run.status]);
  return run;
}

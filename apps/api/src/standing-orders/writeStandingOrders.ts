import type { standingOrderRequestSchema } from '@magazijn/api-client/schemas';
import { freeListName, maxListLines } from '@magazijn/domain/lists';
import { nextRun, type Rhythm, type RunDates } from '@magazijn/domain/standing-orders';
import type * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { lockCompany } from '../accounts/companies.ts';
import type { Sql } from '../database/Database.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { createList } from '../lists/writeLists.ts';
import { findOrder } from '../orders/findOrder.ts';
import {
  agreedPrices,
  calendarOf,
  findListLines,
  hiddenListText,
  isListHidden,
  joinLists,
  paysLater,
  priceLines,
  type StandingOrderRow,
  wantedOf,
} from './assessStandingOrder.ts';

type Settings = z.infer<typeof standingOrderRequestSchema>;

/** The most standing orders of a company that have not ended. */
const maxStandingOrders = 50;

/** Texts for the buyer of 409 and 422. */
const texts = {
  payment:
    'Een herhaalorder gaat op rekening of met automatische incasso. Je bedrijf betaalt nu op een andere manier.',
  nameTaken: 'Er is al een herhaalorder met deze naam. Kies een andere naam.',
  tooMany: `Je bedrijf kan maximaal ${maxStandingOrders} herhaalorders hebben. Beëindig er eerst een.`,
  noList: 'Deze lijst is er niet meer. Kies een andere lijst.',
  notShared:
    'Deze lijst is er niet meer, of is niet gedeeld met je collega’s. Deel de lijst, of kies een andere.',
  empty: 'Op deze lijst staat niets dat je elke keer bestelt. Zet er eerst een product op.',
  noOrder: 'Deze bestelling is er niet meer. Kies een lijst.',
  ended: 'Deze herhaalorder is beëindigd. Maak een nieuwe.',
} as const;

const toRhythm = ({ unit, every, day, starts_on }: Settings): Rhythm => ({
  unit,
  every,
  day,
  startsOn: starts_on,
});

const hasName = (sql: Sql, { companyId }: Viewer, name: string, except: number | null) => sql`
  exists (
    select from standing_orders as other
      where other.company_id = ${companyId} and lower(other.name) = lower(${name}) and other.status <> 'ended'
        and other.id is distinct from ${except}::int
  )`;

/** The id of a new list with the lines of an order of the company. @param sql a transaction that has called `lockCompany` */
async function listOfOrder(sql: Sql, viewer: Viewer, orderId: number, name: string): Promise<number> {
  const found = await findOrder(sql, viewer, orderId);
  if (!found) throw new HttpError(422, texts.noOrder);
  const names = await sql<{ name: string }[]>`
    select name from shopping_lists where company_id = ${viewer.companyId}`;
  const quantities = new Map<number, number>();
  for (const { productId, amount, giveAway } of found.lines) {
    if (!giveAway) quantities.set(productId, (quantities.get(productId) ?? 0) + amount);
  }
  const lines = [...quantities].map(([productId, quantity]) => ({
    productId,
    quantity,
    kind: 'order' as const,
  }));
  return createList(sql, viewer, {
    name: freeListName(
      name,
      names.map((list) => list.name),
    ),
    shared: true,
    lines: lines.filter(({ quantity }) => quantity > 0).slice(0, maxListLines),
  });
}

/** The prices to agree on: the current ones of a list's lines. @throws HttpError 422 for a deleted list, or one that orders nothing. */
async function agreedNow(
  dependencies: ApiDependencies,
  sql: Sql,
  viewer: Viewer,
  listId: number,
): Promise<StandingOrderRow['agreed']> {
  const lines = await findListLines(sql, viewer, listId);
  if (lines === null) {
    throw new HttpError(422, viewer.originalUserId === viewer.userId ? texts.noList : texts.notShared);
  }
  const wanted = wantedOf(lines);
  if (wanted.size === 0) throw new HttpError(422, texts.empty);
  return agreedPrices(await priceLines(dependencies, sql, viewer, wanted));
}

/** Makes a standing order of a list, or of an order, made into a list; returns its id. @throws HttpError 422 */
export async function createStandingOrder(
  dependencies: ApiDependencies,
  viewer: Viewer,
  settings: Settings,
): Promise<number> {
  if (!paysLater(viewer)) throw new HttpError(422, texts.payment);
  const { clock, database } = dependencies;
  const now = clock();
  const next = nextRun(toRhythm(settings), calendarOf(dependencies, viewer), now);
  return database.sql.begin(async (sql) => {
    await lockCompany(sql, viewer);
    const [found] = await sql<{ count: number; taken: boolean }[]>`
      select count(*)::int as count, ${hasName(sql, viewer, settings.name, null)} as taken
        from standing_orders where company_id = ${viewer.companyId} and status <> 'ended'`;
    if (found?.taken) throw new HttpError(422, texts.nameTaken);
    if ((found?.count ?? 0) >= maxStandingOrders) throw new HttpError(422, texts.tooMany);
    const listId = settings.list ?? (await listOfOrder(sql, viewer, settings.order ?? 0, settings.name));
    const agreed = await agreedNow(dependencies, sql, viewer, listId);
    const [made] = await sql<{ id: number }[]>`
      insert into standing_orders (company_id, user_id, list_id, name, unit, every, day, starts_on, max_price_rise,
          order_reference, status, planned_on, delivery_on, notice_at, agreed, changed_at)
        values (${viewer.companyId}, ${viewer.userId}, ${listId}, ${settings.name}, ${settings.unit}, ${settings.every},
          ${settings.day}, ${settings.starts_on}, ${settings.max_price_rise}, ${settings.reference}, 'active',
          ${next.plannedOn}, ${next.deliveryOn}, ${next.noticeAt}, ${sql.json(agreed)}, ${now})
        returning id`;
    return made?.id ?? 0;
  });
}

type Known = Pick<StandingOrderRow, 'status' | 'listId' | keyof Rhythm> & {
  readonly lastPlannedOn: string | null;
  readonly lastDeliveryOn: string | null;
  readonly isListHidden: boolean;
};

/** A standing order with the latest dates of its runs, which no later run may have. @throws HttpError 404, 409 */
async function findChangeable(sql: Sql, viewer: Viewer, id: number): Promise<Known> {
  const [known] = await sql<Known[]>`
    select status, list_id, unit, every, day, starts_on,
        (${isListHidden(sql, viewer)} or ${isListHidden(sql, { companyId: viewer.companyId, userId: viewer.userId })})
          as is_list_hidden,
        (select max(planned_on) from standing_order_runs where standing_order_id = ${id}) as last_planned_on,
        (select max(delivery_on) from standing_order_runs where standing_order_id = ${id}) as last_delivery_on
      from standing_orders ${joinLists(sql)}
      where standing_orders.id = ${id} and standing_orders.company_id = ${viewer.companyId}`;
  if (!known) throw notFound();
  return known;
}

const nextAfter = (
  dependencies: ApiDependencies,
  viewer: Viewer,
  rhythm: Rhythm,
  { lastPlannedOn, lastDeliveryOn }: Known,
): RunDates =>
  nextRun(
    rhythm,
    calendarOf(dependencies, viewer),
    dependencies.clock(),
    lastPlannedOn === null || lastDeliveryOn === null
      ? null
      : { plannedOn: lastPlannedOn, deliveryOn: lastDeliveryOn },
  );

/**
 * Changes a standing order, which orders in the name of the user from then on. An announced run stays.
 *
 * @throws HttpError 404, 409 when it has ended, 422 with a reason.
 */
export async function saveStandingOrder(
  dependencies: ApiDependencies,
  viewer: Viewer,
  id: number,
  settings: Settings,
): Promise<void> {
  if (!paysLater(viewer)) throw new HttpError(422, texts.payment);
  await dependencies.database.sql.begin(async (sql) => {
    await lockCompany(sql, viewer);
    const known = await findChangeable(sql, viewer, id);
    if (known.status === 'ended') throw new HttpError(409, texts.ended);
    if (settings.list === undefined) throw new HttpError(422, texts.noList);
    const agreed = await agreedNow(dependencies, sql, viewer, settings.list);
    const next = nextAfter(dependencies, viewer, toRhythm(settings), known);
    const [saved] = await sql<{ id: number }[]>`
      with saved as (
        update standing_orders set name = ${settings.name}, list_id = ${settings.list}, unit = ${settings.unit},
            every = ${settings.every}, day = ${settings.day}, starts_on = ${settings.starts_on},
            max_price_rise = ${settings.max_price_rise}, order_reference = ${settings.reference},
            user_id = ${viewer.userId}, changed_at = ${dependencies.clock()},
            -- Prices that were agreed before stay: a change of settings agrees to no other price.
            agreed = ${sql.json(agreed)}::jsonb || agreed,
            planned_on = case when status = 'active' then ${next.plannedOn}::date end,
            delivery_on = case when status = 'active' then ${next.deliveryOn}::date end,
            notice_at = case when status = 'active' then ${next.noticeAt}::timestamptz end
          where id = ${id} and company_id = ${viewer.companyId} and status <> 'ended'
            and not ${hasName(sql, viewer, settings.name, id)}
          returning id
      )
      select id from saved`;
    if (!saved) throw new HttpError(422, texts.nameTaken);
  });
}

/**
 * Starts a standing order in the name of the user, or pauses or ends it, which skips announced runs. Idempotent.
 *
 * @throws HttpError 404, 409 when it has ended, 422 when the company pays otherwise or the list is hidden.
 */
export async function setStandingOrderState(
  dependencies: ApiDependencies,
  viewer: Viewer,
  id: number,
  state: StandingOrderRow['status'],
): Promise<void> {
  const { sql } = dependencies.database;
  const known = await findChangeable(sql, viewer, id);
  if (known.status === 'ended' && state === 'ended') return;
  if (known.status === 'ended') throw new HttpError(409, texts.ended);
  if (state === 'active' && !paysLater(viewer)) throw new HttpError(422, texts.payment);
  if (state === 'active' && known.isListHidden) throw new HttpError(422, hiddenListText);
  const next = state === 'active' ? nextAfter(dependencies, viewer, known, known) : null;
  await sql`
    with changed as (
      update standing_orders set status = ${state}, changed_at = ${dependencies.clock()},
          user_id = case when ${state === 'active'} then ${viewer.userId} else user_id end,
          planned_on = ${next?.plannedOn ?? null}, delivery_on = ${next?.deliveryOn ?? null},
          notice_at = ${next?.noticeAt ?? null}
        where id = ${id} and company_id = ${viewer.companyId} and status <> 'ended'
        returning id
    )
    update standing_order_runs set status = 'skipped', accepted = false
      where ${state !== 'active'} and standing_order_id in (select id from changed)
        and status in ('announced', 'waiting')`;
}

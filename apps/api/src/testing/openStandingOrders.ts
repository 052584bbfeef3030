import type { ApiClient, StandingOrderSettings } from '@magazijn/api-client';
import type { ListLine } from '@magazijn/domain/lists';
import { createLogger } from '@magazijn/server';
import { beforeAll, beforeEach } from 'vitest';
import type { OrderDependencies } from '../ApiDependencies.ts';
import { composeMail } from '../mail/composeMail.ts';
import { readMailSender } from '../mail/createMailer.ts';
import { renderMailText } from '../mail/renderMail.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { runStandingOrders } from '../standing-orders/runStandingOrders.ts';
import { createTestClient } from './createTestClient.ts';
import { type TestApi, wednesday } from './openTestApi.ts';
import { openTestShop } from './openTestShop.ts';

/** Of the run of the first Tuesday: its delivery, when it is announced, and when it is placed. */
export const tuesday = '2026-11-24';
export const thursday = '2026-11-19T07:00:00Z';
export const monday = '2026-11-23T07:00:00Z';

/** The ids of a product of € 26,95 that is in stock, and of one that is sold out. */
export const diapers = 101404;
export const soldOut = 101419;

const settings = readApiSettings({ LOGIN_THROTTLE: 'off', PUBLIC_URL: 'https://shop.test' });
const logger = createLogger({ level: 'silent' });

export const listLine = (
  productId: number,
  quantity: number,
  kind: ListLine['kind'] = 'order',
): ListLine => ({
  productId,
  quantity,
  kind,
});

/** A standing order of a list, every Tuesday. */
export const settingsOf = (
  list: number,
  changes: Partial<StandingOrderSettings> = {},
): StandingOrderSettings => ({
  name: 'Elke week',
  source: { list },
  rhythm: { unit: 'week', every: 1, day: 2, startsOn: '2026-11-18' },
  maxPriceRise: 5,
  reference: 'Groep 3',
  ...changes,
});

/** The standing orders of vlinder, who orders on account and has a colleague, `collega`; reset before every test. */
interface StandingOrdersApi {
  readonly api: TestApi;
  /** That of vlinder, now. */
  readonly client: ApiClient;
  /** vlinder. */
  readonly userId: number;
  /** A demo account, now. */
  clientOf(name: string): Promise<ApiClient>;
  /** Moves the clock. */
  setTime(iso: string): void;
  /** Moves the clock, and logs vlinder in. */
  at(iso: string): Promise<void>;
  dependenciesAt(iso: string): OrderDependencies;
  /** Does what a worker does each minute. */
  round(iso: string): Promise<void>;
  makeList(...lines: readonly ListLine[]): Promise<number>;
  /** Makes a standing order, by default of four packs of diapers, and gives its id. */
  make(...lines: readonly ListLine[]): Promise<number>;
  /** The same, with its run announced. */
  makeAnnounced(...lines: readonly ListLine[]): Promise<{ readonly id: number; readonly run: number }>;
  orders(): Promise<
    readonly {
      readonly id: number;
      readonly status: string;
      readonly deliveryDate: string;
      readonly orderReference: string;
      readonly payment: string;
    }[]
  >;
  mailKinds(): Promise<readonly string[]>;
  statusOf(run: number): Promise<string | undefined>;
  /** Subject and text of the mail of a kind; '' when there is none to send. */
  mailText(kind: string): Promise<string>;
}

/** Opens a back end for the tests of one file; call it once, at the file's top. */
export function openStandingOrders(): StandingOrdersApi {
  const shop = openTestShop();
  const clients = new Map<string, ApiClient>();
  const opened = {} as { client: ApiClient; userId: number; now: string };

  beforeAll(async () => {
    const { sql } = shop.api.database;
    const [user] = await sql<{ id: number }[]>`select id from users where email like 'vlinder@%'`;
    opened.userId = user?.id ?? 0;
    await sql`
      insert into users (company_id, email, password_hash)
        select company_id, 'collega@demo.magazijn.test', password_hash from users where id = ${opened.userId}`;
    await sql`create table untouched_hours as select * from opening_hours`;
    await sql`create table kept_sessions (like sessions including indexes)`;
  });
  beforeEach(async () => {
    const { sql } = shop.api.database;
    await sql`delete from standing_orders`;
    await sql`delete from shopping_lists`;
    await sql`delete from opening_hours`;
    await sql`insert into opening_hours select * from untouched_hours`;
    const company = sql`(select company_id from users where id = ${opened.userId})`;
    await sql`update users set disabled = false where company_id = ${company}`;
    await sql`update companies set payment = 'on_account' where id = ${company}`;
    await opening.at(wednesday);
  });

  const opening: StandingOrdersApi = {
    get api() {
      return shop.api;
    },
    get client() {
      return opened.client;
    },
    get userId() {
      return opened.userId;
    },
    // A login is kept for other tests, since each takes long.
    clientOf: async (name) => {
      const key = `${name} ${opened.now}`;
      const found = clients.get(key) ?? createTestClient(shop.api, await shop.api.logIn(name));
      clients.set(key, found);
      // Later logins remove it as idle.
      const { sql } = shop.api.database;
      await sql`insert into kept_sessions select * from sessions on conflict do nothing`;
      await sql`delete from sessions`;
      await sql`insert into sessions select * from kept_sessions where user_id in (select id from users)`;
      return found;
    },
    setTime: (iso) => {
      opened.now = iso;
      shop.api.setTime(iso);
    },
    at: async (iso) => {
      opening.setTime(iso);
      opened.client = await opening.clientOf('vlinder');
    },
    dependenciesAt: (iso) => ({ database: shop.api.database, settings, clock: () => new Date(iso) }),
    round: (iso) => runStandingOrders(opening.dependenciesAt(iso), logger),
    makeList: (...lines) => opened.client.createList({ name: 'Egels', shared: true, lines }),
    make: async (...lines) => {
      const list = await opening.makeList(...(lines.length > 0 ? lines : [listLine(diapers, 4)]));
      return opened.client.createStandingOrder(settingsOf(list));
    },
    makeAnnounced: async (...lines) => {
      const id = await opening.make(...lines);
      await opening.round(thursday);
      await opening.at(thursday);
      return { id, run: (await opened.client.standingOrder(id))?.run?.id ?? 0 };
    },
    orders: () => shop.api.database.sql`
      select id, status, delivery_date, order_reference, payment from orders order by id`,
    mailKinds: async () => {
      const rows = await shop.api.database.sql<{ kind: string }[]>`select kind from outbox order by id`;
      return rows.map(({ kind }) => kind);
    },
    statusOf: async (run) => {
      const [row] = await shop.api.database.sql<{ status: string }[]>`
        select status from standing_order_runs where id = ${run}`;
      return row?.status;
    },
    mailText: async (kind) => {
      const { sql } = shop.api.database;
      const [row] = await sql<{ payload: object }[]>`select payload from outbox where kind = ${kind}`;
      const content = await composeMail(
        { sql, settings, clock: () => new Date(thursday) },
        kind,
        row?.payload ?? {},
      );
      return content ? `${content.subject}\n${renderMailText(content, readMailSender(settings))}` : '';
    },
  };
  return opening;
}

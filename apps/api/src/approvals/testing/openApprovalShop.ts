import type { ApiClient } from '@magazijn/api-client';
import type { ApprovalRule } from '@magazijn/domain/approvals';
import type { Role } from '@magazijn/domain/people';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { composeMail } from '../../mail/composeMail.ts';
import { readMailSender } from '../../mail/createMailer.ts';
import { renderMailText } from '../../mail/renderMail.ts';
import type { WireDraft } from '../../orders/toWireOrder.ts';
import { readApiSettings } from '../../settings/readApiSettings.ts';
import { cartForm } from '../../testing/cartForm.ts';
import { createTestClient } from '../../testing/createTestClient.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { openTestApi, type TestApi, wednesday } from '../../testing/openTestApi.ts';

/** A plain product, of which two units cost € 53,90 without VAT; delivery is free in this company's orders of four. */
export const diapers = 101404;

/** The colleagues of vlinder, an administrator whose name is Vera. */
const people: Readonly<Record<'lisa' | 'bert' | 'astrid', { readonly name: string; readonly role: Role }>> = {
  lisa: { name: 'Lisa', role: 'requester' },
  bert: { name: 'Bert', role: 'buyer' },
  astrid: { name: 'Astrid', role: 'administrator' },
};

export type Colleague = keyof typeof people | 'vlinder';

const settings = readApiSettings({ LOGIN_THROTTLE: 'off', PUBLIC_URL: 'https://shop.test' });

const noLimits: ApprovalRule = {
  id: 0,
  personId: null,
  category: null,
  costCentre: null,
  maxOrder: null,
  maxMonth: null,
  approverId: null,
};

/** A company with four people, without rules and orders before each test; call it once, at the top of a file. */
export function openApprovalShop() {
  const opened = {} as { api: TestApi };
  const ids: Record<string, number> = {};
  const tokens: Record<string, string> = {};
  const clients: Record<string, ApiClient> = {};
  beforeAll(async () => {
    const api = await openTestApi();
    opened.api = api;
    const { sql } = api.database;
    const [{ id }] = await sql<[{ id: number }]>`
      update users set name = 'Vera' where email like 'vlinder@%' returning id`;
    ids.vlinder = id;
    for (const [key, { name, role }] of Object.entries(people)) {
      const [made] = await sql<[{ id: number }]>`
        insert into users (company_id, email, password_hash, name, role)
          select company_id, ${`${key}@demo.magazijn.test`}, password_hash, ${name}, ${role} from users where id = ${id}
          returning id`;
      ids[key] = made.id;
    }
    for (const key of [...Object.keys(people), 'vlinder']) {
      tokens[key] = await api.logIn(key);
      clients[key] = createTestClient(api, tokens[key]);
    }
    await sql`create table untouched_products as select id, stock, available, price_cents from products`;
    await sql`create table kept_sessions as select * from sessions`;
  });
  beforeEach(async () => {
    const { sql } = opened.api.database;
    opened.api.setTime(wednesday);
    const ofApprovals = ['approval_settings', 'approval_rules', 'approval_stand_ins'];
    await emptyTables(sql, 'orders', 'payments', 'outbox', ...ofApprovals);
    await sql`
      update products set stock = before.stock, available = before.available, price_cents = before.price_cents
        from untouched_products as before where before.id = products.id
          and (before.stock, before.available, before.price_cents)
            is distinct from (products.stock, products.available, products.price_cents)`;
    for (const [key, { role }] of Object.entries(people)) {
      await sql`update users set role = ${role}, disabled = false, ended_at = null where id = ${ids[key] ?? 0}`;
    }
    await sql`insert into sessions select * from kept_sessions on conflict do nothing`;
  });
  afterAll(() => opened.api.close());

  const idOf = (colleague: Colleague): number => ids[colleague] ?? 0;
  const as = (colleague: Colleague): ApiClient => {
    const client = clients[colleague];
    if (!client) throw new Error(`No client of ${colleague}`);
    return client;
  };

  /** A draft of some units of diapers. Two drafts of one cart are two orders. */
  async function draft(colleague: Colleague, quantity = 4, token = tokens[colleague] ?? ''): Promise<number> {
    const { order } = await opened.api.data<{ order: WireDraft }>('POST', '/order/create', {
      token,
      form: cartForm([[diapers, quantity]]),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    return order.order_id;
  }

  return {
    get api() {
      return opened.api;
    },
    tokenOf: (colleague: Colleague): string => tokens[colleague] ?? '',
    idOf,
    as,
    draft,
    place: (colleague: Colleague, orderId: number, token = tokens[colleague] ?? '') =>
      opened.api.send('GET', `/payment/account/${orderId}`, { token }),

    /** Asks for approval of some units of diapers, and gives the id of the request. */
    request: async (colleague: Colleague, quantity = 4, remark = ''): Promise<number> =>
      (await as(colleague).requestApproval(await draft(colleague, quantity), remark)).requestId,

    async saveRules(...rules: readonly Partial<ApprovalRule>[]): Promise<void> {
      const before = await as('vlinder').approvalSettings();
      await as('vlinder').saveApprovalSettings({
        rules: rules.map((rule) => ({ ...noLimits, ...rule })),
        risePercent: 5,
        standIns: before?.standIns ?? [],
        version: before?.version ?? 0,
      });
    },

    async statusOf(id: number) {
      const [row] = await opened.api.database.sql<{ status: string; order: string }[]>`
        select request.status, orders.status as order
          from approval_requests as request join orders on orders.id = order_id where request.id = ${id}`;
      return row;
    },

    /** The totals of the placed orders without VAT, in cents. */
    async placedTotals(): Promise<number[]> {
      const rows = await opened.api.database.sql<{ total: number }[]>`
        select total_exclusive_cents as total from orders where status = 'placed' order by id`;
      return rows.map(({ total }) => total);
    },

    /** The mails of a kind as text: address, subject and contents. */
    async mails(kind: string): Promise<string[]> {
      const { sql } = opened.api.database;
      const rows = await sql<
        { payload: object }[]
      >`select payload from outbox where kind = ${kind} order by id`;
      const dependencies = { sql, settings, clock: () => new Date(wednesday) };
      const texts: string[] = [];
      for (const { payload } of rows) {
        const content = await composeMail(dependencies, kind, payload);
        if (!content) continue;
        const text = renderMailText(content, readMailSender(settings));
        texts.push(`${content.to.address}\n${content.subject}\n${text}`.replaceAll('\u00a0', ' '));
      }
      return texts;
    },
  };
}

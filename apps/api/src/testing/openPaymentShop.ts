import type { WirePaymentState } from '@magazijn/api-client/schemas';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openTestProvider, type TestProvider } from '../../../../tools/testing/openTestProvider.ts';
import type { WireDraft } from '../orders/toWireOrder.ts';
import { createPaymentProvider } from '../payments/createPaymentProvider.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { notificationWork, refundWork } from '../startBackgroundWork.ts';
import type { JobReport } from '../startJobs.ts';
import { cartForm } from './cartForm.ts';
import { type DemoProductRow, demoProduct } from './demoProduct.ts';
import { openTestApi, type TestApi, wednesday } from './openTestApi.ts';
import { openTestJobs, type TestJobs } from './openTestJobs.ts';

export interface BrowserResult {
  readonly resultCode: unknown;
  readonly sessionResult: string;
}

/** A back end with the sandbox's payment provider and mier logged in, who pays by iDEAL or card. */
export interface PaymentShop {
  readonly api: TestApi;
  readonly provider: TestProvider;
  readonly token: string;
  readonly paint: DemoProductRow;
  readonly failures: JobReport[];
  /** Whether webhooks arrive; reset to true before every test. */
  online: boolean;
  order(quantity?: number, headers?: Readonly<Record<string, string>>): Promise<WireDraft>;
  /** Chooses iDEAL and decides at the bank; returns the redirect's result. */
  payAtBank(order: Pick<WireDraft, 'checkout'>, outcome: string): Promise<URL>;
  finish(back: URL): Promise<BrowserResult>;
  report(order: WireDraft, result: string | null): Promise<WirePaymentState>;
  state(order: WireDraft): Promise<WirePaymentState>;
  statusOf(order: WireDraft): Promise<string>;
  /** Resolves when every webhook has been delivered and every due job of payments tried. */
  settled(): Promise<void>;
}

/** Opens it for the tests of one file; call it once, at the file's top. `overrides`: of settings. */
export function openPaymentShop(overrides: NodeJS.ProcessEnv = {}): PaymentShop {
  const opened = {} as { api: TestApi; provider: TestProvider; token: string; paint: DemoProductRow };
  let jobs: TestJobs;
  let now = Date.parse(wednesday);
  beforeAll(async () => {
    opened.provider = await openTestProvider({
      now: () => now,
      deliver: async (input, init) => {
        if (!shop.online) throw new TypeError('fetch failed');
        return opened.api.app.request(new URL(input instanceof Request ? input.url : input).pathname, init);
      },
    });
    const { fetch } = opened.provider;
    const environment = { ...opened.provider.environment, ...overrides };
    opened.api = await openTestApi({ environment, fetch });
    const settings = readApiSettings(environment);
    const { payments } = settings;
    if (payments === null) throw new Error('The environment names no provider');
    const clock = () => new Date(now);
    const { database, reports } = opened.api;
    jobs = await openTestJobs(database, [
      notificationWork({ database, settings, clock, report: (report) => reports.push(report) }),
      refundWork({ database, clock }, createPaymentProvider(payments, { fetch })),
    ]);
    const { setTime } = opened.api;
    opened.api.setTime = (iso) => {
      now = Date.parse(iso);
      setTime(iso);
    };
    opened.token = await opened.api.logIn('mier');
    opened.paint = await demoProduct(opened.api.database, 'demo-verf');
    await opened.api.database.sql`create table untouched_sessions as select * from sessions`;
  });
  beforeEach(async () => {
    shop.online = true;
    opened.api.setTime(wednesday);
    opened.api.reports.length = 0;
    jobs.failures.length = 0;
    // A login at a later time would remove sessions that have ended by then.
    await opened.api.database.sql`delete from sessions where id in (select id from untouched_sessions)`;
    await opened.api.database.sql`insert into sessions select * from untouched_sessions`;
    await opened.api.database.sql`
      update products set stock = ${opened.paint.stock}, available = true, price_cents = ${opened.paint.priceCents},
        order_limit = null where id = ${opened.paint.id}`;
  });
  afterEach(async () => {
    shop.online = true;
    await shop.settled();
    const { sql } = opened.api.database;
    for (const table of ['orders', 'payments', 'outbox', 'payment_notifications', 'jobs.job']) {
      await sql`delete from ${sql(table)}`;
    }
  });
  afterAll(async () => {
    await opened.provider.close();
    await jobs.close();
    await opened.api.close();
  });

  const sessionOf = ({ checkout }: Pick<WireDraft, 'checkout'>) => {
    if (checkout === null) throw new Error('The order has no session');
    return checkout;
  };
  const shop: PaymentShop = {
    get api() {
      return opened.api;
    },
    get provider() {
      return opened.provider;
    },
    get token() {
      return opened.token;
    },
    get paint() {
      return opened.paint;
    },
    get failures() {
      return jobs.failures;
    },
    online: true,
    order: async (quantity = 20, headers = {}) => {
      const request = { token: opened.token, headers, form: cartForm([[opened.paint.id, quantity]]) };
      return (await opened.api.data<{ order: WireDraft }>('POST', '/order/create', request)).order;
    },
    payAtBank: async (order, outcome) => {
      const { sessionId, sessionData } = sessionOf(order);
      const open = await opened.provider.call(`${sessionId}/setup`, { sessionData });
      const paid = await opened.provider.call(`${sessionId}/payments`, {
        sessionData: open.sessionData,
        paymentMethod: { type: 'ideal' },
      });
      return opened.provider.decideAtBank((paid.action as { url: string }).url, outcome);
    },
    finish: async (back) => {
      const redirectResult = back.searchParams.get('redirectResult');
      const path = `${back.searchParams.get('sessionId')}/paymentDetails`;
      const answer = await opened.provider.call(path, { details: { redirectResult } });
      return { resultCode: answer.resultCode, sessionResult: String(answer.sessionResult) };
    },
    report: (order, result) =>
      opened.api.data('POST', `/payment/result/${sessionOf(order).sessionId}`, {
        token: opened.token,
        form: result === null ? { unusable: '1' } : { session_result: result },
      }),
    state: (order) =>
      opened.api.data('GET', `/payment/state/${sessionOf(order).sessionId}`, { token: opened.token }),
    statusOf: async ({ order_id: id }) => {
      const [row] = await opened.api.database.sql<
        { status: string }[]
      >`select status from orders where id = ${id}`;
      return row?.status ?? 'none';
    },
    settled: async () => {
      for (let round = 0; round < 200; round += 1) {
        jobs.look();
        const due = await jobs.due();
        const answer = await opened.provider.fetch('http://localhost:4901/faults');
        const { waitingWebhooks } = await answer.json();
        // A job can have caused a webhook, and a webhook a job.
        if (due === 0 && waitingWebhooks === 0 && (await jobs.due()) === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error('Webhooks are still waiting');
    },
  };
  return shop;
}

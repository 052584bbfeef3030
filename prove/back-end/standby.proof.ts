import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '../../apps/sandbox/src/database/index.ts';
import {
  ask,
  isSynchronous,
  startDatabase,
  startStandby,
  waitForStandby,
} from '../../bench/processes/startDatabases.ts';
import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { freePort, startProgram, whenItAnswers } from '../../testing/startProgram.ts';
import { proofCount, tellProof } from '../../testing/tellProof.ts';

const times = proofCount(1);
const api = join(projectRoot, 'apps', 'api', 'src', 'main.ts');

/** A primary with the demonstration shop, and a standby that each of its commits waits for. */
async function startPair() {
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-standby-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [primaryDir, standbyDir] = [join(folder, 'primary'), join(folder, 'standby')];
  const primary = await startDatabase(primaryDir);
  onTestFinished(() => primary.stop());
  await prepareDatabase(primary.url);
  const standby = await startStandby(primary, primaryDir, standbyDir);
  onTestFinished(() => standby.stop());
  await waitForStandby(primary, true);
  await expect.poll(() => isSynchronous(primary)).toBe(true);
  return { primary, standby };
}

/** Starts an API on a database, which answers at the origin that is given back. */
async function startApi(databaseUrl: string, settings: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const program = startProgram(api, {
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    BACKGROUND_WORK: 'off',
    DATA_DIR: tmpdir(),
    ...settings,
  });
  return { program, origin: `http://127.0.0.1:${port}` };
}

const secret = () => randomBytes(32).toString('base64');
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  JWT_SECRET: secret(),
  XSRF_SECRET: secret(),
  SMTP_URL: 'smtps://user:password@mail.example',
  SELLER_NAME: 'Magazijn',
  SELLER_STREET: 'Kade 1',
  SELLER_POSTAL_CODE: '1234 AB',
  SELLER_CITY: 'Utrecht',
  SELLER_COUNTRY: 'NL',
  SELLER_IBAN: 'NL10MAGA0123456789',
  SELLER_VAT_NUMBER: 'NL000099998B57',
  SELLER_COC_NUMBER: '12345678',
  SELLER_EMAIL: 'service@shop.example',
  SELLER_PHONE: '+31 20 123 4567',
};

/** Asks as a customer who is logged in. */
async function logIn(origin: string) {
  const send = async <Data>(path: string, form?: Record<string, string>, token?: string): Promise<Data> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()).data;
  };
  const form = { username: 'vlinder@demo.magazijn.test', password: DEMO_PASSWORD };
  const { token } = await send<{ token: string }>('/login', form);
  return <Data>(path: string, given?: Record<string, string>) => send<Data>(path, given, token);
}

test('a standby that lags holds an order up, and neither loses nor doubles it; reading goes on', async () => {
  const { primary, standby } = await startPair();
  const { origin } = await startApi(primary.url);
  await whenItAnswers(`${origin}/ready`);
  const call = await logIn(origin);
  const { id } = await call<{ id: number }>('/product/detail/verzorging/luiers/demo-luiers-maat-4');
  const placed = () =>
    ask(primary.url, (sql) => sql`select id from orders where status = 'placed' order by id`);
  for (let time = 0; time < times; time += 1) {
    const before = (await placed()).length;
    const { order } = await call<{ order: { order_id: number } }>('/order/create', {
      [`products[${id}]`]: '12',
      discount: '',
      orderReference: '',
    });
    const { goOn } = await standby.pause();
    let acknowledged = false;
    const placing = call(`/payment/account/${order.order_id}`).then(() => {
      acknowledged = true;
    });
    await wait(500 + Math.random() * 1000);
    expect(acknowledged).toBe(false);
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
    goOn();
    await placing;
    expect((await placed()).length).toBe(before + 1);
  }
  tellProof(times, 'orders while the standby lagged');
});

test('an API that is told of a standby alone says so in one line, and ends with 1', async () => {
  const { standby } = await startPair();
  const { program } = await startApi(standby.url, production);
  const [code] = await once(program.child, 'exit');
  expect([code, program.output()]).toEqual([
    1,
    expect.stringMatching(/^The database is a standby, which takes no orders: [^\n]+\n$/),
  ]);
});

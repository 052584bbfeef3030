import type { WireCartInfo } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { connect } from '../database/connect.ts';
import type { Database, Sql } from '../database/Database.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { cartForm } from '../testing/cartForm.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';
import { type Attempt, forgiveAttempts, limits, networkOf, tryAttempts } from './throttle.ts';

describe('throttle', () => {
  let copy: TestDatabase;
  let database: Database;
  let now: Date;
  beforeAll(async () => {
    copy = await openTestDatabase('migrated');
    database = copy.database;
  });
  beforeEach(async () => {
    await database.sql`delete from login_attempts`;
    now = new Date('2026-11-18T10:00:00Z');
  });
  afterAll(() => copy.close());

  const parts = (throttle = 'on') => ({
    database,
    settings: readApiSettings({ LOGIN_THROTTLE: throttle }),
    clock: () => now,
  });
  const login = (account: string, network: string): Attempt[] => [
    ['login', `${account} ${network}`],
    ['login-network', network],
    ['login-account', account],
  ];
  const attempt = (account: string, network: string) => tryAttempts(parts(), login(account, network));
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const rows = async () =>
    (await database.sql`select key, counts_until from login_attempts order by key`).slice();

  /** The number of counted attempts out of `times`, all at the same time of the clock. */
  async function counted(times: number, make: (time: number) => Promise<number>): Promise<number> {
    let count = 0;
    for (let time = 0; time < times; time += 1) count += (await make(time)) === 0 ? 1 : 0;
    return count;
  }

  test('a single attempt is counted by one statement, which also deletes expired counts', async () => {
    await attempt('a', '10.0.0.1');
    pass(24 * 60 * 60);
    const statements: string[] = [];
    const counted = connect(database.url, {
      connections: 1,
      onStatement: (text) => {
        if (/begin|login_attempts/.test(text)) statements.push(text);
      },
    });
    expect(await tryAttempts({ ...parts(), database: counted }, [['switch', '7']])).toBe(0);
    await counted.close();
    expect(statements).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test('an account can fail ten times from one network, then once per 90 seconds; other networks are unaffected', async () => {
    expect(await counted(20, () => attempt('a', '10.0.0.1'))).toBe(10);
    expect(await attempt('a', '10.0.0.1')).toBe(90);
    expect(await attempt('a', '10.0.0.2')).toBe(0);
    expect(await attempt('b', '10.0.0.1')).toBe(0);
    pass(90);
    expect(await attempt('a', '10.0.0.1')).toBe(0);
    expect(await attempt('a', '10.0.0.1')).toBe(90);
    pass(15 * 60);
    expect(await counted(20, () => attempt('a', '10.0.0.1'))).toBe(10);
  });

  test('forgiving and counting the same rows at once causes no deadlock', async () => {
    const attempts = login('a', '10.0.0.1');
    // Stores this login's rows in reverse: PostgreSQL would lock them in the order in which they are stored.
    for (const counted of attempts.toReversed()) await tryAttempts(parts(), [counted]);
    for (let other = 0; other < 10; other += 1) await attempt(`b${other}`, `10.0.1.${other}`);
    await database.sql`analyze login_attempts`;
    const keys = (
      await database.sql<{ key: string }[]>`select key from login_attempts order by ctid`
    ).slice();
    const [account = '', network = ''] = keys.map(({ key }) => key);
    const touch = (sql: Sql, key: string) =>
      sql`update login_attempts set counts_until = counts_until where key = ${key}`;
    let forgiven: Promise<void> | undefined;
    await database.sql.begin(async (sql) => {
      await touch(sql, network);
      forgiven = forgiveAttempts(parts(), attempts);
      await expect
        .poll(async () => (await database.sql`select from pg_locks where not granted`).length)
        .toBe(1);
      await touch(sql, account);
    });
    await forgiven;
  });

  test('a login that waits for a shared row holds no expired rows of the concurrent one', async () => {
    await attempt('anna', '10.0.0.1');
    const stored = await database.sql<{ key: string }[]>`select key from login_attempts order by ctid`;
    const [, network = '', account = ''] = stored.map(({ key }) => key);
    pass(24 * 60 * 60);
    let counting: Promise<number> | undefined;
    await database.sql.begin(async (sql) => {
      await sql`update login_attempts set counts_until = counts_until where key = ${network}`;
      counting = attempt('bert', '10.0.0.1');
      await expect
        .poll(async () => (await database.sql`select from pg_locks where not granted`).length)
        .toBe(1);
      await sql`update login_attempts set counts_until = counts_until where key = ${account}`;
    });
    expect(await counting).toBe(0);
  });

  test('guesses at one account from many networks are limited to one per fifteen seconds', async () => {
    expect(await counted(150, (time) => attempt('a', `10.0.0.${time}`))).toBe(100);
    expect(await attempt('a', '10.0.1.1')).toBe(15);
    pass(60);
    expect(await counted(20, (time) => attempt('a', `10.0.2.${time}`))).toBe(4);
    expect(await attempt('b', '10.0.1.1')).toBe(0);
  });

  test('guesses at many accounts from one network are limited; refused ones write nothing and block no account', async () => {
    expect(await counted(250, (time) => attempt(`${time}`, '10.0.0.1'))).toBe(200);
    const before = await rows();
    expect(await attempt('victim', '10.0.0.1')).toBe(5);
    expect(await rows()).toEqual(before);
    expect(await attempt('victim', '10.0.0.2')).toBe(0);
  });

  test('concurrent attempts are all counted', async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => attempt('a', '10.0.0.1')));
    expect(results.filter((seconds) => seconds === 0)).toHaveLength(10);
  });

  test('a refused attempt is not counted at all', async () => {
    expect(await counted(10, () => attempt('a', '10.0.0.1'))).toBe(10);
    // A row each for the pair, the network and the account.
    const before = await rows();
    expect(before).toHaveLength(3);
    expect(await counted(20, () => attempt('a', '10.0.0.1'))).toBe(0);
    expect(await rows()).toEqual(before);
  });

  describe('a successful login', () => {
    test('forgives all failures of its account and network, and one of each shared limit', async () => {
      for (let round = 0; round < 12; round += 1) {
        expect(await counted(9, () => attempt('a', '10.0.0.1'))).toBe(9);
        expect(await attempt('a', '10.0.0.1')).toBe(0);
        await forgiveAttempts(parts(), login('a', '10.0.0.1'));
        pass(9 * 15);
      }
    });

    test('never blocks a network with many successful logins', async () => {
      for (let count = 0; count < limits['login-network'].burst + 10; count += 1) {
        expect(await attempt(`${count}`, '10.0.0.1')).toBe(0);
        await forgiveAttempts(parts(), login(`${count}`, '10.0.0.1'));
      }
    });
  });

  test('expired attempts are deleted', async () => {
    await counted(15, (time) => attempt(`${time}`, '10.0.0.1'));
    pass(15 * 60);
    for (let time = 0; time < 3; time += 1) await attempt('a', '10.0.0.1');
    expect(await rows()).toHaveLength(3);
  });

  test('the table has neither accounts nor addresses', async () => {
    await attempt('somebody@x.test', '203.0.113.9');
    expect(JSON.stringify(await rows())).not.toMatch(/somebody|203\.0/);
  });

  test('with LOGIN_THROTTLE=off nothing is counted', async () => {
    const off = () => tryAttempts(parts('off'), login('a', '10.0.0.1'));
    expect(await counted(60, off)).toBe(60);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2::1:2:3', true],
    ['2001:db8::1', '2001:db8::2', true],
    ['2001:db8::1', '2001:0db8:0:0:ffff::', true],
    ['2001:db8:1:2::', '2001:db8:1:3::', false],
    ['10.0.0.1', '10.0.0.2', false],
  ])('%s and %s are one network: %s', (one, other, same) => {
    expect(networkOf(one) === networkOf(other)).toBe(same);
  });
});

describe('couponGuesses', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi({ environment: { LOGIN_THROTTLE: 'on' } });
  });
  beforeEach(async () => {
    await api.database.sql`delete from login_attempts`;
    api.setTime(wednesday);
    token = await api.logIn('vlinder');
  });
  afterAll(() => api.close());

  const price = (discount: string, bearer = token, quantity = 12) =>
    api.send('POST', '/shop/cart', { token: bearer, form: cartForm([[101404, quantity]], { discount }) });
  const statusOf = async (answer: Response) =>
    ((await answer.json()) as { data: WireCartInfo }).data.discount_status;

  const guess = (count: number, bearer = token) =>
    Promise.all(Array.from({ length: count }, (_, index) => price(`GOK-${index}`, bearer)));
  const colleague = async () => {
    await api.database.sql`
      insert into users (id, company_id, email, password_hash)
        select 999999, company_id, 'collega@demo.magazijn.test', password_hash
          from users where email = 'vlinder@demo.magazijn.test'
        on conflict do nothing`;
    return api.logIn('collega');
  };

  test('after too many unknown coupons of a login codes are not looked up, but carts and orders still succeed', async () => {
    const tried = await Promise.all((await guess(limits['coupon-login'].burst + 20)).map(statusOf));
    expect(tried.filter((status) => status === 'unknown')).toHaveLength(limits['coupon-login'].burst);
    expect(tried.filter((status) => status === 'too-many-tries')).toHaveLength(20);
    const refused = await price('DEMO10');
    expect(refused.status).toBe(200);
    const { data } = (await refused.json()) as { data: WireCartInfo };
    expect(data).toMatchObject({ discount_status: 'too-many-tries', discount_exclusive: 0 });
    expect(data.products).toHaveLength(1);
    const form = cartForm([[101404, 12]], { discount: 'DEMO10' });
    expect((await api.send('POST', '/order/create', { token, form })).status).toBe(200);
    expect(await statusOf(await price('DEMO10', await api.logIn('bij')))).toBe('accepted');
    api.setTime('2026-11-18T10:16:00Z');
    expect(await statusOf(await price('DEMO10'))).toBe('accepted');
  });

  test('wrong coupons of one login do not block a valid coupon of a colleague', async () => {
    await guess(limits['coupon-login'].burst + 5, await colleague());
    expect(await statusOf(await price('DEMO10'))).toBe('accepted');
  });

  test('an accepted code keeps working after any number of unknown ones, also the next day', async () => {
    expect(await statusOf(await price('DEMO10'))).toBe('accepted');
    api.setTime('2026-11-19T10:00:00Z');
    token = await api.logIn('vlinder');
    await guess(limits['coupon-login'].burst + 5);
    expect(await statusOf(await price('DEMO10'))).toBe('accepted');
  });

  test('an unknown code is counted once, however often its cart is priced; an existing one is not', async () => {
    await price('DEMO10');
    for (let quantity = 1; quantity <= 2 * limits['coupon-login'].burst; quantity += 1) {
      expect(await statusOf(await price('GOK', token, quantity))).toBe('unknown');
    }
    for (let index = 0; index < limits['coupon-login'].burst; index += 1) await price(`GOK-${index}`);
    expect(await statusOf(await price('NOG-EEN'))).toBe('too-many-tries');
    expect(await statusOf(await price('DEMO10'))).toBe('accepted');
  });

  test('the number of drafts of different carts per company is limited', async () => {
    const draft = (quantity: number) =>
      api.send('POST', '/order/create', { token, form: cartForm([[101404, quantity]]) });
    const { burst, seconds } = limits['draft-company'];
    await api.database.sql`delete from login_attempts`;
    expect((await draft(1)).status).toBe(200);
    // As if all but one of the allowed drafts were made by now.
    await api.database.sql`
      update login_attempts set counts_until = counts_until + make_interval(secs => ${(burst - 2) * seconds})`;
    expect((await draft(2)).status).toBe(200);
    const refused = await draft(999);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(seconds);
    const other = { token: await api.logIn('bij'), form: cartForm([[101404, 999]]) };
    expect((await api.send('POST', '/order/create', other)).status).toBe(200);
  });
});

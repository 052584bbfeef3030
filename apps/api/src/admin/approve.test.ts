import { buildRegistration } from '@magazijn/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideRegistration } from '../accounts/decideRegistration.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { runAdmin } from '../testing/runAdmin.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const approve = (...args: string[]) => runAdmin(api.database.url, ['approve', ...args]);

test('[S43] a registration is listed, approved by e-mail address or number, and mailed; then the customer can log in', async () => {
  expect((await approve()).output).toEqual(['No registration is waiting for approval.']);
  const client = createTestClient(api);
  await client.register(buildRegistration());
  await client.register(buildRegistration({ email: 'tweede@krekel.test', companyName: 'De Tweede' }));
  const { output } = await approve();
  expect(output).toHaveLength(2);
  expect(output[0]).toMatch(
    /^\d{5} {2}Kinderopvang De Krekel {2}inkoop@krekel\.test {2}Utrecht \(NL\) {2}iDEAL/,
  );

  expect(await approve('INKOOP@krekel.test')).toMatchObject({
    code: 0,
    output: [expect.stringContaining('Kinderopvang De Krekel: approved.')],
  });
  const number = output[1]?.slice(0, 5) ?? '';
  expect((await approve(number)).code).toBe(0);
  expect((await approve()).output).toEqual(['No registration is waiting for approval.']);

  expect(await client.logIn('inkoop@krekel.test', 'Krekel-zingt-2026')).toBeTruthy();
  const mails = await api.database.sql`select kind from outbox where kind = 'registration-approved'`;
  expect(mails).toHaveLength(2);
});

test('a second approval and an unknown company change nothing and print the reason', async () => {
  await createTestClient(api).register(buildRegistration({ email: 'derde@krekel.test' }));
  expect((await approve('derde@krekel.test')).code).toBe(0);
  const again = await approve('derde@krekel.test');
  expect(again).toMatchObject({ code: 1, errors: ['"derde@krekel.test" was approved before.'] });
  // A disabled company without a registration: approving must not enable it.
  const unknown = await approve('uil@demo.magazijn.test');
  expect(unknown.code).toBe(1);
  expect(unknown.errors[0]).toContain('There is no registration');
});

test('a refused registration stays refused, and is not listed', async () => {
  await createTestClient(api).register(buildRegistration({ email: 'vierde@krekel.test' }));
  const { sql } = api.database;
  const [user] = await sql<{ companyId: number }[]>`
    select company_id from users where email = 'vierde@krekel.test'`;
  const decision = { outcome: 'refused', reason: '' } as const;
  await decideRegistration(sql, user?.companyId ?? 0, decision, new Date('2026-11-18T10:00Z'));
  expect((await approve()).output).toEqual(['No registration is waiting for approval.']);
  expect(await approve('vierde@krekel.test')).toMatchObject({
    code: 1,
    errors: [expect.stringContaining('was refused on 18 november 2026.')],
  });
});

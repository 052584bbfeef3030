import { buildRegistration } from '@magazijn/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { composeMail } from '../mail/composeMail.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const settings = readApiSettings({ PUBLIC_URL: 'https://shop.test' });
const name = 'Kinderopvang <De Krekel> & Co';
let count = 0;
let email = '';
let userId = 0;
let link = '';

async function mailLink(): Promise<string> {
  const clock = () => new Date(wednesday);
  const mail = await composeMail({ sql: api.database.sql, settings, clock }, 'registration-notice', {
    userId,
  });
  const action = mail?.blocks.find((block) => block.kind === 'action');
  return new URL(action?.kind === 'action' ? action.href : '').href.replace('https://shop.test', '');
}

/** Adds a registration: tests that decide get their own, the others share one. */
async function registerAnew(): Promise<void> {
  count += 1;
  email = `aanvraag-${count}@krekel.test`;
  await createTestClient(api).register(buildRegistration({ email, companyName: name }));
  const [user] = await api.database.sql<{ id: number }[]>`select id from users where email = ${email}`;
  userId = user?.id ?? 0;
  link = await mailLink();
}

const open = async (path = link, init: RequestInit = {}) => api.app.request(path, init);
const post = (fields: Record<string, string>, path = link) =>
  open(path, {
    method: 'POST',
    // The headers of a browser on a page without a referrer, with the cookie that every response sets.
    headers: { origin: 'null', cookie: 'XSRF-TOKEN=a.b' },
    body: new URLSearchParams(fields),
  });
const textOf = async (response: Response) =>
  (await response.text())
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const mails = async () =>
  (
    await api.database.sql<{ kind: string }[]>`
      select kind from outbox where payload->>'userId' = ${String(userId)} order by id`
  ).map(({ kind }) => kind);
const state = async () => {
  const [row] = await api.database.sql<
    { approved: boolean; refused: boolean; refusalReason: string | null; disabled: boolean }[]
  >`
    select approved_at is not null as approved, refused_at is not null as refused, refusal_reason, disabled
      from registrations join users using (company_id) where users.id = ${userId}`;
  return row;
};
const pending = { approved: false, refused: false, refusalReason: null, disabled: true };
const registered = ['registration-received', 'registration-notice'];

describe('the page of a mailed link', () => {
  beforeAll(registerAnew);

  test('[S43] shows the registration without scripts, with a button for each decision', async () => {
    const response = await open();
    expect(response.status).toBe(200);
    const html = await response.clone().text();
    expect(html).toContain('<h1>Kinderopvang &lt;De Krekel&gt; &amp; Co wil klant worden</h1>');
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(html.match(/<button[^>]*>[^<]*/g)).toEqual([
      '<button class="primary" name="decision" value="approve">Goedkeuren',
      '<button name="decision" value="refuse">Weigeren',
    ]);
    expect(html).not.toMatch(/<(script|link|img|iframe)|style="|https?:/);
    const text = await textOf(response);
    for (const part of [email, 'NL91ABNA0417164300', 'Kerkstraat 12 a', 'Gesloten', '1234 AB Utrecht'])
      expect(text).toContain(part);
    expect(text).toContain('Ontvangen 18 november 2026 Antwoord beloofd uiterlijk woensdag 18 november');
  });

  test('is not indexed, framed or cached, and sends no referrer', async () => {
    for (const path of [link, `${link}x`]) {
      const { headers } = await open(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
    }
  });

  test('opened repeatedly, by GET or HEAD, changes nothing', async () => {
    api.statements.length = 0;
    for (const method of ['GET', 'HEAD', 'GET']) await open(link, { method });
    expect(api.statements.filter((text) => /^\s*(insert|update|delete)\b/i.test(text))).toEqual([]);
    expect(await state()).toEqual(pending);
  });

  test('keeps its token out of the log', async () => {
    api.log.length = 0;
    await open();
    await post({ decision: 'perhaps' });
    const token = new URL(link, 'https://shop.test').searchParams.get('token') ?? 'none';
    expect(api.log).toHaveLength(2);
    expect(JSON.stringify(api.log)).not.toContain(token);
  });
});

describe('deciding', () => {
  beforeEach(registerAnew);

  test('[S43] approves: the applicant gets a mail and can log in, and the link shows the decision', async () => {
    const response = await post({ decision: 'approve' });
    expect([response.status, response.headers.get('location')]).toEqual([303, link]);
    expect(await state()).toEqual({ ...pending, approved: true, disabled: false });
    expect(await mails()).toEqual([...registered, 'registration-approved']);
    expect(await createTestClient(api).logIn(email, 'Krekel-zingt-2026')).toBeTruthy();
    const used = await open();
    expect(used.status).toBe(200);
    const text = await textOf(used);
    expect(text).toContain('Goedgekeurd');
    expect(text).toContain('is op 18 november 2026 goedgekeurd');
    expect(text).not.toContain('NL91');
  });

  test('refuses: the reason is stored for the mail, and the company cannot log in', async () => {
    expect((await post({ decision: 'refuse', reason: '  Geen opvang.\r\nSorry!\u0000 ' })).status).toBe(400);
    const response = await post({ decision: 'refuse', reason: '  Geen opvang.\r\nSorry!\u0007 ' });
    expect(response.status).toBe(303);
    expect(await state()).toEqual({ ...pending, refused: true, refusalReason: 'Geen opvang.\nSorry!' });
    expect(await mails()).toEqual([...registered, 'registration-refused']);
    expect(await textOf(await open())).toContain('is op 18 november 2026 geweigerd');
  });

  test('refuses without a reason', async () => {
    await post({ decision: 'refuse', reason: ' \n ' });
    expect(await state()).toEqual({ ...pending, refused: true });
  });

  test('a reason that is too long is shown again with its error, and no decision is stored', async () => {
    const reason = 'a'.repeat(501);
    const response = await post({ decision: 'refuse', reason });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(
      `aria-describedby="reason-error reason-hint" aria-invalid="true" autofocus>\n${reason}</textarea>`,
    );
    expect(html).toContain(
      'id="reason-error">De reden heeft 501 tekens; het kunnen er hoogstens 500 zijn.</p>',
    );
    expect(html).toContain('<title>Fout: ');
    expect(await state()).toEqual(pending);
  });

  test('repeatedly, also concurrently, has one effect', async () => {
    // Opens the connections first, so that the three requests run concurrently.
    await Promise.all([1, 2, 3].map(() => open()));
    const answers = await Promise.all([1, 2, 3].map(() => post({ decision: 'approve' })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await mails()).toEqual([...registered, 'registration-approved']);
    const noted = await api.database.sql`
      select event, details from audit_events where details->>'userId' = ${String(userId)}`;
    expect(noted).toMatchObject([{ event: 'registration-approved' }]);
  });

  test('differently at the same time stores one decision; the other seller gets a 409 with it', async () => {
    const other = await mailLink();
    const answers = await Promise.all([
      post({ decision: 'approve' }),
      post({ decision: 'refuse', reason: 'Nee.' }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const { approved } = (await state()) ?? pending;
    expect(await mails()).toEqual([
      ...registered,
      approved ? 'registration-approved' : 'registration-refused',
    ]);
    const text = await textOf(answers.find(({ status }) => status === 409) ?? new Response());
    expect(text).toContain(
      `al ${approved ? 'goedgekeurd' : 'geweigerd'}. Je keuze is daarom niet uitgevoerd.`,
    );
    const late = await post({ decision: approved ? 'refuse' : 'approve' });
    expect(late.status).toBe(409);
  });
});

describe('a link that does not work', () => {
  beforeAll(registerAnew);

  test.each([
    ['no token', ''],
    ['an empty token', '?token='],
    ['a property name of Object', '?token=constructor'],
    ['a text that is too long', `?token=${'x'.repeat(400)}`],
    ['a zero byte', '?token=%00'],
  ])('with an unknown token is 404: %s', async (_what, query) => {
    const path = `/api/v1/account/registration${query}`;
    for (const response of [await open(path), await post({ decision: 'approve' }, path)]) {
      expect(response.status).toBe(404);
      expect(await textOf(response)).toContain('Deze link werkt niet');
    }
  });

  test('that has not expired cannot be renewed', async () => {
    expect((await post({ decision: 'renew' })).status).toBe(303);
    expect(await mails()).toEqual(registered);
  });

  test('a week old cannot decide, and is renewed once a day', async () => {
    onTestFinished(() => api.setTime(wednesday));
    api.setTime('2026-11-25T09:59:59Z');
    expect((await open()).status).toBe(200);
    api.setTime('2026-11-25T10:00:00Z');
    const expired = await open();
    expect(expired.status).toBe(410);
    expect(await textOf(expired)).toContain(`Een nieuwe link gaat naar ${settings.seller?.email}`);
    expect((await post({ decision: 'approve' })).status).toBe(410);
    expect(await state()).toEqual(pending);
    for (const _press of [1, 2]) {
      const renewed = await post({ decision: 'renew' });
      expect(renewed.status).toBe(200);
      expect(await textOf(renewed)).toContain('Er is een nieuwe link onderweg');
    }
    expect(await mails()).toEqual([...registered, 'registration-notice']);
  });

  test.each([
    ['an unknown decision', new URLSearchParams({ decision: 'perhaps' }), 400],
    ['no form', '{}', 415],
    [
      'a form that is too large',
      new URLSearchParams({ decision: 'refuse', reason: 'a'.repeat(300_000) }),
      413,
    ],
  ])('%s is refused with a page, and stores no decision', async (_what, body, status) => {
    const response = await open(link, { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("style-src 'sha256-");
    expect(await textOf(response)).toContain('Dit lukt nu niet');
    expect(await state()).toEqual(pending);
  });
});

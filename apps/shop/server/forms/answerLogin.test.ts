import { captureLog } from '@magazijn/server/testing';
import { expect, test } from 'vitest';
import type { PostedForm } from '../../src/shared/data/PostedForm.ts';
import { answerLogin } from './answerLogin.ts';

const { logger, lines } = captureLog();
const canary = 'kanarie-3c41';

type BackEnd = (path: string) => Response;

/** Submits the form; returns the response, the result that the page shows, and the back end's requests. */
async function send(
  fields: Record<string, string>,
  backEnd: BackEnd,
  { query = '', origin = 'https://shop.example' }: { query?: string; origin?: string | null } = {},
) {
  const asked: { path: string; headers: Headers; body: string }[] = [];
  const shown: { posted: PostedForm; status: number; headers: object | undefined }[] = [];
  const request = new Request(`https://shop.example/login${query}`, {
    method: 'POST',
    headers: origin === null ? {} : { origin },
    body: new URLSearchParams(fields),
  });
  const answer = await answerLogin(request, {
    settings: { apiOrigin: 'http://api.invalid' },
    client: '203.0.113.7',
    logger,
    fetch: async (input, init) => {
      const sent = new Request(input, init);
      const { pathname: path } = new URL(sent.url);
      asked.push({ path, headers: sent.headers, body: await sent.text() });
      return backEnd(path);
    },
    show: async (posted, status, headers) => {
      shown.push({ posted, status, headers });
      return new Response('', { status });
    },
  });
  return { answer, location: answer.headers.get('location'), shown, asked };
}

const code = 'eenmalig-0123456789abcdef';
const right: BackEnd = () => Response.json({ data: { code, expires_in: 60 } });
const refused =
  (status: number, message = 'x', headers = {}): BackEnd =>
  () =>
    Response.json({ message }, { status, headers });
const typed = { email: ' bij@demo.test ', password: ' p w ' };

test('[S40, S41] a successful login redirects to the page, with a code in the hash for a late script', async () => {
  const { answer, location, asked, shown } = await send(typed, right, {
    query: '?returnUrl=%2Fprofiel%2Fbestelhistorie&error=1',
  });
  expect(answer.status).toBe(303);
  expect(location).toBe(`/login?returnUrl=%2Fprofiel%2Fbestelhistorie&uitkomst=ingelogd#code=${code}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(shown).toEqual([]);
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/punch-out/code']);
  expect(asked[0]?.body).toBe('username=bij%40demo.test&password=+p+w+');
  expect(asked[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.7');
  expect(asked[0]?.headers.get('origin')).toBe('https://shop.example');
});

test.each(['https://evil.example/', '//evil.example', '/switch/7', '/nergens', '/oci/login'])(
  '[S41] returnUrl %s leads home',
  async (returnUrl) => {
    const { location } = await send(typed, right, { query: `?${new URLSearchParams({ returnUrl })}` });
    expect(location).toBe(`/login?uitkomst=ingelogd#code=${code}`);
  },
);

test('a form without an Origin header is sent on with Origin: null', async () => {
  const { asked } = await send(typed, refused(403), { origin: null });
  expect(asked[0]?.headers.get('origin')).toBe('null');
});

test('[S40] with a back end without codes the login is checked, and its session ended at once', async () => {
  const { location, asked } = await send(typed, (path) => {
    if (path.endsWith('/code')) return Response.json({ message: 'x' }, { status: 404 });
    return Response.json({ data: path.endsWith('/login') ? { token: 'a.b.c' } : {} });
  });
  expect(location).toBe('/login?uitkomst=ingelogd');
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/v1/punch-out/code',
    '/api/v1/login',
    '/api/v1/logout',
  ]);
  expect(asked[2]?.headers.get('authorization')).toBe('Bearer a.b.c');
});

test.each([
  ['a wrong password', refused(401, 'Bad credentials.'), 'Vul een geldig e-mailadres en wachtwoord in', 422],
  ['a disabled account', refused(401, 'User account is disabled.'), 'Account is niet actief', 422],
  [
    'too many attempts',
    refused(429, 'x', { 'retry-after': '95' }),
    'Te veel pogingen. Probeer het over 2 minuten opnieuw.',
    429,
  ],
  ['a back end that fails', refused(503), 'Inloggen lukt nu niet. Probeer het opnieuw.', 503],
  ['a refusal that the specification does not know', refused(403), undefined, 422],
])(
  '[X01] %s returns the form with the address and without the password',
  async (_, backEnd, text, status) => {
    const { shown } = await send({ email: 'bij@demo.test', password: canary }, backEnd);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.posted.fields).toEqual({ email: 'bij@demo.test' });
    expect(shown[0]?.posted.message?.text).toBe(text);
    expect(shown[0]?.status).toBe(status);
    expect(shown[0]?.headers).toEqual(status === 429 ? { 'retry-after': '120' } : {});
    expect(JSON.stringify(shown)).not.toContain(canary);
  },
);

test.each([
  ['no password', { email: 'bij@demo.test' }],
  ['no address', { password: canary }],
  ['nothing', {}],
])('[V01] a form with %s shows an error, without a request', async (_, fields) => {
  const { shown, asked } = await send(fields, right);
  expect(shown[0]?.posted.message?.text).toBe('Vul een geldig e-mailadres en wachtwoord in');
  expect(shown[0]?.status).toBe(422);
  expect(asked).toEqual([]);
});

test('the log contains neither address, password nor code', async () => {
  await send({ email: 'geheim@b.test', password: canary }, refused(401, 'Bad credentials.'));
  await send({ email: 'geheim@b.test', password: canary }, right);
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of ['geheim', canary, code]) expect(JSON.stringify(lines)).not.toContain(secret);
});

import { captureLog } from '@magazijn/server/testing';
import { expect, test } from 'vitest';
import { answerPasswordRequest } from './answerPasswordRequest.ts';

const { logger, lines } = captureLog();

/** Submits the form; returns the redirect and the back end's requests. */
async function send(body: string, answer: () => Response, headers: Record<string, string> = {}) {
  const asked: { url: string; headers: Headers; body: string }[] = [];
  const request = new Request('https://shop.example/wachtwoord-vergeten', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://shop.example',
      ...headers,
    },
    body,
  });
  const { status, headers: given } = await answerPasswordRequest(request, {
    settings: { apiOrigin: 'http://api.invalid' },
    client: '203.0.113.7',
    logger,
    fetch: async (input, init) => {
      const sent = new Request(input, init);
      asked.push({ url: sent.url, headers: sent.headers, body: await sent.text() });
      return answer();
    },
  });
  return { status, location: given.get('location'), asked };
}

const ok = () => Response.json({ data: {} });
const refused = (status: number) => () => Response.json({ message: 'x' }, { status });

test('[S45] a link is requested at the back end, with client address and origin', async () => {
  const { status, location, asked } = await send('email=+a%40b.test+', ok);
  expect([status, location]).toEqual([303, '/wachtwoord-vergeten?uitkomst=verstuurd']);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe('http://api.invalid/api/v1/password/request');
  expect(asked[0]?.body).toBe('username=a%40b.test');
  expect(asked[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.7');
  expect(asked[0]?.headers.get('origin')).toBe('https://shop.example');
});

test('a form without an Origin header is sent on with Origin: null', async () => {
  const request = new Request('https://shop.example/wachtwoord-vergeten', {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@b.test' }),
  });
  let origin: string | null = null;
  await answerPasswordRequest(request, {
    settings: { apiOrigin: 'http://api.invalid' },
    client: '203.0.113.7',
    logger,
    fetch: async (_, init) => {
      origin = new Headers(init?.headers).get('origin');
      return refused(403)();
    },
  });
  expect(origin).toBe('null');
});

test.each([
  ['an address that nobody has', 'email=a%40b.test', refused(404), 'onbekend'],
  ['too many attempts', 'email=a%40b.test', refused(429), 'onbekend'],
  ['a foreign origin', 'email=a%40b.test', refused(403), 'onbekend'],
  ['a back end that fails', 'email=a%40b.test', refused(503), 'mislukt'],
  ['no address', 'email=+', ok, 'leeg'],
])('[X05] %s results in a flag', async (_, body, answer, outcome) => {
  const { location, asked } = await send(body, answer);
  expect(location).toBe(`/wachtwoord-vergeten?uitkomst=${outcome}`);
  expect(asked).toHaveLength(outcome === 'leeg' ? 0 : 1);
});

test('the log contains no address', async () => {
  await send('email=geheim%40b.test', refused(404));
  expect(JSON.stringify(lines)).not.toContain('geheim');
});

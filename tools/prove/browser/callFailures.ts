import type { Page, Route } from '@playwright/test';

export interface CallFailure {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const answered = (name: string, answer: Parameters<Route['fulfill']>[0]): CallFailure => ({
  name,
  answer: (route) => route.fulfill(answer),
});

export const callFailures: readonly CallFailure[] = [
  { name: 'refused', answer: (route) => route.abort('connectionrefused') },
  { name: 'reset before', answer: (route) => route.abort('connectionreset') },
  {
    name: 'reset after',
    // The back end has done the work; the response is lost.
    answer: async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    },
  },
  answered('500', json(500, { message: 'Something went wrong.' })),
  answered('502 with HTML', {
    status: 502,
    contentType: 'text/html',
    body: '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
  }),
  answered('503', json(503, { message: 'Too busy.' }, { 'retry-after': '5' })),
  answered('429', json(429, { message: 'Too many requests.' }, { 'retry-after': '60' })),
  answered('401', json(401, { message: 'Log in first.' })),
  answered('broken JSON', {
    status: 200,
    contentType: 'application/json',
    body: '{"data":{"products":[{"id"',
  }),
  answered('wrong shape', json(200, { data: 7 })),
  answered('empty', { status: 200, body: '' }),
  {
    name: '30 s',
    // Ends the client's own timeout at once; see `controlTimeouts`.
    answer: async (route) => {
      await route
        .request()
        .frame()
        .evaluate(() => Reflect.get(window, 'endTimeouts')())
        // The document may be gone.
        .catch(() => {});
    },
  },
];

/** Makes the client's 30-second timeouts end when the page's `endTimeouts` is called. */
export async function controlTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const deadlines = new Set<AbortController>();
    const giveUp = () => {
      for (const each of deadlines) each.abort(new DOMException('signal timed out', 'TimeoutError'));
    };
    AbortSignal.timeout = (milliseconds) => {
      if (milliseconds !== 30_000) return timeout(milliseconds);
      const deadline = new AbortController();
      deadlines.add(deadline);
      return AbortSignal.any([deadline.signal, timeout(milliseconds)]);
    };
    Object.assign(window, { endTimeouts: giveUp });
  });
}

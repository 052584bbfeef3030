import type { Page, Route } from '@playwright/test';

/** What becomes of a call between the page and the back end. */
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

/** Every way in which a call is made to fail. */
export const callFailures: readonly CallFailure[] = [
  { name: 'refused', answer: (route) => route.abort('connectionrefused') },
  { name: 'reset before', answer: (route) => route.abort('connectionreset') },
  {
    name: 'reset after',
    // The back end has done the work, but its answer is lost.
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
    // So long does the client wait; its own time limit ends at once, and nothing else is hurried.
    answer: async (route) => {
      await route
        .request()
        .frame()
        .evaluate(() => Reflect.get(window, 'endTimeouts')())
        // A document that is left at this moment waits for nothing any more.
        .catch(() => {});
    },
  },
];

/** Lets a page be told that the 30 seconds have passed which its client waits for an answer. */
export async function holdPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const waiting = new Set<AbortController>();
    const giveUp = () => {
      for (const each of waiting) each.abort(new DOMException('signal timed out', 'TimeoutError'));
    };
    AbortSignal.timeout = (milliseconds) => {
      if (milliseconds !== 30_000) return timeout(milliseconds);
      const deadline = new AbortController();
      waiting.add(deadline);
      return AbortSignal.any([deadline.signal, timeout(milliseconds)]);
    };
    Object.assign(window, { endTimeouts: giveUp });
  });
}

import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError } from './answerError.ts';
import { limitBody } from './limitBody.ts';

const app = new Hono();
app.use(limitBody(10));
app.post('/', async (context) => context.text(await context.req.text()));
app.onError(answerError);

const statusOf = async (body: string | ReadableStream | null, headers: Record<string, string> = {}) =>
  (await app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)).status;

test('what says that it is small enough passes, unread', async () => {
  expect(await statusOf('1234567890', { 'content-length': '10' })).toBe(200);
  expect(await statusOf(null)).toBe(200);
});

test.each(['11', '1e9', 'Infinity', 'many', '-'])('a length of %s is refused', async (length) => {
  expect(await statusOf('1', { 'content-length': length })).toBe(413);
});

const chunks = (...texts: string[]) =>
  new ReadableStream({
    start: (controller) => {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test('what comes in chunks is counted while it comes', async () => {
  expect(await statusOf(chunks('12345', '67890'))).toBe(200);
  expect(await statusOf(chunks('12345', '67890', '1'))).toBe(413);
});

test('a length beside chunks counts for nothing', async () => {
  const headers = { 'content-length': '1', 'transfer-encoding': 'chunked' };
  expect(await statusOf(chunks('12345', '67890', '1'), headers)).toBe(413);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { passTraceOn, startTracing, traceRequest } from './tracing.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly status: { readonly code: number };
}

async function openCollector(): Promise<{ endpoint: string; paths: string[]; bodies: string[] }> {
  const paths: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      paths.push(request.url ?? '');
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths, bodies };
}

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('without a collector nothing is loaded or sent, and requests are answered', async () => {
  const stop = await startTracing('shop', null);
  const headers = new Headers();
  let answered = 0;
  await traceRequest(new Headers({ traceparent: parent }), async () => {
    passTraceOn(headers);
    answered += 1;
    return { method: 'GET', route: '/', status: 200, requestId: 'one' };
  });
  await stop();
  expect([answered, [...headers]]).toEqual([1, []]);
});

test('a request continues the caller’s trace and passes it on, without the URL’s values', async () => {
  const { endpoint, paths, bodies } = await openCollector();
  const stop = await startTracing('shop', `${endpoint}/`);
  const passed = new Headers();
  const asked = new Headers({ traceparent: parent, referer: 'https://shop.example/login?password=geheim' });
  await traceRequest(asked, async () => {
    passTraceOn(passed);
    return { method: 'GET', route: '/zoeken/:term', status: 200, requestId: 'one' };
  });
  const failed = traceRequest(passed, async () => {
    throw new Error('broken');
  });
  await expect(failed).rejects.toThrow('broken');
  await traceRequest(passed, async () => ({ method: 'POST', route: '*', status: 503, requestId: 'two' }));
  await stop();
  expect(paths).toEqual(['/v1/traces']);
  const [resource] = JSON.parse(bodies[0] ?? '').resourceSpans;
  expect(resource.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'magazijn-shop' },
  });
  const spans: SentSpan[] = resource.scopeSpans[0].spans;
  const [, traceId, parentId] = parent.split('-');
  expect(spans.map(({ name }) => name)).toEqual(['GET /zoeken/:term', 'request', 'POST *']);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(spans.map(({ parentSpanId }) => parentSpanId)).toEqual([
    parentId,
    spans[0]?.spanId,
    spans[0]?.spanId,
  ]);
  expect(spans[0]?.attributes.map(({ key, value }) => [key, ...Object.values(value)])).toEqual([
    ['http.request.method', 'GET'],
    ['http.route', '/zoeken/:term'],
    ['http.response.status_code', 200],
    ['magazijn.request_id', 'one'],
  ]);
  expect(spans.map(({ status }) => status.code)).toEqual([0, 0, 2]);
  expect(bodies.join()).not.toContain('geheim');
});

test('an unreachable collector does not keep the process alive', async () => {
  const stop = await startTracing('shop', 'http://127.0.0.1:1');
  await traceRequest(new Headers(), async () => ({
    method: 'GET',
    route: '/',
    status: 200,
    requestId: 'one',
  }));
  await expect(stop()).resolves.toBeUndefined();
});

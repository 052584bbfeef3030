import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountProcurement } from './mountProcurement.ts';

/** A stand-in for the shop's cXML endpoint that records requests and returns a prepared response. */
const cxmlEndpoint = new Hono();
const received: string[] = [];
let answer = '';
cxmlEndpoint.post('/api/v1/punch-out/cxml', async (context) => {
  received.push(await context.req.text());
  return context.body(answer, 200, { 'content-type': 'text/xml' });
});

const app = new Hono();
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: cxmlEndpoint.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve(info.port),
    );
  });
  mountProcurement(app, { shop: 'http://localhost:4000', api: `http://127.0.0.1:${port}` });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = (path: string, fields: Record<string, string>) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const setup = (operation: string) =>
  post('/procurement/cxml', {
    identity: 'BUYER & co',
    secret: 'a<b',
    operation,
    buyerCookie: 'cookie "1"',
    postUrl: 'http://localhost:4001/procurement/return?a=1&b=2',
  });

const item =
  '<ItemIn quantity="2"><ItemID><SupplierPartID>7</SupplierPartID><SupplierPartAuxiliaryID>7/DEMO10</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice><Money currency="EUR">1.50</Money></UnitPrice><Description xml:lang="nl">Luiers</Description><UnitOfMeasure>EA</UnitOfMeasure><Classification domain="UNSPSC">1</Classification></ItemDetail></ItemIn>';
const message = `<cXML><Message><PunchOutOrderMessage><BuyerCookie>cookie "1"</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="edit"><Total><Money currency="EUR">3.00</Money></Total></PunchOutOrderMessageHeader>${item}</PunchOutOrderMessage></Message></cXML>`;

test('it requests a start page, opens it, checks the message and orders it', async () => {
  answer =
    '<cXML><Response><Status code="200" text="OK"/><URL>http://localhost:4000/oci/login#code=a&amp;b</URL></Response></cXML>';
  const opened = await setup('create');
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    'http://localhost:4000/oci/login#code=a&b',
  ]);
  expect(received.at(-1)).toContain('<Identity>BUYER &amp; co</Identity><SharedSecret>a&lt;b</SharedSecret>');
  expect(received.at(-1)).toContain('<URL>http://localhost:4001/procurement/return?a=1&amp;b=2</URL>');

  await post('/procurement/return', { 'cxml-urlencoded': message });
  expect(await (await app.request('/procurement/problems.json')).json()).toEqual([]);
  expect(await (await app.request('/procurement/last')).text()).toContain('Send the OrderRequest');

  const ordered = await post('/procurement/order', { identity: 'B', secret: 's', orderId: 'PO "1"' });
  expect(await ordered.text()).toContain('Accepted.');
  expect(received.at(-1)).toContain('orderID="PO &quot;1&quot;"');
  expect(received.at(-1)).toContain(
    '<ItemOut quantity="2" lineNumber="1"><ItemID><SupplierPartID>7</SupplierPartID><SupplierPartAuxiliaryID>7/DEMO10</SupplierPartAuxiliaryID></ItemID></ItemOut>',
  );

  await setup('edit');
  expect(received.at(-1)).toContain('<ItemOut quantity="2"');
});

test('a message in base64 is decoded and checked too', async () => {
  const encoded = Buffer.from(message.replace('3.00', '4.00')).toString('base64');
  await post('/procurement/return', { 'cxml-base64': encoded });
  expect(await (await app.request('/procurement/problems.json')).json()).toEqual([
    'The items are together not the Total',
  ]);
});

test('a refusal is shown unchanged', async () => {
  answer = '<cXML><Response><Status code="401" text="Unauthorized">no</Status></Response></cXML>';
  const refused = await setup('create');
  expect(refused.status).toBe(502);
  expect(await refused.text()).toContain('Status code=&quot;401&quot;');
});

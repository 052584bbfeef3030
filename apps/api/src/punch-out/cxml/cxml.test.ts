// Over 300 lines: one endpoint, with every document that it accepts or refuses.
import { XMLParser } from 'fast-xml-parser';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { demoProduct } from '../../testing/demoProduct.ts';
import { openTestApi, type TestApi } from '../../testing/openTestApi.ts';
import { openTestShop } from '../../testing/openTestShop.ts';
import { cxmlProblems } from './testing/cxmlProblems.ts';
import { cxmlRequest, demoCxmlPunchOut, itemOut, orderRequest, setupRequest } from './testing/demoCxml.ts';

const shop = openTestShop();
/** All documents that the back end sent in this file, validated together: a validator takes longer than a request. */
const documents = new Set<string>();
afterAll(async () => {
  expect(await cxmlProblems(...documents)).toEqual([]);
});
const reader = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });

async function post(
  xml: string | Uint8Array<ArrayBuffer>,
  type = 'text/xml; charset=UTF-8',
  { api = shop.api, from = '192.0.2.1' }: { api?: TestApi; from?: string } = {},
) {
  const response = await api.app.request('/api/v1/punch-out/cxml', {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body: xml,
  });
  const text = await response.text();
  documents.add(text);
  const { Response: answer } = reader.parse(text).cXML;
  return {
    http: response.status,
    text,
    answer,
    code: answer.Status['@code'],
    reason: answer.Status['#text'],
  };
}

const articleOf = async (path: string): Promise<string> => {
  const [row] = await shop.api.database.sql`select article_number from products where path = ${path}`;
  return row?.articleNumber;
};

async function begin(setup = setupRequest()) {
  const { answer } = await post(cxmlRequest(setup));
  const [, code = ''] = String(answer.PunchOutSetupResponse.StartPage.URL).split('#code=');
  return shop.api.data<{ token: string; cxml: { host: string; operation: string; amounts: object[] } }>(
    'POST',
    '/punch-out/exchange',
    { form: { code } },
  );
}

const placed = () => shop.api.database.sql`select * from orders where status = 'placed'`;

test('a PunchOutSetupRequest is answered with a start page that opens once', async () => {
  const { http, answer } = await post(cxmlRequest(setupRequest()));
  expect(http).toBe(200);
  const url = new URL(answer.PunchOutSetupResponse.StartPage.URL);
  expect([url.origin, url.pathname]).toEqual(['http://localhost:4000', '/oci/login']);
  const form = { code: url.hash.replace('#code=', '') };
  const { cxml } = await shop.api.data<{ cxml: object }>('POST', '/punch-out/exchange', { form });
  expect(cxml).toEqual({ host: 'localhost:4001', operation: 'create', amounts: [], coupon: '' });
  expect((await shop.api.send('POST', '/punch-out/exchange', { form })).status).toBe(401);
});

test('a start page is good for five minutes', async () => {
  const { answer } = await post(cxmlRequest(setupRequest()));
  const form = { code: String(answer.PunchOutSetupResponse.StartPage.URL).split('#code=')[1] ?? '' };
  shop.api.setTime('2026-11-18T10:05:01Z');
  expect((await shop.api.send('POST', '/punch-out/exchange', { form })).status).toBe(401);
});

test('an edit starts with its items, and lists the articles that the shop does not have', async () => {
  const article = await articleOf('demo-verf');
  const items = itemOut(article, 2) + itemOut(article, '3.0') + itemOut('no-such-article', 1);
  const { cxml } = await begin(setupRequest({ operation: 'edit', items }));
  expect(cxml).toMatchObject({
    operation: 'edit',
    amounts: [{ product_id: shop.paint.id, amount: 5 }],
    unknown_articles: ['no-such-article'],
  });
});

test.each(['edit', 'inspect'] as const)(
  'an %s lists the articles that are not for sale any more, and returns the others',
  async (operation) => {
    const { sql } = shop.api.database;
    await sql`update products set available = false where path = 'demo-cadeau'`;
    const [sold, gone] = [await articleOf('demo-verf'), await articleOf('demo-cadeau')];
    const items = itemOut(gone, 1) + itemOut(sold, 2);
    const { token, cxml } = await begin(setupRequest({ operation, items }));
    expect(cxml).toMatchObject({ unknown_articles: [gone] });
    expect((await messageOf(token, '/punch-out/return')).items).toEqual([[sold, '2']]);
  },
);

test('[K03] the transfer message is valid cXML, exact to the cent, and places no order', async () => {
  const { token } = await begin();
  const ids = await Promise.all(
    ['demo-appelsap-2-plus-1', 'demo-tien-procent', 'demo-luiers-maat-4'].map(
      async (path) => (await demoProduct(shop.api.database, path)).id,
    ),
  );
  const { order_id } = await shop.draft(
    ids.map((id) => [id, 7] as const),
    { token, form: { discount: 'DEMO10', orderReference: 'Groep "Eekhoorns" & <co> 🦋\u0001' } },
  );
  const { action, fields } = await shop.api.data<{ action: string; fields: [string, string][] }>(
    'POST',
    `/punch-out/return/${order_id}`,
    { token, form: {} },
  );
  expect(action).toBe(demoCxmlPunchOut.postUrl);
  const [[name, xml] = ['', '']] = fields;
  expect(name).toBe('cxml-urlencoded');
  expect(await cxmlProblems(xml)).toEqual([]);
  const { Header, Message } = reader.parse(xml).cXML;
  expect([Header.From.Credential.Identity, Header.To.Credential.Identity]).toEqual([
    'MAGAZIJN-TEST',
    'VLINDER-TEST',
  ]);
  expect(xml).not.toContain('SharedSecret');
  const { BuyerCookie, PunchOutOrderMessageHeader, ItemIn } = Message.PunchOutOrderMessage;
  expect(BuyerCookie).toBe('cookie-1');
  const sum = ItemIn.reduce(
    (
      total: number,
      item: { '@quantity': string; ItemDetail: { UnitPrice: { Money: { '#text': string } } } },
    ) =>
      total + Number(item['@quantity']) * Math.round(Number(item.ItemDetail.UnitPrice.Money['#text']) * 100),
    0,
  );
  const [order] = await shop.api.database.sql`select * from orders where id = ${order_id}`;
  expect(sum).toBe(order?.totalExclusiveCents - order?.shippingCents);
  expect(Math.round(Number(PunchOutOrderMessageHeader.Total.Money['#text']) * 100)).toBe(sum);
  expect(await placed()).toEqual([]);
});

/** The message that a session posts, for an order or for 'Annuleren'. */
async function messageOf(token: string, path: string) {
  const { fields } = await shop.api.data<{ fields: [string, string][] }>('POST', path, { token, form: {} });
  const xml = fields[0]?.[1] ?? '';
  documents.add(xml);
  const { PunchOutOrderMessageHeader, ItemIn = [] } = reader.parse(xml).cXML.Message.PunchOutOrderMessage;
  return {
    total: PunchOutOrderMessageHeader.Total.Money['#text'],
    items: [ItemIn].flat().map((item) => [item.ItemID.SupplierPartID, item['@quantity']]),
    xml,
  };
}

test('‘Annuleren’ after a create returns no items', async () => {
  const { token } = await begin();
  expect(await messageOf(token, '/punch-out/return')).toMatchObject({ total: '0.00', items: [] });
  expect((await shop.api.send('POST', '/punch-out/return', { token: shop.token, form: {} })).status).toBe(
    404,
  );
});

test.each(['requester', 'bookkeeper'])('a %s can go back by ‘Annuleren’', async (role) => {
  const { token } = await begin();
  await shop.api.database.sql`update users set role = ${role} where email like 'vlinder@%'`;
  try {
    expect(await messageOf(token, '/punch-out/return')).toMatchObject({ total: '0.00', items: [] });
  } finally {
    await shop.api.database.sql`update users set role = 'administrator' where email like 'vlinder@%'`;
  }
});

// Delivery is free for twenty but not for one; its cost is never in the prices of the goods.
test.each([20, 1])(
  '‘Annuleren’ of an edit of %i returns the same items, with their coupon, at today’s prices',
  async (held) => {
    const article = await articleOf('demo-verf');
    const { token, cxml } = await begin(
      setupRequest({ operation: 'edit', items: itemOut(article, held, `${shop.paint.id}/DEMO10`) }),
    );
    expect(cxml).toMatchObject({ coupon: 'DEMO10' });
    const { total, items, xml } = await messageOf(token, '/punch-out/return');
    const units = items.reduce((sum, [, quantity]) => sum + Number(quantity), 0);
    expect(units).toBe(held);
    expect(items.every(([part]) => part === article)).toBe(true);
    const goods = shop.paint.priceCents * held;
    expect(Math.round(Number(total) * 100)).toBe(goods - Math.round(goods / 10));
    expect(xml).toContain(`${shop.paint.id}/DEMO10`);
  },
);

test('an inspected requisition is returned unchanged, whatever the cart contains', async () => {
  const article = await articleOf('demo-verf');
  const { token, cxml } = await begin(setupRequest({ operation: 'inspect', items: itemOut(article, 2) }));
  expect(cxml).toMatchObject({ operation: 'inspect', amounts: [{ product_id: shop.paint.id, amount: 2 }] });
  const { order_id } = await shop.draft([[shop.paint.id, 30]], { token });
  expect((await messageOf(token, `/punch-out/return/${order_id}`)).items).toEqual([[article, '2']]);
  expect((await messageOf(token, '/punch-out/return')).items).toEqual([[article, '2']]);
});

test('the message is in base64 for a company that agreed it', async () => {
  const { sql } = shop.api.database;
  await sql`update punch_out_connections set cxml_encoding = 'base64'`;
  const { token } = await begin();
  const { order_id } = await shop.draft([[shop.paint.id, 12]], { token });
  const { fields } = await shop.api.data<{ fields: [string, string][] }>(
    'POST',
    `/punch-out/return/${order_id}`,
    { token, form: {} },
  );
  await sql`update punch_out_connections set cxml_encoding = 'urlencoded'`;
  expect(fields[0]?.[0]).toBe('cxml-base64');
  expect(Buffer.from(fields[0]?.[1] ?? '', 'base64').toString()).toContain('<PunchOutOrderMessage>');
});

test('a session that cXML did not start has no message', async () => {
  const { order_id } = await shop.draft([[shop.paint.id, 12]]);
  const { status } = await shop.api.send('POST', `/punch-out/return/${order_id}`, {
    token: shop.token,
    form: {},
  });
  expect(status).toBe(404);
});

describe('an OrderRequest', () => {
  const total = (amount: number) => ((shop.paint.priceCents * amount) / 100).toFixed(2);

  test('places its order once, also when sent repeatedly and concurrently', async () => {
    const request = cxmlRequest(
      orderRequest('PO-2026-1', total(12), itemOut(await articleOf('demo-verf'), 12)),
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(request)));
    expect(answers.map(({ code, reason }) => [code, reason])).toEqual(answers.map(() => ['200', undefined]));
    await shop.api.database
      .sql`update products set price_cents = price_cents + 1 where id = ${shop.paint.id}`;
    expect((await post(request)).code).toBe('200');
    const orders = await placed();
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ orderReference: 'PO-2026-1', payment: 'on_account' });
  });

  test('with the same orderID and other quantities is refused', async () => {
    const article = await articleOf('demo-verf');
    await post(cxmlRequest(orderRequest('PO-2', total(12), itemOut(article, 12))));
    const { code, http } = await post(cxmlRequest(orderRequest('PO-2', total(13), itemOut(article, 13))));
    expect([http, code]).toEqual([200, '409']);
    expect(await placed()).toHaveLength(1);
  });

  test('has the coupon of the transfer, and the wished delivery day', async () => {
    const { token } = await begin();
    const { order_id, delivery_dates } = await shop.draft([[shop.paint.id, 20]], {
      token,
      form: { discount: 'DEMO10' },
    });
    const { fields } = await shop.api.data<{ fields: [string, string][] }>(
      'POST',
      `/punch-out/return/${order_id}`,
      { token, form: {} },
    );
    const { ItemIn, PunchOutOrderMessageHeader } = reader.parse(fields[0]?.[1] ?? '').cXML.Message
      .PunchOutOrderMessage;
    const day = new Date((delivery_dates[2] ?? 0) * 1000).toISOString().slice(0, 10);
    const items = [ItemIn]
      .flat()
      .map((item) =>
        itemOut(item.ItemID.SupplierPartID, item['@quantity'], item.ItemID.SupplierPartAuxiliaryID).replace(
          '<ItemOut',
          `<ItemOut requestedDeliveryDate="${day}T00:00:00+01:00"`,
        ),
      )
      .join('');
    const agreed = PunchOutOrderMessageHeader.Total.Money['#text'];
    const { code, reason } = await post(cxmlRequest(orderRequest('PO-3', agreed, items)));
    expect([code, reason]).toEqual(['200', undefined]);
    expect((await placed())[0]).toMatchObject({ couponCode: 'DEMO10', deliveryDate: day });
  });

  test.each([
    [
      'another total',
      '409',
      async () => orderRequest('X', '1.00', itemOut(await articleOf('demo-verf'), 12)),
    ],
    ['an article that does not exist', '404', async () => orderRequest('X', '1.00', itemOut('nothing', 1))],
    ['no items', '400', async () => orderRequest('X', '1.00', '')],
    [
      'a change of an order',
      '501',
      async () => orderRequest('X', total(12), itemOut(await articleOf('demo-verf'), 12), 'update'),
    ],
    [
      'less than the minimum',
      '409',
      async () => orderRequest('X', total(1), itemOut(await articleOf('demo-verf'), 1)),
    ],
    [
      'another currency',
      '422',
      async () =>
        orderRequest('X', total(12), itemOut(await articleOf('demo-verf'), 12)).replace('"EUR"', '"USD"'),
    ],
  ])('with %s is refused, and nothing is placed', async (_name, expected, request) => {
    const { http, code } = await post(cxmlRequest(await request()));
    expect([http, code]).toEqual([200, expected]);
    expect(await placed()).toEqual([]);
  });
});

test('a ProfileRequest is answered with the supported requests', async () => {
  const { answer } = await post(cxmlRequest('<ProfileRequest/>'));
  expect(
    answer.ProfileResponse.Transaction.map((entry: { '@requestName': string }) => entry['@requestName']),
  ).toEqual(['ProfileRequest', 'PunchOutSetupRequest', 'OrderRequest']);
});

test('a company is found by any credential in From', async () => {
  const other = '<From><Credential domain="DUNS"><Identity>123456789</Identity></Credential>';
  const { code } = await post(cxmlRequest(setupRequest()).replace('<From>', other));
  expect(code).toBe('200');
});

test.each([
  ['a wrong secret', { secret: 'canary-S3cret' }],
  ['an unknown company', { identity: 'NOBODY' }],
])('%s is 401, and is neither stored nor logged', async (_name, who) => {
  const { http, code, text } = await post(cxmlRequest(setupRequest(), who));
  expect([http, code]).toEqual([200, '401']);
  expect(JSON.stringify(shop.api.log) + shop.api.statements.join() + text).not.toContain('canary-S3cret');
});

test('wrong secrets are counted per network, and never lock out the company', async () => {
  const api = await openTestApi({
    environment: { LOGIN_THROTTLE: 'on' },
    database: shop.api.database,
  });
  onTestFinished(api.close);
  const request = (secret?: string) => cxmlRequest(setupRequest(), secret === undefined ? {} : { secret });
  const guess = async (from: string) => (await post(request('wrong'), undefined, { api, from })).code;
  const counted = async () =>
    (await api.database.sql`select key, counts_until from login_attempts order by key`).map(
      ({ key, countsUntil }) => `${key} ${countsUntil.toISOString()}`,
    );
  for (let time = 0; time < 10; time += 1) expect(await guess('198.51.100.7')).toBe('401');
  expect(await guess('198.51.100.7')).toBe('429');
  const before = await counted();
  expect(await guess('203.0.113.9')).toBe('401');
  // Guesses from the second network do not raise the first one's counters, and the company is not locked out.
  expect(await counted()).toEqual(expect.arrayContaining(before));
  expect((await post(request(), undefined, { api })).code).toBe('200');
});

test.each([
  ['an operation that does not exist', '501', setupRequest({ operation: 'source' })],
  ['a script as its return', '400', setupRequest({ url: 'javascript:alert(1)' })],
  ['a return to a host that is not agreed', '400', setupRequest({ url: 'https://evil.example/' })],
  ['a return to the shop itself', '400', setupRequest({ url: 'http://localhost:4000/order' })],
  ['another request', '501', '<CatalogUploadRequest/>'],
])('%s is %s', async (_name, expected, request) => {
  expect((await post(cxmlRequest(request))).code).toBe(expected);
});

test('a company that pays by iDEAL or card can neither punch out nor order by cXML', async () => {
  const { sql } = shop.api.database;
  const items = itemOut(await articleOf('demo-verf'), 12);
  const amount = ((shop.paint.priceCents * 12) / 100).toFixed(2);
  await sql`update companies set payment = 'ideal' where id = (select company_id from punch_out_connections)`;
  const { code } = await post(cxmlRequest(setupRequest()));
  expect((await post(cxmlRequest(orderRequest('PO-ideal', amount, items)))).code).toBe('403');
  expect(await placed()).toEqual([]);
  await sql`update companies set payment = 'on_account' where id = (select company_id from punch_out_connections)`;
  expect(code).toBe('403');
});

test.each<[string, number, string | Uint8Array<ArrayBuffer>, string]>([
  ['no XML', 400, 'hello', 'text/xml'],
  ['an entity', 400, '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]><cXML>&x;</cXML>', 'text/xml'],
  ['another document', 400, '<Invoice/>', 'application/xml'],
  ['bytes that are not UTF-8', 400, Uint8Array.from([0x3c, 0xff, 0xfe]), 'text/xml'],
  ['a character set of elsewhere', 400, '<?xml version="1.0" encoding="UTF-7"?><cXML/>', 'text/xml'],
  ['two roots', 400, '<cXML/><cXML/>', 'text/xml'],
  ['a form', 415, 'a=b', 'application/x-www-form-urlencoded'],
  [
    'no BuyerCookie',
    400,
    cxmlRequest(setupRequest().replace(/<BuyerCookie>.*<\/BuyerCookie>/, '')),
    'text/xml',
  ],
  ['half an article', 400, cxmlRequest(orderRequest('X', '1.00', itemOut('a', '0.5'))), 'text/xml'],
  ['two headers', 400, cxmlRequest('<ProfileRequest/>').replace('<Header>', '<Header/><Header>'), 'text/xml'],
])('%s is %i, in cXML', async (_name, expected, body, type) => {
  const { http, code } = await post(body, type);
  expect([http, code]).toEqual([expected, String(expected)]);
});

const profile = cxmlRequest('<ProfileRequest/>');
const utf16 = (text: string, bigEndian: boolean, mark = '\uFEFF'): Uint8Array<ArrayBuffer> => {
  const bytes = Uint8Array.from(Buffer.from(mark + text, 'utf16le'));
  return bigEndian ? Uint8Array.from(Buffer.from(bytes).swap16()) : bytes;
};
const declaring = (charset: string) => profile.replace('encoding="UTF-8"', `encoding="${charset}"`);
const related = (...parts: string[]) =>
  [...parts.map((part) => `--edge\r\n${part}\r\n`), '--edge--\r\n'].join('');
const xmlPart = `Content-Type: text/xml; charset=UTF-8\r\nContent-ID: <a>\r\n\r\n${profile}`;
const relatedType = 'multipart/related; boundary="edge"; type="text/xml"; start="<a>"';

test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['an empty internal subset', profile.replace('.dtd">', '.dtd" []>'), 'text/xml'],
  ['UTF8 without a hyphen', declaring('UTF8'), 'text/xml'],
  ['a declared UTF-16 that was converted on its way', declaring('utf-16'), 'text/xml; charset=utf-8'],
  ['UTF-16 with its lower byte first', utf16(declaring('utf-16'), false), 'text/xml'],
  ['UTF-16 with its higher byte first', utf16(declaring('UTF-16'), true), 'text/xml; charset=utf-16'],
  ['UTF-16 without a mark', utf16(declaring('UTF-16BE'), true, ''), 'text/xml'],
  [
    'a mark of UTF-8 beside another character set',
    `\uFEFF${declaring('iso-8859-1')}`,
    'text/xml; charset=iso-8859-1',
  ],
  ['raw XML under the type of a form', profile, 'application/x-www-form-urlencoded'],
  [
    'a form field',
    new URLSearchParams({ 'cxml-urlencoded': profile }).toString(),
    'application/x-www-form-urlencoded',
  ],
  ['one part of multipart/related', related(xmlPart), relatedType],
  [
    'a part in the character set that it names',
    Uint8Array.from(
      Buffer.from(
        related(
          xmlPart
            .replace('UTF-8', 'ISO-8859-1')
            .replace('<?xml version="1.0" encoding="UTF-8"?>\n', '')
            .replace('<UserAgent>Test', '<UserAgent>Café'),
        ),
        'latin1',
      ),
    ),
    relatedType,
  ],
])('a request is read as it is sent: %s', async (_name, body, type) => {
  const { http, code, answer } = await post(body, type);
  expect([http, code]).toEqual([200, '200']);
  expect(answer.ProfileResponse).toBeTruthy();
});

test('an order with an attachment is refused with a Status that says why, and places nothing', async () => {
  const items = itemOut(await articleOf('demo-verf'), 12);
  const order = cxmlRequest(
    orderRequest('PO-attached', ((shop.paint.priceCents * 12) / 100).toFixed(2), items),
  );
  const drawing = 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERg==';
  const body = related(xmlPart.replace(profile, order), drawing);
  const { http, code, reason } = await post(body, relatedType);
  expect([http, code]).toEqual([200, '501']);
  expect(reason).toContain('Send the request without them');
  expect(await placed()).toEqual([]);
});

test('the part that `start` names is the request, also after another XML part', async () => {
  const other = `Content-Type: text/xml\r\nContent-ID: <b>\r\n\r\n<Drawing/>`;
  const { http, code, reason } = await post(related(other, xmlPart), relatedType);
  expect([http, code]).toEqual([200, '501']);
  expect(reason).toContain('Attachments are not taken');
});

test('a multipart body without XML is refused', async () => {
  const { http, code } = await post(related('Content-Type: text/plain\r\n\r\nhello'), relatedType);
  expect([http, code]).toEqual([400, '400']);
});

test('the domain of a credential is compared without case', async () => {
  const { code } = await post(profile.replaceAll('domain="NetworkId"', 'domain="networkid"'));
  expect(code).toBe('200');
});

test('the schema detects an invalid document', async () => {
  const { text } = await post(cxmlRequest('<ProfileRequest/>'));
  expect(await cxmlProblems(text.replace('<Status', '<Surprise/><Status'))).not.toEqual([]);
});

test('every refusal is a cXML Status: body too large, wrong method, unexpected error', async () => {
  const large = await post(cxmlRequest(setupRequest()).padEnd(256 * 1024 + 1));
  expect([large.http, large.code]).toEqual([413, '413']);
  for (const method of ['GET', 'PUT', 'PATCH']) {
    const got = await shop.api.app.request('/api/v1/punch-out/cxml', { method });
    const { Status } = reader.parse(await got.text()).cXML?.Response ?? {};
    expect([method, got.status, Status?.['@code']]).toEqual([method, 405, '405']);
    expect(got.headers.get('x-content-type-options'), method).toBe('nosniff');
    expect(got.headers.get('allow'), method).toBe('POST, OPTIONS');
  }
});

test('no refusal repeats the request’s contents', async () => {
  const marker = 'zqxmarkerzqx';
  const refused = await Promise.all([
    post(`<${marker}>`),
    post(`<cXML><${marker}></cXML>`),
    post(`<cXML ${marker}="1"/>`),
    post(cxmlRequest(setupRequest({ operation: marker }))),
    post(cxmlRequest(orderRequest(marker, marker, itemOut(marker, 1)))),
    post(cxmlRequest(setupRequest()), `text/${marker}`),
  ]);
  for (const { code, text } of refused) {
    expect(code).not.toBe('200');
    expect(text).not.toContain(marker);
  }
});

import { captureLog } from '@magazijn/server/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPostedForm } from '../http/readBody.ts';
import { answerPunchOutRequest } from './answerPunchOutRequest.ts';

describe('readPostedForm', () => {
  const post = (body: string, type = 'application/x-www-form-urlencoded; charset=UTF-8') =>
    new Request('http://shop.example/oci/login', { method: 'POST', body, headers: { 'content-type': type } });

  test('[T71] the fields of a form are read', async () => {
    const read = await readPostedForm(post('USERNAME=a%40b.nl&HOOK_URL=https%3A%2F%2Fx.nl'));
    expect([...(read ?? [])]).toEqual([
      ['USERNAME', 'a@b.nl'],
      ['HOOK_URL', 'https://x.nl'],
    ]);
  });

  test('[T71] a form in ISO-8859-1, as older systems send it, is read too', async () => {
    const read = await readPostedForm(
      post('PASSWORD=caf%E9&SEARCHSTRING=cr%E8me', 'application/x-www-form-urlencoded'),
    );
    expect([...(read ?? [])]).toEqual([
      ['PASSWORD', 'café'],
      ['SEARCHSTRING', 'crème'],
    ]);
  });

  test('[T71] a form of multipart/form-data is read, without its files', async () => {
    const form = new FormData();
    form.set('USERNAME', 'a@b.nl');
    form.set('SEARCHSTRING', 'crème');
    form.set('file', new File(['x'], 'x.txt'));
    const read = await readPostedForm(
      new Request('http://shop.example/oci/login', { method: 'POST', body: form }),
    );
    expect([...(read ?? [])]).toEqual([
      ['USERNAME', 'a@b.nl'],
      ['SEARCHSTRING', 'crème'],
    ]);
    expect(await readPostedForm(post('no parts', 'multipart/form-data; boundary=x'))).toBeNull();
    expect(await readPostedForm(post('no parts', 'multipart/form-data'))).toBeNull();
  });

  test('other content types and incomplete forms return null', async () => {
    expect(await readPostedForm(post('{}', 'application/json'))).toBeNull();
    expect(await readPostedForm(post(`a=${'x'.repeat(70_000)}`))).toBeNull();
  });
});

describe('answerPunchOutRequest', () => {
  const canary = 'kanarie-3c41';
  const hook = 'https://inkoop.example/hook?sid=1';
  const login = { USERNAME: 'vlinder@demo.magazijn.test', PASSWORD: canary, HOOK_URL: hook };
  const settings = {
    apiOrigin: 'http://api.invalid',
    publicUrl: 'https://shop.example',
    ociAllowHttp: false,
  };
  const address = {
    company_name: 'De Vlinder',
    contact_gender: 1,
    contact_first_name: 'A',
    contact_last_name: 'B',
    street: 'Straat',
    number: '1',
    number_suffix: '',
    postal_code: '1234 AB',
    city: 'Ede',
    country: 'NL',
    phone_number: '0612345678',
  };
  const company = {
    name: 'De Vlinder',
    customer_number: '100001',
    giveaway: 0,
    newsletter: 0,
    debit: 0,
    orders_on_account: 1,
    main_address: address,
    invoice_address: null,
  };
  const line = {
    product_id: 101404,
    description: 'Luiers "maat" <4>',
    ce_number: '101 404',
    category_path: 'verzorging/luiers',
    amount: 3,
    price_exclusive: 26.95,
    discount_exclusive: 0,
    total_exclusive: 80.85,
    vat_percentage: 21,
    give_away_product: false,
  };
  const order = {
    lines: [line],
    shipping: { costs: 0, itemcode: '', vat_percentage: 21 },
    discounts: [],
    delivery_date: '2026-11-24',
    order_reference: '',
  };

  const { logger, lines } = captureLog('debug');
  const logged: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    logged.length = 0;
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void logged.push(words.join(' ')));
  });

  /** A back end with responses by path; other paths return 401. */
  function setUp(answers: Record<string, unknown> = {}) {
    const asked: Request[] = [];
    const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      asked.push(request);
      const data = answers[new URL(request.url).pathname.replace('/api/v1', '')];
      return data === undefined
        ? Response.json({ message: `Bad credentials for ${canary}` }, { status: 401 })
        : Response.json({ data });
    });
    const options = { settings, client: '203.0.113.9', fetch, logger };
    const post = (fields: Record<string, string>, query = '') =>
      answerPunchOutRequest(
        new Request(`https://shop.example/oci/login${query}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
        options,
      );
    const get = (fields: Record<string, string>) =>
      answerPunchOutRequest(
        new Request(`https://shop.example/oci/login?${new URLSearchParams(fields)}`),
        options,
      );
    return { asked, post, get };
  }

  const code = { '/punch-out/code': { code: 'c0de_-', expires_in: 60 } };
  const session = {
    '/login': { token: 'bearer' },
    '/account/profile': company,
    '/punch-out/settings': {
      hosts: [],
      functions: ['VALIDATE', 'BACKGROUND_SEARCH'],
      unit: 'ST',
      discounts: 'lines',
      material_groups: {},
      custom_fields: { vat_percentage: 1, delivery_date: 2, order_reference: 5 },
    },
    '/punch-out/validate': order,
    '/punch-out/search': order,
    '/logout': {},
  };

  test('[T71] a punch-out request by POST redirects with a code in the hash; only the back end gets the password', async () => {
    const { post, asked } = setUp(code);
    const answer = await post({ ...login, '~TARGET': '_parent' }, '?OCI_VERSION=5.0');
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toBe('/oci/login#code=c0de_-');
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    const body = new URLSearchParams(await asked[0]?.text());
    expect(Object.fromEntries(body)).toEqual({
      username: login.USERNAME,
      password: canary,
      'call_up[HOOK_URL]': hook,
      'call_up[~TARGET]': '_parent',
      'call_up[OCI_VERSION]': '5.0',
    });
    expect(asked[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.9');
    expect(asked[0]?.url).not.toContain(canary);
  });

  test('[T71] a refused login opens the page without a code, and its data is not logged', async () => {
    const answer = await setUp().post(login);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/oci/login']);
    expect(lines).toEqual([expect.objectContaining({ event: 'punch-out-refused', status: 401 })]);
    expect(JSON.stringify(lines)).not.toContain(canary);
    expect(logged).toEqual([]);
  });

  test.each([
    { ...login, HOOK_URL: 'javascript:alert(1)' },
    { ...login, HOOK_URL: 'http://inkoop.example/' },
    { ...login, HOOK_URL: 'https://shop.example/' },
    { ...login, HOOK_URL: `https://inkoop.example/${'x'.repeat(5000)}` },
    { ...login, PASSWORD: '' },
    { USERNAME: 'a' },
  ])('[T71] an invalid request is refused without a call (%#)', async (fields) => {
    const { post, asked } = setUp(code);
    expect((await post(fields as Record<string, string>))?.headers.get('location')).toBe('/oci/login');
    expect(asked).toEqual([]);
  });

  test('a GET request serves the page, with any query string', async () => {
    const { get, asked } = setUp(code);
    expect(await get(login)).toBeNull();
    expect(await get({ ...login, FUNCTION: 'DETAIL', PRODUCTID: '1' })).toBeNull();
    expect(await get({ FUNCTION: 'VALIDATE' })).toBeNull();
    expect(asked).toEqual([]);
  });

  test.each(['get', 'post'] as const)(
    'FUNCTION=VALIDATE by %s returns a form that submits itself',
    async (method) => {
      const backEnd = setUp(session);
      const answer = await backEnd[method]({
        ...login,
        FUNCTION: 'VALIDATE',
        PRODUCTID: '101404',
        QUANTITY: '3',
      });
      expect(answer?.status).toBe(200);
      const html = (await answer?.text()) ?? '';
      expect(html).toContain('action="https://inkoop.example/hook?sid=1"');
      expect(html).toContain('name="NEW_ITEM-DESCRIPTION[1]" value="Luiers &quot;maat&quot; &lt;4&gt;"');
      expect(html).toContain('<script src="/assets/return.js"></script>');
      expect(html).not.toContain('<button');
      expect(answer?.headers.get('content-security-policy')).toContain('form-action https://inkoop.example');
      expect(html).not.toContain(canary);
      const paths = backEnd.asked.map(({ url }) => new URL(url).pathname);
      expect(paths).toContain('/api/v1/logout');
      const priced = backEnd.asked.find(({ url }) => url.includes('/validate'));
      expect(priced?.headers.get('authorization')).toBe('Bearer bearer');
    },
  );

  test('FUNCTION=BACKGROUND_SEARCH keeps its button and has no script', async () => {
    const html = await (
      await setUp(session).get({ ...login, FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'x' })
    )?.text();
    expect(html).toContain('<button type="submit">');
    expect(html).not.toContain('<script');
  });

  test('FUNCTION=VALIDATE of an unknown article shows a message, and keeps its button', async () => {
    const left_out = [{ product_id: 101404, description: 'Luiers <4>', ce_number: '8-100' }];
    const gone = { ...session, '/punch-out/validate': { ...order, lines: [], left_out } };
    const answer = await setUp(gone).get({ ...login, FUNCTION: 'VALIDATE', PRODUCTID: '101404' });
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(
      '<p>Artikel 8-100 (Luiers &lt;4&gt;) hebben we niet meer: er gaat niets terug naar je inkoopsysteem.</p>',
    );
    expect(html).toContain('<button type="submit">');
    expect(html).not.toContain('<script');
  });

  test('[X06] a refusal is a text, without a form', async () => {
    const refused = await setUp().get({ ...login, FUNCTION: 'VALIDATE' });
    expect(refused?.status).toBe(403);
    expect(await refused?.text()).toBe(
      'Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.',
    );
    const card = { ...session, '/account/profile': { ...company, orders_on_account: 0 } };
    const answer = await setUp(card).get({ ...login, FUNCTION: 'VALIDATE' });
    expect(await answer?.text()).toMatch(/^Ongeldige betaalmethode/);
    expect(logged.join() + JSON.stringify(lines)).not.toContain(canary);
  });
});

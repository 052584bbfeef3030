import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { decodeForm, mountProcurement } from './mountProcurement.ts';

describe('mountProcurement', () => {
  let app: Hono;
  beforeEach(() => {
    app = new Hono();
    mountProcurement(app, { shop: 'http://localhost:4000', api: 'http://localhost:4002' });
  });

  const text = async (path: string) => (await app.request(path)).text();
  const json = async (path: string) => (await app.request(path)).json();
  const post = (path: string, body: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });

  const item =
    'NEW_ITEM-DESCRIPTION%5B1%5D=caf%E9&NEW_ITEM-QUANTITY%5B1%5D=1&NEW_ITEM-UNIT%5B1%5D=ST&NEW_ITEM-PRICE%5B1%5D=1.00&NEW_ITEM-CURRENCY%5B1%5D=EUR';

  test('it starts a punch-out with a form whose fields are all editable', async () => {
    const page = await text('/procurement?version=5.0&method=get&callFunction=VALIDATE');
    expect(page).toContain('method="get" action="http://localhost:4000/oci/login" target="_self"');
    for (const field of [
      'name="OCI_VERSION" value="5.0"',
      'name="HOOK_URL" value="http://localhost/procurement/return"',
      'name="returntarget" value="_top"',
      'name="FUNCTION" value="VALIDATE"',
      'name="PRODUCTID" value="101404"',
    ]) {
      expect(page).toContain(field);
    }
  });

  test('it starts one in an iframe, in a new window, by a link with a hash, and with other systems’ field names', async () => {
    expect(await text('/procurement?place=frame')).toContain('<iframe name="shop"');
    expect(await text('/procurement?place=new')).toContain('target="_blank"');
    expect(await text('/procurement?method=hash')).toContain('http://localhost:4000/oci/login#USERNAME=');
    expect(await text('/procurement?names=lower')).toContain('name="hook_url"');
  });

  test('it requests the return in the chosen window, also by name', async () => {
    const page = await text('/procurement?place=named&returns=procurement&version=5.0');
    expect(page).toContain('target="shop"');
    expect(page).toContain('name="returntarget" value="procurement"');
    expect(page).toContain('name="~TARGET" value="procurement"');
    expect(page).toContain('target="procurement">Open this page in a window named procurement</a>');
    expect(await text('/procurement?place=frame')).toContain('name="~TARGET" value="_self"');
    expect(await text('/procurement?place=frame&returns=_parent')).toContain(
      'name="~TARGET" value="_parent"',
    );
  });

  test('an invalid option counts as not chosen', async () => {
    expect(await text('/procurement?method=%22%3E%3Cscript%3E&version=9')).toContain('method="post"');
  });

  test('a returned cart keeps the order of its fields, is in the requested character set, and is checked', async () => {
    expect(await json('/procurement/last.json')).toEqual([]);
    const response = await post('/procurement/return?charset=ISO-8859-1', item);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/procurement/last']);
    expect(await json('/procurement/last.json')).toEqual([
      ['NEW_ITEM-DESCRIPTION[1]', 'café'],
      ['NEW_ITEM-QUANTITY[1]', '1'],
      ['NEW_ITEM-UNIT[1]', 'ST'],
      ['NEW_ITEM-PRICE[1]', '1.00'],
      ['NEW_ITEM-CURRENCY[1]', 'EUR'],
    ]);
    expect(await json('/procurement/problems.json')).toEqual([]);
    expect(await text('/procurement/last')).toContain('Nothing: every field is as the interface wants it.');
  });

  test('each problem of a returned cart has its own line', async () => {
    await post('/procurement/return', item);
    expect(await json('/procurement/problems.json')).toEqual([
      'NEW_ITEM-DESCRIPTION[1] holds bytes that the character set asked for does not have',
    ]);
    await app.request(`/procurement/return?${item}`);
    expect(await json('/procurement/problems.json')).toContain(
      'It came by GET: a part of the hook URL may be lost',
    );
  });

  test('a returned cart is shown as escaped text', async () => {
    await post('/procurement/return', 'NEW_ITEM-DESCRIPTION%5B1%5D=%3Cscript%3Ealert(1)%3C/script%3E');
    const page = await text('/procurement/last');
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });
});

describe('decodeForm', () => {
  test('fields are in sent order, decoded from the requested character set', () => {
    expect(decodeForm('b%5B1%5D=caf%C3%A9+1&a=%E2%82%AC&a=2&empty=&bare', 'utf-8')).toEqual([
      ['b[1]', 'café 1'],
      ['a', '€'],
      ['a', '2'],
      ['empty', ''],
      ['bare', ''],
    ]);
    expect(decodeForm('a=caf%E9&b=%80&c=1%3D2%26', 'ISO-8859-1')).toEqual([
      ['a', 'café'],
      ['b', '€'],
      ['c', '1=2&'],
    ]);
  });

  test('bytes outside of the character set are visible', () => {
    expect(decodeForm('a=caf%E9', 'utf-8')).toEqual([['a', 'caf\uFFFD']]);
    expect(decodeForm('a=100%&b=%zz', 'utf-8')).toEqual([
      ['a', '100%'],
      ['b', '%zz'],
    ]);
  });
});

import { ApiError, type DraftOrder } from '@magazijn/api-client';
import { buildCart, buildCartLine, buildCompany } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import { ociLines } from '@magazijn/domain/oci';
import { describe, expect, test, vi } from 'vitest';
import { emptyReturn, fallbackReturn, ociOrderOf, prepareReturn } from './prepareReturn.ts';
import { buildPunchOutSession } from './testing/buildPunchOutSession.ts';

describe('fallbackReturn', () => {
  const order = ociOrderOf(
    { cart: buildCart(), shipping: { itemCode: 'VERZEND', vatPercentage: 21 } },
    deliveryTimestamp('2026-11-24'),
  );
  const hook = 'https://inkoop.example/hook?a=1&b=%20#x';

  test('[K02, T72] the lines follow the company’s settings, and the date the requested format', () => {
    const { action, fields } = fallbackReturn(
      hook,
      buildPunchOutSession({ dateFormat: 'dd.MM.yyyy' }),
      order,
    );
    expect(action).toBe(hook);
    expect(Object.fromEntries(fields)).toMatchObject({
      'NEW_ITEM-DESCRIPTION[1]': 'Luiers maat 4',
      'NEW_ITEM-QUANTITY[1]': '2',
      'NEW_ITEM-UNIT[1]': 'ST',
      'NEW_ITEM-PRICE[1]': '26.95',
      'NEW_ITEM-CURRENCY[1]': 'EUR',
      'NEW_ITEM-CUST_FIELD2[1]': '24.11.2026',
      'NEW_ITEM-DESCRIPTION[2]': 'Verzendkosten',
    });
  });

  test('echoed parameters come last, and an empty return has nothing else', () => {
    const punchOut = buildPunchOutSession({ echo: [['~OkCode', 'ADDI']] });
    expect(fallbackReturn(hook, punchOut, order).fields.at(-1)).toEqual(['~OkCode', 'ADDI']);
    expect(fallbackReturn(hook, punchOut, null).fields).toEqual([['~OkCode', 'ADDI']]);
  });

  test('the form has the requested character set, or UTF-8', () => {
    expect(fallbackReturn(hook, buildPunchOutSession({ charset: 'ISO-8859-1' }), null).charset).toBe(
      'ISO-8859-1',
    );
    expect(fallbackReturn(hook, buildPunchOutSession({ charset: '"><script>' }), null).charset).toBe('UTF-8');
  });
});

describe('ociOrderOf', () => {
  const shipping = { itemCode: 'VERZEND', vatPercentage: 21 };
  const date = deliveryTimestamp('2026-11-24');
  const diapers = buildCartLine();
  const juice = buildCartLine({
    productId: 2,
    path: 'voeding/fruit/demo-appelsap',
    articleNumber: '202 101',
    vatPercentage: 9,
    price: cents(333),
    quantity: 3,
    discount: cents(99),
    total: cents(900),
  });

  test('[K02] a line has its category, article number and VAT, and the day is the chosen one', () => {
    const order = ociOrderOf({ cart: buildCart({ orderReference: 'Groep 3' }), shipping }, date);
    expect(order).toMatchObject({ deliveryDate: '2026-11-24', orderReference: 'Groep 3', discounts: [] });
    expect(order.lines[0]).toMatchObject({
      productId: 1,
      itemCode: '101 404',
      categoryPath: 'verzorging/luiers',
      quantity: 2,
      vatPercentage: 21,
    });
  });

  test('[K03] the coupon is split by VAT rate, and the lines add up to the order’s total', () => {
    const cart = buildCart({ lines: [diapers, juice], subtotal: cents(6290), discount: cents(629) });
    const order = ociOrderOf({ cart, shipping }, date);
    expect(order.discounts).toEqual([
      { vatPercentage: 9, sum: 90 },
      { vatPercentage: 21, sum: 539 },
    ]);
    const sum = ociLines(order).reduce((total, line) => total + line.price * line.quantity, 0);
    expect(sum).toBe(6290 - 629 + 750);
  });
});

describe('prepareReturn', () => {
  const date = deliveryTimestamp('2026-11-24');
  const draft: DraftOrder = {
    id: 42,
    deliveryDate: date,
    deliveryDates: [date],
    payment: 'on-account',
    checkout: null,
    company: buildCompany(),
    cart: buildCart(),
    shipping: { itemCode: 'VERZEND', vatPercentage: 21 },
  };
  const silent = { punchOutReturn: async () => null };
  const lost = () => Promise.reject(new ApiError('unreachable', 'No answer'));

  test('[T62] the back end makes the return, with the parameters of the request', async () => {
    const fields = [['NEW_ITEM-CUST_FIELD5[1]', 'van de server']] as const;
    const punchOut = buildPunchOutSession({
      dateFormat: 'dd.MM.yyyy',
      charset: 'ISO-8859-1',
      echo: [['~OkCode', 'ADDI']],
      target: 'sap',
    });
    const punchOutReturn = vi.fn(async () => ({ action: 'https://inkoop.example/hook', fields }));
    expect(await prepareReturn(punchOut, draft, date, { punchOutReturn })).toEqual({
      action: 'https://inkoop.example/hook',
      fields,
      target: 'sap',
      charset: 'ISO-8859-1',
    });
    expect(punchOutReturn).toHaveBeenCalledExactlyOnceWith(42, {
      HOOK_URL: punchOut.hookUrl,
      DATE_FORMAT: 'dd.MM.yyyy',
      HTTP_CONTENT_CHARSET: 'ISO-8859-1',
      '~OKCODE': 'ADDI',
    });
  });

  test('[T62] without a return of the back end it is made from the draft', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const punchOutReturn of [silent.punchOutReturn, lost]) {
      const form = await prepareReturn(buildPunchOutSession(), draft, date, { punchOutReturn });
      expect(Object.fromEntries(form?.fields ?? [])['NEW_ITEM-QUANTITY[1]']).toBe('2');
    }
  });

  test('[T62] a refusal of the back end is not replaced by the shop’s own form', async () => {
    const refused = new ApiError('refused', 'This address is not allowed.', { status: 400 });
    const punchOutReturn = () => Promise.reject(refused);
    await expect(prepareReturn(buildPunchOutSession(), draft, date, { punchOutReturn })).rejects.toBe(
      refused,
    );
    await expect(emptyReturn(buildPunchOutSession(), { punchOutReturn })).rejects.toBe(refused);
  });

  test('cXML: the message is the back end’s; without one there is no return', async () => {
    const punchOut = buildPunchOutSession({ hookUrl: null });
    const message = {
      action: 'https://inkoop.example/cxml',
      fields: [['cxml-urlencoded', '<cXML/>']] as const,
    };
    const punchOutReturn = vi.fn(async () => message);
    expect(await prepareReturn(punchOut, draft, date, { punchOutReturn })).toEqual({
      action: message.action,
      target: '_top',
      charset: 'UTF-8',
      fields: message.fields,
    });
    expect(punchOutReturn).toHaveBeenCalledExactlyOnceWith(42);
    expect(await prepareReturn(punchOut, draft, date, silent)).toBeNull();
  });
});

describe('emptyReturn', () => {
  test('OCI: a form without items, also without a response of the back end', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const punchOut = buildPunchOutSession({ echo: [['~OkCode', 'ADDI']] });
    const empty = { action: punchOut.hookUrl, fields: [['~OkCode', 'ADDI']] };
    const lost = () => Promise.reject(new ApiError('unreachable', 'No answer'));
    for (const punchOutReturn of [async () => null, lost]) {
      expect(await emptyReturn(punchOut, { punchOutReturn })).toMatchObject(empty);
    }
    const punchOutReturn = vi.fn(async () => ({ action: 'https://inkoop.example/hook', fields: [] }));
    expect(await emptyReturn(punchOut, { punchOutReturn })).toMatchObject({ fields: [] });
    expect(punchOutReturn.mock.calls[0]?.slice(0, 1)).toEqual([null]);
  });

  test('cXML: the back end’s message, or none', async () => {
    const punchOut = buildPunchOutSession({ hookUrl: null });
    const message = {
      action: 'https://inkoop.example/cxml',
      fields: [['cxml-urlencoded', '<cXML/>']] as const,
    };
    expect(await emptyReturn(punchOut, { punchOutReturn: async () => message })).toEqual({
      action: message.action,
      target: '_top',
      charset: 'UTF-8',
      fields: message.fields,
    });
    expect(await emptyReturn(punchOut, { punchOutReturn: async () => null })).toBeNull();
  });
});

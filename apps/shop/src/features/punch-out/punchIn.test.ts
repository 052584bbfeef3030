import { ApiError, type Company } from '@magazijn/api-client';
import { buildCart, buildCartLine, buildCompany } from '@magazijn/api-client/testing';
import { defaultOciCustomFields, type OciOrder } from '@magazijn/domain/oci';
import { describe, expect, test, vi } from 'vitest';
import { type PunchInCalls, type PunchInDependencies, punchIn, toPunchOutSession } from './punchIn.ts';
import { readPunchOutRequest } from './punchOutRequest.ts';

const hook = 'https://inkoop.example/hook';
const login = 'username=a%40b.nl&password=geheim';
const call = (more = '') => readPunchOutRequest(new URLSearchParams(`${login}&${more}`));
const withHook = (more = '') => call(`HOOK_URL=${encodeURIComponent(hook)}&${more}`);
const settings = {
  hosts: [] as string[],
  functions: ['DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'] as const,
  unit: 'PCE',
  discounts: 'lines',
  materialGroups: {},
  customFields: defaultOciCustomFields,
} as const;
const order: OciOrder = {
  lines: [
    {
      productId: 7,
      description: 'Luiers',
      itemCode: '101',
      categoryPath: 'verzorging/luiers',
      quantity: 3,
      price: buildCartLine().price,
      discount: buildCart().discount,
      total: buildCartLine().total,
      vatPercentage: 21,
      giveAway: false,
    },
  ],
  shipping: { cost: buildCart().discount, itemCode: '', vatPercentage: 21 },
  discounts: [],
  deliveryDate: '2026-11-24',
  orderReference: '',
};

function setUp(changes: Partial<PunchInCalls> = {}, company: Partial<Company> = {}) {
  const calls = {
    profile: async () => buildCompany({ payment: 'on-account', ...company }),
    punchOutSettings: async () => settings,
    recalculateCart: async () => ({ cart: buildCart({ lines: [buildCartLine({ productId: 7 })] }) }),
    logOut: vi.fn(async () => {}),
    validateForPunchOut: vi.fn(async () => ({ order, leftOut: [] })),
    searchForPunchOut: vi.fn(async () => order),
    ...changes,
  } as unknown as PunchInCalls;
  const parts = {
    logIn: vi.fn(async () => 'token'),
    exchangeCode: vi.fn<PunchInDependencies['exchangeCode']>(),
    callsOf: () => calls,
    ownOrigin: 'https://shop.example',
    allowHttp: false,
  };
  return { calls, parts, go: (request = withHook()) => punchIn(request, parts) };
}

test('[T71] user name and password open the home page, with the hook URL for the return', async () => {
  const { go, parts, calls } = setUp();
  expect(await go()).toMatchObject({
    kind: 'entered',
    token: 'token',
    href: '/',
    punchOut: { hookUrl: hook, host: 'inkoop.example', agreed: { unit: 'PCE' } },
  });
  expect(parts.logIn).toHaveBeenCalledExactlyOnceWith('a@b.nl', 'geheim');
  expect(calls.logOut).not.toHaveBeenCalled();
});

test('[T71] without a hook URL it is an ordinary login', async () => {
  expect(await setUp().go(call())).toMatchObject({ kind: 'entered', punchOut: null, href: '/' });
});

test.each(['username=a', 'password=b', 'username=&password=', ''])(
  '[T71] with %j alone it fails without a request',
  async (text) => {
    const { go, parts } = setUp();
    expect(await go(readPunchOutRequest(new URLSearchParams(text)))).toEqual({ kind: 'FAILED' });
    expect(parts.logIn).not.toHaveBeenCalled();
  },
);

test('[T71, X06] a company that pays by card is refused, and its login ended; debit is not', async () => {
  const card = setUp({}, { payment: 'card' });
  expect(await card.go()).toEqual({ kind: 'INVALID_PAYMENT_METHOD' });
  expect(card.calls.logOut).toHaveBeenCalledExactlyOnceWith('token');
  expect(await setUp({}, { payment: 'debit' }).go()).toMatchObject({ kind: 'entered' });
});

test.each(['javascript:alert(1)', 'http://inkoop.example/', 'https://shop.example/x', 'x'.repeat(9000)])(
  'the hook URL %s is refused without a request',
  async (url) => {
    const { go, parts } = setUp();
    expect(await go(call(`HOOK_URL=${encodeURIComponent(url)}`))).toEqual({ kind: 'FAILED' });
    expect(parts.logIn).not.toHaveBeenCalled();
  },
);

test('a host that the company did not agree on is refused, and the login ended', async () => {
  const { go, calls } = setUp({ punchOutSettings: async () => ({ ...settings, hosts: ['ander.example'] }) });
  expect(await go()).toEqual({ kind: 'FAILED' });
  expect(calls.logOut).toHaveBeenCalledExactlyOnceWith('token');
});

test('a function that was not agreed is refused; a back end without settings refuses none', async () => {
  const refusing = setUp({ punchOutSettings: async () => ({ ...settings, functions: [] }) });
  expect(await refusing.go(withHook('FUNCTION=DETAIL&PRODUCTID=7'))).toEqual({ kind: 'FAILED' });
  expect(await setUp().go(withHook('FUNCTION=NONSENSE'))).toEqual({ kind: 'FAILED' });
  const silent = setUp({ punchOutSettings: async () => null });
  expect(await silent.go()).toMatchObject({ kind: 'entered', punchOut: { agreed: { unit: 'ST' } } });
});

test('FUNCTION=DETAIL opens the product, without a return; a missing product opens the home page', async () => {
  const { go } = setUp();
  expect(await go(withHook('function=detail&ProductId=7'))).toMatchObject({
    href: '/product/verzorging/luiers/demo-luiers-maat-4',
    punchOut: null,
  });
  for (const id of ['8', '', 'abc', '-1', '1e99'])
    expect(await go(withHook(`FUNCTION=DETAIL&PRODUCTID=${id}`))).toMatchObject({
      href: '/',
      punchOut: null,
    });
});

test('FUNCTION=SOURCING opens the search', async () => {
  const { go } = setUp();
  expect(await go(withHook('FUNCTION=SOURCING&SEARCHSTRING=luiers+4'))).toMatchObject({
    href: '/zoeken/luiers%204',
    punchOut: { hookUrl: hook },
  });
  expect(await go(withHook('FUNCTION=SOURCING'))).toMatchObject({ href: '/' });
});

test('FUNCTION=VALIDATE and BACKGROUND_SEARCH are answered by a form, and the login ends', async () => {
  const { go, calls } = setUp();
  const validated = await go(withHook('FUNCTION=VALIDATE&PRODUCTID=7&QUANTITY=3'));
  expect(validated).toMatchObject({ kind: 'answered', byHand: false, form: { action: hook } });
  expect(calls.validateForPunchOut).toHaveBeenCalledExactlyOnceWith('7', '3');
  const found = await go(withHook('FUNCTION=BACKGROUND_SEARCH&SEARCHSTRING=luiers'));
  expect(found).toMatchObject({ kind: 'answered', byHand: true });
  expect(calls.searchForPunchOut).toHaveBeenCalledExactlyOnceWith('luiers');
  expect(calls.logOut).toHaveBeenCalledTimes(2);
  expect(await go(call('FUNCTION=VALIDATE&PRODUCTID=7'))).toEqual({ kind: 'FAILED' });
});

test.each([
  ['that the shop still knows', [{ name: 'Luiers', articleNumber: '8-100' }], 'Artikel 8-100 (Luiers) '],
  ['that the shop knows nothing of', [], 'Artikel 7 '],
])(
  'FUNCTION=VALIDATE of an article %s and does not sell shows a notice before the return',
  async (_, leftOut, named) => {
    const validateForPunchOut = async () => ({ order: { ...order, lines: [] }, leftOut });
    const { go } = setUp({ validateForPunchOut });
    expect(await go(withHook('FUNCTION=VALIDATE&PRODUCTID=7'))).toMatchObject({
      byHand: true,
      notice: `${named}hebben we niet meer: er gaat niets terug naar je inkoopsysteem.`,
    });
  },
);

test('a code replaces the login and returns the parameters of the request', async () => {
  const { go, parts } = setUp();
  parts.exchangeCode.mockResolvedValue({
    token: 'of the code',
    parameters: { HOOK_URL: hook, '~TARGET': '_parent' },
    cxml: null,
  });
  expect(await go(readPunchOutRequest(new URLSearchParams('code=abc')))).toMatchObject({
    kind: 'entered',
    token: 'of the code',
    punchOut: { hookUrl: hook, target: '_parent' },
  });
  parts.exchangeCode.mockRejectedValue(new ApiError('refused', 'used', { status: 401 }));
  await expect(go(readPunchOutRequest(new URLSearchParams('code=abc')))).rejects.toThrow('used');
});

test('cXML: the cart starts with the edited items, without a hook URL', async () => {
  const { go, parts } = setUp();
  parts.exchangeCode.mockResolvedValue({
    token: 't',
    parameters: {},
    cxml: {
      host: 'inkoop.example',
      operation: 'edit',
      quantities: { 7: 12 },
      couponCode: 'DEMO10',
      unknownArticles: ['8-100'],
    },
  });
  expect(await go(readPunchOutRequest(new URLSearchParams('code=abc')))).toMatchObject({
    punchOut: { hookUrl: null, host: 'inkoop.example', inspecting: false, unknownArticles: ['8-100'] },
    quantities: { 7: 12 },
    couponCode: 'DEMO10',
    href: '/winkelwagen',
  });
  parts.exchangeCode.mockResolvedValue({
    token: 't',
    parameters: {},
    cxml: {
      host: 'inkoop.example',
      operation: 'inspect',
      quantities: {},
      couponCode: '',
      unknownArticles: [],
    },
  });
  expect(await go(readPunchOutRequest(new URLSearchParams('code=abc')))).toMatchObject({
    punchOut: { inspecting: true },
    href: '/',
  });
});

describe('toPunchOutSession', () => {
  const hook = 'https://inkoop.example:8443/hook?sid=1';
  const punchOut = (parameters: Record<string, string>) => toPunchOutSession(parameters, hook, null);

  test('[T72] the hook URL is unchanged, with its date format and its host', () => {
    expect(punchOut({ DATE_FORMAT: 'dd-MM-yyyy' })).toMatchObject({
      hookUrl: hook,
      host: 'inkoop.example:8443',
      dateFormat: 'dd-MM-yyyy',
    });
  });

  test('the return goes to RETURNTARGET, else to ~TARGET, else to the top', () => {
    expect(punchOut({ RETURNTARGET: 'sap', '~TARGET': '_parent' }).target).toBe('sap');
    expect(punchOut({ '~TARGET': '_parent' }).target).toBe('_parent');
    expect(punchOut({}).target).toBe('_top');
    expect(punchOut({ '~TARGET': 'javascript:alert(1)' }).target).toBe('_top');
  });

  test('SAP’s parameters are returned under their own names', () => {
    expect(punchOut({ '~OKCODE': 'ADDI', '~CALLER': 'CTLG', OCI_VERSION: '4.0' }).echo).toEqual([
      ['~OkCode', 'ADDI'],
      ['~CALLER', 'CTLG'],
    ]);
  });

  test('a preview is requested by name', () => {
    expect(punchOut({}).preview).toBe(false);
    expect(punchOut({ PREVIEW: 'x' }).preview).toBe(true);
  });

  test('without an agreement the lines are as specified', () => {
    expect(punchOut({}).agreed).toMatchObject({ unit: 'ST', discounts: 'lines' });
  });
});

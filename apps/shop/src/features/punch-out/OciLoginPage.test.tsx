import { ApiError } from '@magazijn/api-client';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { punchOutKey } from '../../shared/punch-out/createPunchOutStore.ts';
import { buildPunchOutSession } from '../../shared/punch-out/testing/buildPunchOutSession.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { testToken } from '../../testing/testToken.ts';
import { PunchOutBanner } from './PunchOutBanner.tsx';
import { type PunchedIn, punchIn } from './punchIn.ts';

// Resets modules that another file loaded before: workers share their modules, and a loaded module is not mocked.
vi.hoisted(() => vi.resetModules());
vi.mock('./punchIn.ts', async (actual) => ({
  ...(await actual<typeof import('./punchIn.ts')>()),
  punchIn: vi.fn(),
}));
afterAll(() => vi.resetModules());

const Home = () => <PunchOutBanner />;
const places = { [paths.home.pattern]: Home };
const open = (outcome: () => Promise<PunchedIn>) => {
  vi.mocked(punchIn).mockImplementation(outcome);
  return renderRoute('/oci/login', { places, api: {} });
};
const entered = (changes = {}): PunchedIn => ({
  kind: 'entered',
  token: testToken(),
  punchOut: buildPunchOutSession(),
  href: '/',
  quantities: {},
  couponCode: '',
  ...changes,
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
});
afterEach(() => {
  configure({ reactStrictMode: false });
  vi.mocked(punchIn).mockReset();
});

test('[S76, T70] a text shows during the login', async () => {
  await open(() => new Promise(() => {}));
  expect(screen.getByRole('heading', { level: 1, name: 'OCI LOGIN' })).toBeTruthy();
  const text = 'Aan het inloggen, een moment geduld aub.';
  expect(within(screen.getByRole('main')).getByText(text)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
});

test('[T70, X06] each failure has its text', async () => {
  const unknown = 'Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.';
  const { unmount } = await open(async () => ({ kind: 'FAILED' }));
  expect(screen.getByRole('alert').textContent).toContain(unknown);
  expect(screen.getByRole('link', { name: 'Neem contact op' })).toBeTruthy();
  unmount();
  const second = await open(() => Promise.reject(new ApiError('unreachable', 'No answer')));
  expect(screen.getByRole('alert').textContent).toContain(unknown);
  second.unmount();
  await open(async () => ({ kind: 'INVALID_PAYMENT_METHOD' }));
  expect(screen.getByRole('alert').textContent).toContain(
    'Ongeldige betaalmethode, de OCI functionaliteit werkt alleen met betaalmethode Factuur en Incasso. Neem contact op met de klantenservice om uw betaalmethode te wijzigen.',
  );
});

test('a failure shows what to do, a back button and the reference of the request', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  await open(() => Promise.reject(new ApiError('refused', 'Down', { requestId: '0123abcd-4567' })));
  expect(await screen.findByText(/Er is niets besteld\..+een link werkt maar één keer/)).toBeTruthy();
  expect(screen.getByText('Noem bij contact: 0123abcd')).toBeTruthy();
  screen.getByRole('button', { name: 'Ga terug' }).click();
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});

test('missing articles are listed during the whole punch-out session', async () => {
  const punchOut = { ...buildPunchOutSession(), unknownArticles: ['8-100', '8-200'] };
  const { place } = await open(async () => entered({ punchOut }));
  await waitFor(() => expect(place()).toBe('/'));
  expect(screen.getByRole('region', { name: 'Inkoopsysteem' }).textContent).toContain(
    'De artikelen 8-100, 8-200 hebben we niet meer: ze gaan niet mee terug.',
  );
});

test('[T71, T72] a login with a hook URL opens the home page in a punch-out session, with the system’s name on every page', async () => {
  const { place, stores } = await open(async () => entered());
  await waitFor(() => expect(place()).toBe('/'));
  expect(stores.session.token()).toBe(testToken());
  expect(screen.getByRole('region', { name: 'Inkoopsysteem' }).textContent).toContain(
    'Je bestelt via inkoop.example. De bestelling is voor Kinderopvang De Vlinder en gaat daarna terug.',
  );
  expect(sessionStorage.getItem(punchOutKey)).toContain('https://inkoop.example/hook');
});

test('a login without a hook is no punch-out session', async () => {
  const { place } = await open(async () => entered({ punchOut: null }));
  await waitFor(() => expect(place()).toBe('/'));
  expect(screen.queryByRole('region', { name: 'Inkoopsysteem' })).toBeNull();
});

test('the earlier login of the browser ends after the new one is stored', async () => {
  const logOut = vi.fn(async () => {});
  const token = testToken({ customerNumber: '100002' });
  vi.mocked(punchIn).mockResolvedValue(entered({ token }));
  const { stores } = await renderRoute('/oci/login', { places, viewer: 'customer', api: { logOut } });
  await waitFor(() => expect(logOut).toHaveBeenCalledExactlyOnceWith(testToken()));
  expect(stores.session.token()).toBe(token);
});

test('the earlier login does not end while a call of the cart is under way with it', async () => {
  const login = Promise.withResolvers<PunchedIn>();
  vi.mocked(punchIn).mockReturnValue(login.promise);
  const pricing = Promise.withResolvers<never>();
  const recalculateCart = vi.fn(() => pricing.promise);
  const logOut = vi.fn(async () => {});
  const { stores } = await renderRoute('/oci/login', {
    places,
    viewer: 'customer',
    api: { logOut, recalculateCart },
  });
  act(() => stores.cart.add(7, 1));
  await waitFor(() => expect(recalculateCart).toHaveBeenCalled());
  const token = testToken({ expiresAt: 3_900_000_000 });
  await act(async () => login.resolve(entered({ token })));
  await waitFor(() => expect(stores.session.token()).toBe(token));
  expect(logOut).not.toHaveBeenCalled();
  pricing.reject(new ApiError('refused', 'Het lukt nu niet.', { status: 422 }));
  await waitFor(() => expect(logOut).toHaveBeenCalledExactlyOnceWith(testToken()));
});

test('a refused punch-out does not change the login', async () => {
  const logOut = vi.fn(async () => {});
  vi.mocked(punchIn).mockResolvedValue({ kind: 'INVALID_PAYMENT_METHOD' });
  const { stores } = await renderRoute('/oci/login', { places, viewer: 'customer', api: { logOut } });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(logOut).not.toHaveBeenCalled();
  expect(stores.session.token()).toBe(testToken());
});

test('the login is tried once, also under StrictMode', async () => {
  configure({ reactStrictMode: true });
  const { place } = await open(async () => entered());
  await waitFor(() => expect(place()).toBe('/'));
  expect(punchIn).toHaveBeenCalledOnce();
});

test('‘Annuleren’ posts a return without items, and the punch-out session is over', async () => {
  const posted: (readonly [string, FormDataEntryValue][] | string | null)[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(this.getAttribute('action'), [...new FormData(this)]);
  });
  await open(async () => entered({ punchOut: buildPunchOutSession({ echo: [['~OkCode', 'ADDI']] }) }));
  const cancel = await screen.findByRole('button', { name: 'Annuleren' });
  await act(async () => cancel.click());
  expect(posted).toEqual(['https://inkoop.example/hook?sid=1&x=%20', [['~OkCode', 'ADDI']]]);
  expect(screen.queryByRole('region', { name: 'Inkoopsysteem' })).toBeNull();
  expect(sessionStorage.getItem(punchOutKey)).toBeNull();
});

const cxml = (changes = {}) => entered({ punchOut: buildPunchOutSession({ hookUrl: null, ...changes }) });

test.each([
  ['posts the back end’s message', 1],
  ['leads home all the same when there is no answer', 0],
])('‘Annuleren’ in a cXML punch-out session %s, and the punch-out session is over', async (_, times) => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const data = { action: 'https://inkoop.example/cxml', fields: [['cxml-urlencoded', '<cXML/>']] };
  const fetch = vi.spyOn(globalThis, 'fetch');
  if (times === 1) fetch.mockResolvedValue(Response.json({ data }));
  else fetch.mockRejectedValue(new TypeError('fetch failed'));
  await open(async () => cxml());
  const cancel = await screen.findByRole('button', { name: 'Annuleren' });
  await act(async () => cancel.click());
  await waitFor(() => expect(sessionStorage.getItem(punchOutKey)).toBeNull());
  expect(fetch.mock.calls[0]?.[0]).toEqual(expect.stringContaining('/punch-out/return'));
  expect(submit).toHaveBeenCalledTimes(times);
  expect(screen.queryByRole('region', { name: 'Inkoopsysteem' })).toBeNull();
  fetch.mockRestore();
});

test('an edited requisition starts with its items and its coupon', async () => {
  const { stores } = await open(async () =>
    entered({
      punchOut: buildPunchOutSession({ hookUrl: null }),
      quantities: { 7: 12 },
      couponCode: 'DEMO10',
    }),
  );
  await waitFor(() =>
    expect(stores.cart.getState()).toMatchObject({ quantities: { 7: 12 }, couponCode: 'DEMO10' }),
  );
});

test('a notice shows when the buyer only views an earlier cart', async () => {
  await open(async () => cxml({ inspecting: true }));
  expect((await screen.findByRole('region', { name: 'Inkoopsysteem' })).textContent).toContain(
    'Je bekijkt wat je eerder koos: het gaat terug zoals het kwam.',
  );
});

const form = {
  action: 'https://inkoop.example/hook',
  target: '_self',
  charset: 'UTF-8',
  fields: [['a', 'b']],
} as const;

test('a validation is posted at once; a search has a button', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { unmount } = await open(async () => ({ kind: 'answered', form, byHand: false, notice: '' }));
  expect(submit).toHaveBeenCalledOnce();
  unmount();
  await open(async () => ({
    kind: 'answered',
    form,
    byHand: true,
    notice: 'Artikel 8-100 hebben we niet meer.',
  }));
  expect(submit).toHaveBeenCalledOnce();
  screen.getByText('Artikel 8-100 hebben we niet meer.');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Terug naar het inkoopsysteem' });
  expect(button.form?.getAttribute('action')).toBe(form.action);
  expect([...new FormData(button.form ?? undefined)]).toEqual([['a', 'b']]);
});

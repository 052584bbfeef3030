// Over 300 lines: one form in all its states.
import { type ApiClient, ApiError, type Order, type OrderChange } from '@magazijn/api-client';
import {
  buildCart,
  buildCartLine,
  buildDeliveryAddress,
  buildOrderChangePreview,
  buildProduct,
} from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths, productHref } from '../../shared/links/paths.ts';
import { tabStorage } from '../../shared/storage/browserStorage.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';
import { orderEditsKey } from './orderEdits.ts';
import { buildOrder } from './testing/buildOrder.ts';

stubModalDialogs();

const deadline = Date.parse('2026-11-23T11:00:00Z');

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: deadline - 3_600_000, toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const changeable = (changes: Partial<Order> = {}) =>
  buildOrder({
    changeableUntil: deadline,
    areLinesChangeable: true,
    driverNote: '',
    deliveryAddressId: null,
    version: 1,
    cart: buildCart({
      orderReference: 'Groep 3',
      totalInclusive: cents(12_030),
      lines: [
        buildCartLine({ productId: 1, name: 'Luiers', quantity: 2, price: cents(2695) }),
        buildCartLine({ productId: 2, name: 'Verf', quantity: 3, price: cents(500) }),
        buildCartLine({ productId: 9, name: 'Krijtjes', giveAway: true }),
      ],
    }),
    ...changes,
  });

interface Given {
  readonly order?: Order | (() => Order);
  readonly api?: Partial<ApiClient>;
  readonly capabilities?: readonly string[];
  readonly path?: string;
}

/** The sums of each change, 10 euros per unit of product 1. */
const preview = async (_: number, { quantities = {} }: OrderChange) =>
  buildOrderChangePreview({
    before: cents(12_030),
    totalInclusive: cents(12_030 + 1000 * ((quantities[1] ?? 2) - 2)),
  });

async function open({
  order = changeable(),
  api = {},
  capabilities = ['order-changes'],
  path = '/order/42?wijzigen',
}: Given = {}) {
  const changeOrder = vi.fn(api.changeOrder ?? (async () => {}));
  const previewOrderChange = vi.fn(api.previewOrderChange ?? preview);
  const page = await renderRoute(path, {
    viewer: 'customer',
    places: { [paths.home.pattern]: () => null },
    stubs: [
      stub('capabilities', capabilities),
      stub('categories', []),
      stub('order', () => (typeof order === 'function' ? order() : order)),
    ],
    api: {
      shopSettings: async () => ({
        minimumOrder: cents(5000),
        freeShippingFrom: cents(15_000),
        cutOffHour: 12,
        deliveryCountries: ['NL'],
        cutOffDate: null,
        deliveryDates: ['2026-11-24', '2026-11-25'].map(deliveryTimestamp),
      }),
      deliveryAddresses: async () => [
        buildDeliveryAddress(),
        buildDeliveryAddress({ id: 5, label: 'Locatie Oost' }),
      ],
      ...api,
      changeOrder,
      previewOrderChange,
    },
  });
  // Of the form, or of the order.
  await screen.findByRole('button', { name: /^(Wijzigingen bewaren|Opnieuw bestellen)$/ });
  return { ...page, changeOrder, previewOrderChange };
}

const shown = (element: { textContent: string | null }) =>
  (element.textContent ?? '').replaceAll('\u00A0', ' ');
const announced = () => shown(document.querySelector('[data-slot=live-region]') as HTMLElement).trim();
const row = (name: RegExp) => screen.getByRole('row', { name });
const summary = () => screen.getByRole('region', { name: 'Je wijziging' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Wijzigingen bewaren' }));
const isSavable = () =>
  screen.getByRole('button', { name: 'Wijzigingen bewaren' }).getAttribute('aria-disabled') !== 'true';
const more = (name: string) =>
  fireEvent.click(within(row(new RegExp(name))).getByRole('button', { name: 'Eén meer' }));

test('a placed order shows until when it can be changed, and links to the form', async () => {
  await open({ path: '/order/42' });
  expect(await screen.findByText('Te wijzigen tot vandaag 12.00 uur')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Wijzigen KKN000000042' });
  expect(link.getAttribute('href')).toBe('/order/42?wijzigen');
});

test('a changed quantity shows its costs before it is saved, and the order shows that it was changed', async () => {
  let version = 1;
  const { changeOrder, place } = await open({
    order: () => changeable({ version }),
    api: {
      changeOrder: async () => {
        version = 2;
      },
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelling KKN000000042 wijzigen' })).toBeTruthy();
  expect(screen.getByText('Te wijzigen tot vandaag 12.00 uur')).toBeTruthy();
  expect(isSavable()).toBe(false);
  more('Luiers');
  expect(row(/Luiers/).textContent).toContain('Was 2');
  expect(isSavable()).toBe(false);
  await waitFor(() => expect(shown(summary())).toContain('Je bestelling was € 120,30, wordt € 130,30.'));
  expect(announced()).toBe('Je bestelling was € 120,30, wordt € 130,30.');
  save();
  await waitFor(() => expect(place()).toBe('/order/42'));
  expect(changeOrder.mock.calls).toEqual([[42, { quantities: { 1: 3 } }, 1]]);
  const saved = 'Je bestelling is gewijzigd. Je krijgt een bevestiging per mail.';
  expect(within(screen.getByRole('main')).getByText(saved)).toBeTruthy();
  expect(tabStorage.read(orderEditsKey)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a removed product can be restored, and a price that rose since the order is shown', async () => {
  await open({
    api: {
      previewOrderChange: async () =>
        buildOrderChangePreview({
          before: cents(12_030),
          totalInclusive: cents(9810),
          lines: [
            {
              productId: 1,
              description: 'Luiers',
              before: 2,
              after: 2,
              priceBefore: cents(2695),
              priceAfter: cents(2995),
            },
          ],
        }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Haal Verf uit de bestelling' }));
  expect(document.activeElement?.textContent).toBe('Maak ongedaan');
  await waitFor(() => expect(shown(row(/Luiers/))).toContain('€ 29,95Was € 26,95 bij je bestelling'));
  expect(shown(summary())).toContain('was € 120,30, wordt € 98,10');
  fireEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(screen.getByRole('spinbutton', { name: 'Aantal Verf' })).toBeTruthy();
  expect(isSavable()).toBe(false);
});

test('a quantity that is no whole number changes nothing', async () => {
  await open();
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal Verf' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '1' } });
  fireEvent.change(field, { target: { value: '1.5' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('3');
  expect(screen.getByRole('alert').textContent).toBe('Alleen hele aantallen');
  expect(row(/Verf/).textContent).not.toContain('Was 3');
  expect(isSavable()).toBe(false);
});

test('a product is found and added', async () => {
  const juice = buildProduct({ id: 7, name: 'Appelsap', path: 'eten/drinken/appelsap' });
  const { changeOrder, queries } = await open({
    api: {
      searchProducts: async () => ({ total: 1, products: [juice] }),
    },
  });
  const field = screen.getByRole('combobox', { name: /^Voeg een product toe/ });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'appel' } });
  fireEvent.click(await screen.findByRole('option', { name: /Appelsap/ }));
  expect(row(/Appelsap/).textContent).toContain('Nieuw in deze bestelling');
  expect(queries.seen(productHref(juice.path))?.name).toBe('Appelsap');
  await waitFor(() => expect(isSavable()).toBe(true));
  save();
  await waitFor(() => expect(changeOrder.mock.calls).toEqual([[42, { quantities: { 7: 1 } }, 1]]));
});

test('the field that adds products does not name one that was removed again', async () => {
  await open({
    api: {
      searchProducts: async () => ({ total: 1, products: [buildProduct({ id: 7, name: 'Appelsap' })] }),
    },
  });
  const field = screen.getByRole('combobox', { name: /^Voeg een product toe/ });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'appel' } });
  fireEvent.click(await screen.findByRole('option', { name: /Appelsap/ }));
  const main = screen.getByRole('main');
  expect(within(main).getByText('Appelsap staat in de bestelling.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Haal Appelsap uit de bestelling' }));
  expect(within(main).queryByText('Appelsap staat in de bestelling.')).toBeNull();
});

test('day, address, note and reference are changed together', async () => {
  const { changeOrder } = await open();
  fireEvent.click(screen.getByRole('radio', { name: /woensdag 25 november/ }));
  fireEvent.click(await screen.findByRole('radio', { name: /Locatie Oost/ }));
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  fill(/^Opmerking voor de chauffeur/, 'Achterom');
  fill(/^Jouw referentie/, 'Groep 4');
  await waitFor(() => expect(isSavable()).toBe(true));
  save();
  await waitFor(() =>
    expect(changeOrder.mock.calls).toEqual([
      [
        42,
        {
          date: deliveryTimestamp('2026-11-25'),
          addressId: 5,
          driverNote: 'Achterom',
          orderReference: 'Groep 4',
        },
        1,
      ],
    ]),
  );
});

test('an address that the company removed stays the choice of an order that keeps it', async () => {
  const { changeOrder } = await open({
    order: changeable({
      deliveryAddressId: 8,
      mainAddress: buildDeliveryAddress({
        id: 8,
        companyName: 'De Vlinder',
        street: 'Kade',
        houseNumber: '7',
      }),
    }),
  });
  const kept = await screen.findByRole<HTMLInputElement>('radio', { name: /Kade 7/ });
  expect(kept.checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /^Locatie Oost/ }));
  fireEvent.click(kept);
  expect(isSavable()).toBe(false);
  expect(changeOrder).not.toHaveBeenCalled();
});

test('a refused change shows its reason, and cannot be saved', async () => {
  const { changeOrder } = await open({
    api: {
      previewOrderChange: async () =>
        buildOrderChangePreview({
          isAllowed: false,
          reason: 'Van Luiers zijn er nog 2.',
          limits: [{ message: 'Te veel besteld', details: ['Luiers: hoogstens 2'] }],
        }),
    },
  });
  more('Luiers');
  await waitFor(() => expect(summary().textContent).toContain('Van Luiers zijn er nog 2.'));
  expect(summary().textContent).toContain('Luiers: hoogstens 2');
  // The effect that announces it can run after the summary shows it.
  await waitFor(() => expect(announced()).toBe('Je bestelling was € 120,30, wordt € 106,90.'));
  save();
  expect(announced()).toBe('Van Luiers zijn er nog 2.');
  expect(changeOrder).not.toHaveBeenCalled();
});

test('without a connection the total is requested again, and a change whose response was lost is sent again', async () => {
  const lost = [new ApiError('unreachable', 'down'), new ApiError('unreachable', 'down')];
  const { changeOrder, place } = await open({
    api: {
      previewOrderChange: async (id, change) => {
        const failure = lost.length > 1 && lost.shift();
        if (failure) throw failure;
        return preview(id, change);
      },
      changeOrder: async () => {
        const failure = lost.shift();
        if (failure) throw failure;
      },
    },
  });
  more('Luiers');
  fireEvent.click(await within(summary()).findByRole('button', { name: 'Probeer opnieuw' }));
  await waitFor(() => expect(isSavable()).toBe(true));
  save();
  expect(await screen.findByText(/er wordt niets dubbel gewijzigd/)).toBeTruthy();
  save();
  await waitFor(() => expect(place()).toBe('/order/42'));
  expect(changeOrder.mock.calls[1]).toEqual(changeOrder.mock.calls[0]);
});

test('an order that was changed in another tab is loaded again, and keeps the changes of this one', async () => {
  let version = 1;
  const refusals = [new ApiError('refused', '', { status: 409 })];
  const { changeOrder, place } = await open({
    order: () => changeable({ version, driverNote: version === 1 ? '' : 'Achterom' }),
    api: {
      changeOrder: async () => {
        version = 2;
        const refusal = refusals.shift();
        if (refusal) throw refusal;
      },
    },
  });
  more('Luiers');
  await waitFor(() => expect(isSavable()).toBe(true));
  const scroll = vi.fn<Element['scrollIntoView']>();
  Element.prototype.scrollIntoView = scroll;
  save();
  const refusal = await screen.findByText(/^Deze bestelling is intussen gewijzigd/);
  // On a phone the button is far below it.
  await waitFor(() => expect(scroll.mock.contexts).toContain(refusal));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /chauffeur/ }).value).toBe('Achterom');
  save();
  await waitFor(() => expect(place()).toBe('/order/42'));
  expect(changeOrder.mock.calls).toEqual([
    [42, { quantities: { 1: 3 } }, 1],
    [42, { quantities: { 1: 3 } }, 2],
  ]);
});

test('unsaved changes survive a reload', async () => {
  const first = await open();
  more('Luiers');
  first.unmount();
  await open();
  expect(screen.getByText(/^Je wijzigingen van net staan er nog/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal Luiers' }).value).toBe('3');
  fireEvent.click(screen.getByRole('button', { name: 'Terug zonder te wijzigen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Wijzigingen bewaren' })).toBeNull());
  expect(tabStorage.read(orderEditsKey)).toBeNull();
});

test('when the deadline passes on an open form, it shows that and locks', async () => {
  await open();
  more('Luiers');
  await waitFor(() => expect(isSavable()).toBe(true));
  await act(async () => {
    vi.setSystemTime(deadline);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText(/^Deze bestelling kon je wijzigen tot vandaag 12.00 uur/)).toBeTruthy();
  expect(isSavable()).toBe(false);
  expect(
    screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal Luiers' }).matches(':disabled'),
  ).toBe(true);
});

test('of a paid order the products are shown with the reason why they cannot change', async () => {
  await open({ order: changeable({ payment: 'card', areLinesChangeable: false }) });
  expect(screen.getByText(/^Je hebt deze bestelling al betaald/)).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Jouw referentie/ })).toBeTruthy();
});

test('an order that can no longer be changed shows that, without a link to the form', async () => {
  await open({ order: changeable({ changeableUntil: null }) });
  expect(screen.getByText('Deze bestelling kan niet meer worden gewijzigd.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Wijzigen/ })).toBeNull();
});

test('cancelling a paid order shows the refund, and it can be ordered again', async () => {
  let order = changeable({ payment: 'card', areLinesChangeable: false });
  await open({
    path: '/order/42',
    order: () => order,
    api: {
      cancelOrder: async () => {
        order = buildOrder({ state: 'cancelled', status: 'cancelled', changeableUntil: null });
        return { refund: cents(12_030) };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Annuleren KKN000000042' }));
  const question = screen.getByRole('alertdialog', { name: 'Bestelling KKN000000042 annuleren?' });
  expect(shown(question)).toContain('Je krijgt € 120,30 terug.');
  fireEvent.click(within(question).getByRole('button', { name: 'Annuleer de bestelling' }));
  expect(await screen.findByText(/^Geannuleerd\. Deze bestelling wordt niet bezorgd/)).toBeTruthy();
  expect(announced()).toBe('Bestelling KKN000000042 is geannuleerd. Je krijgt € 120,30 terug.');
  expect(screen.getByRole('button', { name: /Opnieuw bestellen$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Annuleren/ })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Hoe ver je bestelling is' })).toBeNull();
});

test.each([
  ['lacks the capability', { capabilities: [] }],
  ['returns no deadline', { order: buildOrder() }],
])('with a back end that %s the order shows as usual', async (_, given) => {
  await open(given);
  expect(screen.getByRole('heading', { level: 1, name: 'Bestelling KKN000000042' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Wijzigen/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Annuleren/ })).toBeNull();
});

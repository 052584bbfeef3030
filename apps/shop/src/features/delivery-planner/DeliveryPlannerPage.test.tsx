import { type ApiClient, ApiError } from '@magazijn/api-client';
import {
  buildCompany,
  buildDeliveryAddress,
  buildDeliveryPlan,
  buildPlannedDelivery,
} from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';

stubModalDialogs();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const monday = '2026-11-23T';

interface Given {
  readonly api?: Partial<ApiClient>;
  readonly capabilities?: readonly string[];
  /** The moment in UTC. */
  readonly now?: string;
}

async function open({ api = {}, capabilities = ['order-changes'], now = `${monday}09:48:30Z` }: Given = {}) {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute('/bezorgplanner', {
    viewer: 'customer',
    stubs: [stub('capabilities', capabilities), stub('categories', []), stub('profile', buildCompany())],
    api: { deliveryPlan: async () => buildDeliveryPlan(), ...api },
  });
}

const shown = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const announced = () => shown(screen.getByRole('status').textContent).trim();
const timer = () => shown(screen.getByRole('timer').textContent);

/** The page is shown again at a later moment, such as after a sleep. */
const wakeAt = (now: string) =>
  act(async () => {
    vi.setSystemTime(Date.parse(now));
    window.dispatchEvent(new Event('focus'));
  });

test('the countdown shows the time left to order for the first day, and announces it sparingly', async () => {
  await open();
  expect(timer()).toBe('Bestel binnen 1 uur 12 min voor bezorging op dinsdag 24 november');
  expect(announced()).toBe('');
  await wakeAt(`${monday}10:00:59Z`);
  expect(timer()).toBe('Bestel binnen 1 uur voor bezorging op dinsdag 24 november');
  expect(announced()).toBe(timer());
  await wakeAt(`${monday}10:59:30Z`);
  expect(timer()).toBe('Bestel binnen 1 min voor bezorging op dinsdag 24 november');
  expect(announced()).toBe('Bestel binnen 1 uur voor bezorging op dinsdag 24 november');
});

test('at the weekend it shows the day instead of the time left', async () => {
  await open({ now: '2026-11-21T09:00:00Z' });
  expect(timer()).toBe('Bestel vóór maandag 23 november 12.00 uur voor bezorging op dinsdag 24 november');
});

test('when the cut-off passes on an open page, the next one is loaded', async () => {
  const deliveryPlan = vi.fn(async () =>
    Date.now() < Date.parse(`${monday}11:00:00Z`)
      ? buildDeliveryPlan()
      : buildDeliveryPlan({ cutOff: Date.parse('2026-11-24T11:00:00Z'), firstDate: '2026-11-25' }),
  );
  await open({ api: { deliveryPlan } });
  await wakeAt(`${monday}11:00:00Z`);
  await waitFor(() =>
    expect(timer()).toBe('Bestel vóór dinsdag 24 november 12.00 uur voor bezorging op woensdag 25 november'),
  );
  expect(announced()).toBe('De tijd om te bestellen voor dinsdag 24 november is voorbij.');
});

test('each day has its deliveries, with what can still be done until when', async () => {
  await open({
    api: {
      deliveryPlan: async () =>
        buildDeliveryPlan({
          closedDays: [5],
          deliveries: [
            buildPlannedDelivery({
              date: '2026-11-23',
              orderId: 41,
              orderNumber: 'KKN000000041',
              changeableUntil: null,
            }),
            buildPlannedDelivery({
              units: 9,
              driverNote: 'Achterom',
              orderReference: 'Groep 3',
              address: buildDeliveryAddress({ id: 5, label: 'Locatie Oost' }),
            }),
          ],
        }),
    },
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Deze week',
    'Volgende week',
    'Week van 7 december',
  ]);
  const days = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  const today = within(days[0] as HTMLElement);
  expect(days[0]?.getAttribute('aria-current')).toBe('date');
  expect(today.getByText('Vandaag')).toBeTruthy();
  expect(today.getByText('Niet meer te wijzigen')).toBeTruthy();
  expect(today.queryByRole('link', { name: /Wijzigen/ })).toBeNull();
  const tomorrow = within(days[1] as HTMLElement);
  expect(tomorrow.getByRole('link', { name: 'Bestelling KKN000000042' }).getAttribute('href')).toBe(
    '/order/42',
  );
  expect(shown(days[1]?.textContent)).toContain('9 artikelen · € 74,29 incl. btw · Op rekening');
  expect(days[1]?.textContent).toMatch(/Locatie Oost.*Achterom.*Groep 3/);
  expect(tomorrow.getByText('Te wijzigen tot vandaag 12.00 uur')).toBeTruthy();
  expect(tomorrow.getByRole('link', { name: 'Wijzigen KKN000000042' }).getAttribute('href')).toBe(
    '/order/42?wijzigen',
  );
  expect(days[2]?.textContent).toBe(
    'Vrijdag 27 novemberGesloten volgens je openingstijden: we bezorgen niet.',
  );
});

test('a holiday has its name', async () => {
  await open({
    now: '2026-12-21T07:00:00Z',
    api: { deliveryPlan: async () => buildDeliveryPlan({ cutOff: Date.parse('2026-12-21T11:00:00Z') }) },
  });
  expect(screen.getByText('Eerste kerstdag: we bezorgen niet.')).toBeTruthy();
});

test('without deliveries a message shows, with a link to the shop', async () => {
  await open({ api: { deliveryPlan: async () => buildDeliveryPlan({ deliveries: [] }) } });
  expect(screen.getByRole('heading', { name: 'Er is niets onderweg' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ga winkelen' }).getAttribute('href')).toBe('/');
});

test('changing and cancelling end when the deadline passes on an open page', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Annuleren KKN000000042' })).toBeTruthy();
  await wakeAt(`${monday}11:00:00Z`);
  expect(screen.queryByRole('button', { name: 'Annuleren KKN000000042' })).toBeNull();
  expect(screen.getByText('Niet meer te wijzigen')).toBeTruthy();
});

const cancelling = () => within(screen.getByRole('alertdialog'));
const confirmCancel = () =>
  fireEvent.click(cancelling().getByRole('button', { name: 'Annuleer de bestelling' }));

test('cancelling a paid order asks first, shows the refund, and removes it from the plan', async () => {
  const cancelOrder = vi.fn(async () => ({ refund: cents(10_690) }));
  const paid = buildPlannedDelivery({ payment: 'card', totalInclusive: cents(10_690) });
  const deliveryPlan = async () =>
    buildDeliveryPlan({ deliveries: cancelOrder.mock.calls.length > 0 ? [] : [paid] });
  await open({ api: { deliveryPlan, cancelOrder } });
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren KKN000000042' }));
  expect(shown(cancelling().getByText(/Je krijgt/).textContent)).toContain('Je krijgt € 106,90 terug.');
  expect(cancelOrder).not.toHaveBeenCalled();
  confirmCancel();
  confirmCancel();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(cancelOrder.mock.calls).toEqual([[42]]);
  const message = 'Bestelling KKN000000042 is geannuleerd. Je krijgt € 106,90 terug.';
  expect(announced()).toBe(message);
  expect(await screen.findByRole('heading', { name: 'Er is niets onderweg' })).toBeTruthy();
});

test('a refusal shows in the dialog, which stays open', async () => {
  const refusals = [
    new ApiError('refused', 'Deze bestelling is al ingepakt.', { status: 409 }),
    new ApiError('unreachable', 'down'),
  ];
  await open({
    api: {
      cancelOrder: async () => {
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        return { refund: null };
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren KKN000000042' }));
  expect(cancelling().getByText(/Je hoeft er niets voor te betalen/)).toBeTruthy();
  confirmCancel();
  expect(await cancelling().findByText('Deze bestelling is al ingepakt.')).toBeTruthy();
  confirmCancel();
  expect(await cancelling().findByText(/je annuleert nooit dubbel/)).toBeTruthy();
});

test.each([
  ['lacks the capability', { capabilities: [] }],
  ['answers 404 to the call itself', { api: { deliveryPlan: async () => null } }],
])('a back end that %s has no planner: it leads home', async (_, given) => {
  const { place } = await open(given);
  await waitFor(() => expect(place()).toBe('/'));
});

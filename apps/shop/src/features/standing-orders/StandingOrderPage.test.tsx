import { type ApiClient, ApiError, type StandingOrder } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildShoppingList } from '../../testing/buildShoppingList.ts';
import { buildAssessment, buildRun, buildStandingOrder } from '../../testing/buildStandingOrder.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';

stubModalDialogs();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(standing: StandingOrder | null, api: Partial<ApiClient> = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute('/herhaalorders/5', {
    viewer: 'customer',
    stubs: [stub('capabilities', ['standing-orders', 'lists']), stub('categories', [])],
    api: {
      standingOrder: async () => standing,
      standingOrders: async () => ({ allowed: true, standingOrders: [] }),
      lists: async () => [buildShoppingList({ productCount: 1 })],
      ...api,
    },
  });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const unreachable = new ApiError('unreachable', 'No answer');

/** A standing order of which one run is open, which a decision changes. */
function withRun(changes: Partial<StandingOrder> = {}) {
  let standing = buildStandingOrder({ run: buildRun(), ...changes });
  return {
    standingOrder: async () => standing,
    becomes: (next: Partial<StandingOrder>) => {
      standing = { ...standing, ...next };
    },
  };
}

test('without an announced run it shows the next delivery, and that a mail precedes it', async () => {
  await open(buildStandingOrder());
  expect(screen.getByRole('heading', { name: 'Volgende bezorging: dinsdag 24 november' })).toBeDefined();
  expect(screen.getByText(/Twee werkdagen ervoor krijg je een mail/)).toBeDefined();
  expect(screen.getByRole('row', { name: /Luiers maat 4/ }).textContent).toMatch(/4.*107,80/);
  expect(screen.getByText('dinsdag 1 december')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Bestel nu' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Egels' }).getAttribute('href')).toBe('/lijsten/9');
});

test('with a list that only a colleague sees it cannot be ordered, and has no link to the list', async () => {
  const problem = {
    message: 'De lijst van deze herhaalorder is alleen zichtbaar voor een collega.',
    blocking: true,
  };
  await open(
    buildStandingOrder({
      listId: null,
      listName: 'Een lijst van een collega',
      run: buildRun(),
      assessment: buildAssessment({ lines: [], problems: [problem], totals: null }),
    }),
  );
  expect(screen.getByText(/Een lijst van een collega/)).toBeDefined();
  expect(screen.getByText(problem.message)).toBeDefined();
  expect(button('Bestel nu').disabled).toBe(true);
  expect(button('Sla deze keer over').disabled).toBe(false);
  expect(screen.queryByRole('link', { name: 'Wijzig de lijst' })).toBeNull();
});

test('its earlier runs lead to their orders', async () => {
  await open(
    buildStandingOrder({
      history: [
        buildRun({
          id: 2,
          status: 'placed',
          deliveryOn: '2026-11-17',
          orderId: 12,
          orderNumber: 'KKN000000012',
        }),
        buildRun({ id: 1, status: 'missed', deliveryOn: '2026-11-10' }),
      ],
    }),
  );
  expect(screen.getByRole('link', { name: 'KKN000000012' }).getAttribute('href')).toBe('/order/12');
  expect(screen.getByRole('row', { name: /10 november/ }).textContent).toContain(
    'Niet besteld: geen antwoord',
  );
});

test('an unknown one shows a message', async () => {
  await open(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deze herhaalorder is er niet');
});

describe('an announced run', () => {
  test('is ordered by one press', async () => {
    const { standingOrder, becomes } = withRun();
    const decideRun = vi.fn<ApiClient['decideRun']>(async () => {
      becomes({
        run: null,
        history: [buildRun({ status: 'placed', orderId: 12, orderNumber: 'KKN000000012' })],
      });
      return buildRun({ status: 'placed', orderId: 12 });
    });
    await open(null, { standingOrder, decideRun });
    expect(screen.getByText(/We bestellen dit op maandag 23 november om 8\.00 uur\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Wijzig de lijst' }).getAttribute('href')).toBe('/lijsten/9');
    press('Bestel nu');
    await screen.findByRole('link', { name: 'KKN000000012' });
    expect(decideRun).toHaveBeenCalledExactlyOnceWith({ standingOrder: 5, run: 31 }, 'order', cents(11_530));
    expect(screen.queryByRole('button', { name: 'Bestel nu' })).toBeNull();
  });

  test('is skipped, which can be undone', async () => {
    const { standingOrder, becomes } = withRun();
    const decideRun = vi.fn<ApiClient['decideRun']>(async (_target, decision) => {
      const skipped = buildRun({ status: 'skipped', restorable: true });
      if (decision === 'skip') becomes({ run: null, history: [skipped] });
      else becomes({ run: buildRun(), history: [] });
      return decision === 'skip' ? skipped : buildRun();
    });
    await open(null, { standingOrder, decideRun });
    press('Sla deze keer over');
    await screen.findByRole('button', { name: 'Toch bestellen' });
    expect(
      screen.getAllByText('De bezorging van dinsdag 24 november is overgeslagen.').length,
    ).toBeGreaterThan(0);
    press('Toch bestellen');
    await screen.findByRole('button', { name: 'Sla deze keer over' });
    expect(decideRun.mock.calls.map(([, decision]) => decision)).toEqual(['skip', 'restore']);
  });

  test('keeps its buttons without a connection, and is requested again', async () => {
    const { standingOrder } = withRun();
    await open(null, {
      standingOrder,
      decideRun: async () => {
        throw unreachable;
      },
    });
    press('Sla deze keer over');
    await screen.findByText(/Je keuze kon niet worden bewaard\./);
    expect(button('Bestel nu').disabled).toBe(false);
  });

  test('that was placed elsewhere shows that', async () => {
    const { standingOrder } = withRun();
    await open(null, {
      standingOrder,
      decideRun: async () => {
        throw new ApiError('refused', 'Deze bestelling is al geplaatst.', { status: 409 });
      },
    });
    press('Sla deze keer over');
    await screen.findByText('Deze bestelling is al geplaatst.');
  });
});

test('a waiting run shows why it asks, and can be ordered anyway', async () => {
  await open(
    buildStandingOrder({
      run: buildRun({ status: 'waiting' }),
      assessment: buildAssessment({
        lines: [
          {
            productId: 7,
            name: 'Luiers maat 4',
            articleNumber: '101404',
            wanted: 4,
            quantity: 3,
            cost: 9_000 as never,
            note: 'Nog 3 op voorraad.',
            asks: true,
          },
        ],
        problems: [{ message: 'Niet alles is zoals de vorige keer.', blocking: false }],
      }),
    }),
  );
  expect(screen.getByText('We hebben nog niets besteld. Kies wat je wilt doen.')).toBeDefined();
  expect(screen.getByText('Niet alles is zoals de vorige keer.')).toBeDefined();
  expect(screen.getByRole('row', { name: /Luiers maat 4/ }).textContent).toMatch(
    /Nog 3 op voorraad\..*3 van 4/,
  );
  expect(button('Bestel nu').disabled).toBe(false);
});

test('a run that needs corrections cannot be ordered, but skipped', async () => {
  await open(
    buildStandingOrder({
      run: buildRun({ status: 'waiting' }),
      listId: null,
      listName: '',
      assessment: buildAssessment({
        lines: [],
        totals: null,
        problems: [{ message: 'De lijst van deze herhaalorder is er niet meer.', blocking: true }],
      }),
    }),
  );
  expect(button('Bestel nu').disabled).toBe(true);
  expect(button('Sla deze keer over').disabled).toBe(false);
  expect(screen.getByText(/De lijst is verwijderd\./)).toBeDefined();
});

test('a refused order shows that, and keeps the reasons', async () => {
  const { standingOrder, becomes } = withRun();
  await open(null, {
    standingOrder,
    decideRun: async () => {
      becomes({
        run: buildRun({ status: 'waiting' }),
        assessment: buildAssessment({
          problems: [{ message: 'Van Luiers is er niet genoeg op voorraad.', blocking: false }],
        }),
      });
      return buildRun({ status: 'waiting' });
    },
  });
  press('Bestel nu');
  await screen.findByText('De bestelling is niet geplaatst. Kijk wat er nog niet klopt.');
  await screen.findByText('Van Luiers is er niet genoeg op voorraad.');
});

describe('the settings', () => {
  test('are saved; the announced run stays', async () => {
    const saveStandingOrder = vi.fn(async () => {});
    await open(buildStandingOrder({ run: buildRun() }), { saveStandingOrder });
    fireEvent.change(screen.getByRole('combobox', { name: /Bezorgdag/ }), { target: { value: '4' } });
    press('Bewaar');
    await screen.findByText(/De bezorging van dinsdag 24 november verandert niet mee\./);
    expect(saveStandingOrder).toHaveBeenCalledExactlyOnceWith(5, {
      name: 'Elke week',
      source: { list: 9 },
      rhythm: { unit: 'week', every: 1, day: 4, startsOn: '2026-11-18' },
      maxPriceRise: 5,
      reference: '',
    });
  });

  test('stay filled in without a connection', async () => {
    await open(buildStandingOrder(), {
      saveStandingOrder: async () => {
        throw unreachable;
      },
    });
    fireEvent.change(screen.getByRole('textbox', { name: /^Naam/ }), { target: { value: 'Anders' } });
    press('Bewaar');
    await screen.findByText(/Je wijzigingen zijn niet bewaard\./);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ }).value).toBe('Anders');
  });

  test('pause, and start again', async () => {
    let status: StandingOrder['status'] = 'active';
    const setStandingOrderState = vi.fn<ApiClient['setStandingOrderState']>(async (_id, state) => {
      status = state;
    });
    const standingOrder = async () => buildStandingOrder({ status });
    await open(null, { standingOrder, setStandingOrderState });
    press('Pauzeer');
    await screen.findByText('De herhaalorder is gepauzeerd.');
    fireEvent.click(await screen.findByRole('button', { name: 'Start weer' }));
    await screen.findByText('De herhaalorder is weer actief.');
    expect(setStandingOrderState.mock.calls).toEqual([
      [5, 'paused'],
      [5, 'active'],
    ]);
  });

  test('end it after a question; without the network nothing ends', async () => {
    const setStandingOrderState = vi
      .fn<ApiClient['setStandingOrderState']>()
      .mockRejectedValueOnce(unreachable)
      .mockResolvedValueOnce();
    await open(buildStandingOrder(), { setStandingOrderState });
    const end = () => {
      fireEvent.click(screen.getAllByRole('button', { name: 'Beëindig', hidden: true })[0] as HTMLElement);
      fireEvent.click(
        screen.getAllByRole('button', { name: 'Beëindig', hidden: true }).at(-1) as HTMLElement,
      );
    };
    end();
    await screen.findByText(/Je wijzigingen zijn niet bewaard\./);
    end();
    await waitFor(() => expect(setStandingOrderState).toHaveBeenLastCalledWith(5, 'ended'));
  });
});

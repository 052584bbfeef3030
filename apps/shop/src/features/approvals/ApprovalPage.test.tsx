import { type ApiClient, ApiError, type ApprovalRequest } from '@magazijn/api-client';
import { buildApprovalRequest, buildCart } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import type { Role } from '@magazijn/domain/people';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { productHref } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
stubModalDialogs();

/** The page of the request that the back end has at each time. */
async function open(
  first: ApprovalRequest | null,
  api: Partial<ApiClient> = {},
  role: Role = 'administrator',
) {
  let current = first;
  const page = await renderRoute('/profiel/goedkeuren/7', {
    viewer: 'customer',
    role,
    stubs: [
      stub('capabilities', ['approvals']),
      stub('switchableCompanies', []),
      stub('categories', []),
      stub('approvalRequest', () => current),
      stub('approvalRequests', { requests: [], total: 0 }),
    ],
    api: { recalculateCart: async (intent) => answerCart(intent, buildCart()), ...api },
  });
  if (first) await screen.findByRole('heading', { name: 'Producten' });
  return {
    ...page,
    become: (next: ApprovalRequest) => {
      current = next;
    },
  };
}

/** Without the live region, which repeats outcomes. */
const main = () => within(screen.getByRole('main'));

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));

const approved = buildApprovalRequest({
  status: 'approved',
  decidedBy: 'Astrid',
  decidedAt: '2026-11-18T11:00:00.000Z',
  mayDecide: false,
  totalNow: null,
  budget: null,
  version: 2,
});

test('a request that cannot be loaded offers another attempt, not an endless placeholder', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(null, {
    approvalRequest: () => Promise.reject(new ApiError('unreachable', 'No answer')),
  });
  expect(await screen.findByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy();
});

describe('an approver', () => {
  test('sees who asks for what, how it fits the budget, and what happened', async () => {
    const { queries } = await open(
      buildApprovalRequest({
        remark: 'Voor het feest',
        totalNow: cents(6500),
        problems: ['De kortingscode DEMO10 is niet meer geldig.'],
        deliveryDateNow: '2026-11-20',
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Aanvraag van Lisa' })).toBeDefined();
    expect(screen.getByText('Voor het feest')).toBeDefined();
    expect(screen.getByText(/De kortingscode DEMO10 is niet meer geldig/)).toBeDefined();
    expect(screen.getByText(/Het totaal was €\s61,40 en is nu €\s65,00/)).toBeDefined();
    expect(screen.getByText(/^Aangevraagd op .*, bezorging vrijdag 20 november$/)).toBeDefined();
    const meter = screen.getByRole('meter', { name: 'Maandbudget' });
    const words = document.getElementById(meter.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(words).toMatch(/€\s41,40 te veel, van €\s500,00, €\s480,00 besteld, €\s61,40 deze aanvraag/);
    const steps = within(screen.getByRole('list', { name: 'Verloop' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Aangevraagd door Lisa'),
      expect.stringContaining('Wacht op een beslissing'),
    ]);
    const [line] = buildApprovalRequest().lines;
    expect(queries.seen(productHref(line?.path ?? ''))?.name).toBe(line?.description);
  });

  test('approves what they saw, and gets the link to the order', async () => {
    const approveRequest = vi.fn<ApiClient['approveRequest']>(async () => {
      page.become(approved);
      return { outcome: 'placed', orderId: 42 };
    });
    const page = await open(buildApprovalRequest(), { approveRequest });
    await press('Goedkeuren');
    expect(approveRequest.mock.calls).toEqual([[7, { version: 1, seenTotal: 6140, quantities: {} }]]);
    expect(main().getByText('Goedgekeurd. De bestelling is geplaatst.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Naar bestelling KKN000000042' });
    expect(link.getAttribute('href')).toBe('/order/42');
    expect(screen.queryByRole('button', { name: 'Goedkeuren' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('sees the new total of changed quantities before it is approved', async () => {
    const priced = buildApprovalRequest({
      version: 1,
      totalNow: cents(9000),
      totalNowInclusive: cents(10_890),
    });
    const approveRequest = vi
      .fn<ApiClient['approveRequest']>(async () => {
        page.become({ ...approved, lines: approved.lines.map((line) => ({ ...line, orderable: 3 })) });
        return { outcome: 'placed', orderId: 42 };
      })
      .mockResolvedValueOnce({ outcome: 'review', request: priced });
    const page = await open(buildApprovalRequest(), { approveRequest });
    fireEvent.click(screen.getByRole('button', { name: /Meer|verhoog|plus/i }));
    await press('Bereken het nieuwe totaal');
    expect(main().getByText(/Het totaal is opnieuw berekend/)).toBeDefined();
    expect(main().queryByText(/Het totaal was/)).toBeNull();
    await press('Goedkeuren');
    expect(approveRequest.mock.calls.map(([, sent]) => sent)).toEqual([
      { version: 1, seenTotal: null, quantities: { 1: 3 } },
      { version: 1, seenTotal: 9000, quantities: { 1: 3 } },
    ]);
    expect(main().getByText('aangevraagd: 2')).toBeDefined();
    // The order can be changed later, by others than the approver.
    expect(main().getByRole('columnheader', { name: 'Nu besteld' })).toBeDefined();
    expect(main().getByText('Nu besteld, excl. btw')).toBeDefined();
    expect(main().getByText('Totaal incl. btw')).toBeDefined();
    expect(main().queryByText('Het nieuwe totaal zie je voordat je goedkeurt.')).toBeNull();
  });

  test('is asked again when the price rose meanwhile, and left out products can be put back', async () => {
    const risen = buildApprovalRequest({ version: 2, totalNow: cents(7000) });
    const page = await open(buildApprovalRequest(), {
      approveRequest: async () => {
        page.become(risen);
        return { outcome: 'review', request: risen };
      },
    });
    await press('Goedkeuren');
    expect(main().getByText(/Er is iets veranderd sinds je dit zag/)).toBeDefined();
    expect(screen.getByText(/Het totaal was €\s61,40 en is nu €\s70,00/)).toBeDefined();
    await press('Laat Luiers maat 4 weg');
    expect(screen.getAllByText('Van deze aanvraag kan nu niets worden besteld.').length).toBeGreaterThan(0);
    await press('Maak ongedaan');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Laat Luiers maat 4 weg' }));
  });

  test('a colleague was first: the page says who, and shows the decision', async () => {
    const page = await open(buildApprovalRequest(), {
      approveRequest: async () => {
        page.become(approved);
        throw new ApiError('refused', 'Bas keurde dit al goed.', { status: 409 });
      },
    });
    await press('Goedkeuren');
    expect(screen.getByRole('alert').textContent).toContain('Bas keurde dit al goed.');
    expect(screen.getByRole('link', { name: 'Naar bestelling KKN000000042' })).toBeDefined();
  });

  test('the network is cut: nothing is lost, and it can be approved again', async () => {
    const approveRequest = vi
      .fn<ApiClient['approveRequest']>(async () => ({ outcome: 'placed', orderId: 42 }))
      .mockRejectedValueOnce(new ApiError('unreachable', 'No answer'));
    await open(buildApprovalRequest(), { approveRequest });
    await press('Goedkeuren');
    expect(screen.getByRole('alert').textContent).toContain('er wordt nooit dubbel besteld');
    await press('Goedkeuren');
    expect(approveRequest).toHaveBeenCalledTimes(2);
  });

  test('refuses with a reason only', async () => {
    const refuseRequest = vi.fn(async () => {});
    await open(buildApprovalRequest(), { refuseRequest });
    await press('Afwijzen');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Aanvraag van Lisa afwijzen?' }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Afwijzen' })));
    expect(dialog.getByText('Vul een reden in.')).toBeDefined();
    expect(refuseRequest).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByLabelText('Reden'), { target: { value: 'Het budget is op.' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Afwijzen' })));
    expect(refuseRequest.mock.calls).toEqual([[7, { version: 1, reason: 'Het budget is op.' }]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(main().getByText('De aanvraag is afgewezen.')).toBeDefined();
  });
});

describe('a requester', () => {
  const own = { mayDecide: false, mayWithdraw: true } as const;

  test('withdraws the request, and its products are in the cart again', async () => {
    const { stores } = await open(
      buildApprovalRequest(own),
      { withdrawRequest: async () => new Map([[1, 2]]) },
      'requester',
    );
    expect(screen.queryByRole('button', { name: 'Goedkeuren' })).toBeNull();
    await press('Trek in');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Aanvraag intrekken?' }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Trek in' })));
    expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
    expect(screen.getByRole('link', { name: 'Naar je winkelmand' })).toBeDefined();
  });

  test('reads why it was refused, and puts the products in the cart again', async () => {
    const { stores } = await open(
      buildApprovalRequest({
        ...own,
        status: 'refused',
        mayWithdraw: false,
        decidedBy: 'Astrid',
        refusal: 'Het budget is op.',
      }),
      {},
      'requester',
    );
    expect(screen.getByText('Astrid heeft deze aanvraag afgewezen: Het budget is op.')).toBeDefined();
    await press('Opnieuw in winkelmand');
    expect(stores.cart.getState().quantities).toEqual({ 1: 2 });
    expect(screen.getByRole('link', { name: 'Naar je winkelmand' })).toBeDefined();
  });

  test('an unknown request says so', async () => {
    await open(null, {}, 'requester');
    expect(screen.getByRole('heading', { level: 1, name: 'Aanvraag niet gevonden' })).toBeDefined();
  });
});

test('each line names its group or cost centre', async () => {
  const request = buildApprovalRequest();
  await open({
    ...request,
    lines: request.lines.map((line) => ({
      ...line,
      costCentre: { id: 1, code: '4010', name: 'Egels', isEnded: false },
    })),
  });
  expect(main().getByText('doos · art. 101 404 · 4010 · Egels')).toBeDefined();
});

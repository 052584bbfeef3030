import { type ApiClient, ApiError, type LinkedRun } from '@magazijn/api-client';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildAssessment, buildRun } from '../../testing/buildStandingOrder.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const linked = (changes: Partial<LinkedRun> = {}): LinkedRun => ({
  standingOrderId: 5,
  name: 'Elke week',
  company: 'De Vlinder',
  listId: 9,
  run: buildRun(),
  assessment: buildAssessment(),
  ...changes,
});

async function open(
  api: Partial<ApiClient>,
  { path = '/herhaalorders/antwoord?token=abc', capabilities = ['standing-orders'] } = {},
) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute(path, {
    stubs: [stub('capabilities', capabilities), stub('categories', [])],
    api,
  });
}

test('a visitor skips the run of a mailed link, and undoes that', async () => {
  let run = buildRun();
  const decideRun = vi.fn<ApiClient['decideRun']>(async (_target, decision) => {
    run = decision === 'skip' ? buildRun({ status: 'skipped', restorable: true }) : buildRun();
    return run;
  });
  await open({ linkedRun: async () => linked({ run }), decideRun });
  expect(screen.getByText('Herhaalorder Elke week van De Vlinder')).toBeDefined();
  expect(screen.getByRole('row', { name: /Luiers maat 4/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wijzig' }).getAttribute('href')).toBe('/herhaalorders/5');
  fireEvent.click(screen.getByRole('button', { name: 'Sla deze keer over' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Toch bestellen' }));
  await screen.findByRole('button', { name: 'Bestel nu' });
  expect(decideRun.mock.calls).toEqual([
    [{ token: 'abc' }, 'skip', null],
    [{ token: 'abc' }, 'restore', null],
  ]);
});

test('a run that was placed shows that, without buttons', async () => {
  await open({ linkedRun: async () => linked({ run: buildRun({ status: 'placed' }), assessment: null }) });
  expect(screen.getByText('De bestelling voor dinsdag 24 november is geplaatst.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['a link that is too old', '/herhaalorders/antwoord?token=abc'],
  ['a link that was cut off', '/herhaalorders/antwoord'],
])('%s shows what to do', async (_what, path) => {
  await open({ linkedRun: async () => null }, { path });
  expect(screen.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeDefined();
});

test('without a connection it can be loaded again', async () => {
  const linkedRun = vi
    .fn<ApiClient['linkedRun']>()
    .mockRejectedValueOnce(new ApiError('refused', 'No', { status: 400 }))
    .mockResolvedValue(linked());
  await open({ linkedRun });
  fireEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  await screen.findByRole('button', { name: 'Bestel nu' });
});

test('a back end without standing orders leads home, and is not asked', async () => {
  const { place } = await open({}, { capabilities: [] });
  expect(place()).toBe('/');
});

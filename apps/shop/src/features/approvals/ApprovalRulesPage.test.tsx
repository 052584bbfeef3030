import { type ApiClient, ApiError, type ApprovalSettings } from '@magazijn/api-client';
import { buildApprovalSettings } from '@magazijn/api-client/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
stubModalDialogs();

async function open(
  saveApprovalSettings: ApiClient['saveApprovalSettings'] = async () => {},
  first: ApprovalSettings = buildApprovalSettings(),
) {
  let current = first;
  const page = await renderRoute('/profiel/goedkeuren/regels', {
    viewer: 'customer',
    others: ['/profiel/goedkeuren', '/profiel/overzicht'],
    stubs: [
      stub('capabilities', ['approvals']),
      stub('switchableCompanies', []),
      stub('categories', []),
      stub('approvalSettings', () => current),
      stub('approvalRequests', { requests: [], total: 0 }),
    ],
    api: { saveApprovalSettings },
  });
  return {
    ...page,
    become: (next: ApprovalSettings) => {
      current = next;
    },
  };
}

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

const dialog = () => within(screen.getByRole('dialog'));
const pressIn = (name: string) => act(async () => fireEvent.click(dialog().getByRole('button', { name })));

/** A rule for Bas, of at most € 80 an order. */
async function fillRule() {
  await press('Voeg een regel toe');
  fireEvent.change(dialog().getByLabelText('Voor wie'), { target: { value: '3' } });
  fireEvent.change(dialog().getByLabelText('Per bestelling, in euro'), { target: { value: '80' } });
  expect(dialog().getByText(/^Bas mag per bestelling tot €\s80,00 bestellen/)).toBeDefined();
}

test('a rule is added with a preview in a sentence, and saved with the others and their version', async () => {
  const save = vi.fn<ApiClient['saveApprovalSettings']>(async () => {});
  await open(save);
  await press('Voeg een regel toe');
  await pressIn('Opslaan');
  expect(dialog().getByRole('alert').textContent).toContain('Vul een bedrag per bestelling in');
  await pressIn('Annuleren');
  await fillRule();
  await pressIn('Opslaan');
  const [saved] = save.mock.lastCall ?? [];
  expect(saved?.version).toBe(1);
  expect(saved?.rules.map(({ id, personId, maxOrder }) => [id, personId, maxOrder])).toEqual([
    [1, null, 15_000],
    [0, 3, 8000],
  ]);
  expect(within(screen.getByRole('main')).getByText('De regels zijn opgeslagen.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('unsaved changes of a rule are given up only after a question', async () => {
  await open();
  await fillRule();
  await pressIn('Annuleren');
  expect(dialog().getByText('Deze regel is nog niet opgeslagen.')).toBeDefined();
  await pressIn('Verder bewerken');
  expect(dialog().getByLabelText<HTMLSelectElement>('Voor wie').value).toBe('3');
  await pressIn('Annuleren');
  await pressIn('Gooi weg');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('rules that a colleague changed meanwhile are not overwritten, and what was typed stays', async () => {
  const save = vi
    .fn<ApiClient['saveApprovalSettings']>(async () => {})
    .mockRejectedValueOnce(new ApiError('refused', 'No', { status: 409 }));
  const page = await open(save);
  await fillRule();
  page.become(buildApprovalSettings({ version: 2 }));
  await pressIn('Opslaan');
  expect(dialog().getByRole('alert').textContent).toContain(
    'Een collega heeft de regels intussen gewijzigd.',
  );
  await pressIn('Opslaan');
  expect(save.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
});

test('the network is cut: the rise is not saved, and says so', async () => {
  const save = vi.fn<ApiClient['saveApprovalSettings']>(async () => {
    throw new ApiError('unreachable', 'No answer');
  });
  await open(save);
  fireEvent.change(screen.getByLabelText(/^Opnieuw voorleggen/), { target: { value: '120' } });
  await press('Opslaan');
  expect(screen.getByText('Vul een heel getal in van 0 tot en met 100.')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Opnieuw voorleggen/), { target: { value: '10' } });
  await press('Opslaan');
  expect(save.mock.lastCall?.[0].risePercent).toBe(10);
  expect(screen.getByText('De regels zijn niet opgeslagen. Probeer het opnieuw.')).toBeDefined();
});

test('an administrator without colleagues is led to the people', async () => {
  const settings = buildApprovalSettings({ rules: [] });
  await open(undefined, { ...settings, people: settings.people.slice(0, 1) });
  expect(screen.getByRole('link', { name: 'Naar Mensen' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Voeg een regel toe' })).toBeNull();
});

import type { ApiClient } from '@magazijn/api-client';
import { buildApprovalRequest, buildApprovalSettings } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import type { Role } from '@magazijn/domain/people';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as files from '../../shared/storage/saveFile.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (
  requests: ApiClient['approvalRequests'],
  role: Role = 'administrator',
  { capabilities = ['approvals'], api = {} }: { capabilities?: string[]; api?: Partial<ApiClient> } = {},
) =>
  renderRoute('/profiel/goedkeuren', {
    viewer: 'customer',
    role,
    others: ['/', '/winkelwagen'],
    stubs: [
      stub('capabilities', capabilities),
      stub('switchableCompanies', []),
      stub('approvalSettings', buildApprovalSettings()),
      stub('approvalRequests', requests),
      stub('popularProducts', []),
      stub('categories', []),
    ],
    api,
  });

const one = buildApprovalRequest({ remark: 'Voor het feest' });

test('an approver sees what waits, and the decided requests in another tab', async () => {
  const asked = vi.fn<ApiClient['approvalRequests']>(async (filter) =>
    filter === 'to-decide' ? { requests: [one], total: 1 } : { requests: [], total: 0 },
  );
  const { place } = await open(asked);
  const table = within(screen.getByRole('table', { name: 'Te beslissen' }));
  expect(table.getByRole('link', { name: 'Lisa, 18 november 2026' }).getAttribute('href')).toBe(
    '/profiel/goedkeuren/7',
  );
  expect(table.getByText(/Voor het feest/)).toBeDefined();
  const sidebar = within(screen.getByRole('navigation', { name: 'Jouw overzicht' }));
  expect(sidebar.getByRole('link', { name: 'Goedkeuringen (1)' })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Beslist' })));
  await screen.findByRole('heading', { name: 'Er is nog niets beslist' });
  expect(place()).toBe('/profiel/goedkeuren?tab=beslist');
});

test('a requester sees their own requests without tabs', async () => {
  const asked = vi.fn<ApiClient['approvalRequests']>(async () => ({ requests: [one], total: 1 }));
  await open(asked, 'requester');
  expect(screen.getByRole('heading', { level: 1, name: 'Goedkeuringen' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Te beslissen' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Aanvraag van 18 november 2026' })).toBeDefined();
});

test('a bookkeeper is led to the invoices, and a back end without approvals leads home', async () => {
  const none = async () => ({ requests: [], total: 0 });
  expect((await open(none, 'bookkeeper')).place()).toBe('/profiel/facturen');
  cleanup();
  expect((await open(none, 'administrator', { capabilities: [] })).place()).toBe('/');
  cleanup();
  expect((await open(none, 'requester', { capabilities: [] })).place()).toBe('/winkelwagen');
});

test('an approver names a stand-in for an absence', async () => {
  const saveStandIn = vi.fn(async () => {});
  await open(async () => ({ requests: [], total: 0 }), 'buyer', { api: { saveStandIn } });
  const form = within(await screen.findByRole('region', { name: 'Ben je er een tijd niet?' }));
  await act(async () => fireEvent.click(form.getByRole('button', { name: 'Opslaan' })));
  expect(form.getByText('Vul de eerste en de laatste dag in.')).toBeDefined();
  fireEvent.change(form.getByLabelText('Wie beslist voor mij'), { target: { value: '3' } });
  fireEvent.change(form.getByLabelText('Eerste dag weg'), { target: { value: '2099-12-01' } });
  fireEvent.change(form.getByLabelText('Laatste dag weg'), { target: { value: '2099-12-09' } });
  await act(async () => fireEvent.click(form.getByRole('button', { name: 'Opslaan' })));
  expect(saveStandIn.mock.calls).toEqual([[{ standInId: 3, from: '2099-12-01', until: '2099-12-09' }]]);
});

test('an administrator saves the history of a year as CSV, without formulas', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
  await open(async () => ({ requests: [], total: 0 }), 'administrator', {
    api: {
      approvalHistory: async () => [
        {
          at: '2026-11-18T10:05:00.000Z',
          kind: 'refused',
          person: 'Astrid',
          note: '=1+1',
          requestId: 7,
          orderNumber: 'KKN000000042',
          requester: 'Lisa',
          total: cents(6140),
        },
      ],
    },
  });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Beslist' })));
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Download als CSV' })));
  expect(String(save.mock.lastCall?.[1]).split('\r\n')[1]).toBe(
    "18 november 2026, 11.05 uur;Afgewezen;Astrid;'=1+1;7;KKN000000042;Lisa;61,40",
  );
});

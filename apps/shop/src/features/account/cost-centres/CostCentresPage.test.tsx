import { type ApiClient, ApiError, type CostCentre } from '@magazijn/api-client';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { stub } from '../../../testing/stub.ts';
import { stubModalDialogs } from '../../../testing/stubModalDialogs.ts';

stubModalDialogs();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const egels: CostCentre = { id: 3, code: 'EGELS', name: 'Groep Egels', isEnded: false };
const vossen: CostCentre = { id: 4, code: 'VOSSEN', name: '', isEnded: true };

async function open(api: Partial<ApiClient> = {}, all = [egels, vossen], names = ['cost-centres']) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute('/profiel/kostenplaatsen', {
    viewer: 'customer',
    others: ['/'],
    stubs: [stub('capabilities', names), stub('switchableCompanies', []), stub('costCentres', all)],
    api,
  });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('adds a cost centre, after a code that no other one has; a failure keeps the fields', async () => {
  const saveCostCentre = vi.fn<ApiClient['saveCostCentre']>(async () => []);
  saveCostCentre.mockRejectedValueOnce(new ApiError('unreachable', 'lost'));
  await open({ saveCostCentre });
  expect(screen.getByRole('row', { name: /^EGELS.*Groep Egels/ })).toBeDefined();
  press('Voeg toe');
  expect(await screen.findByText('Vul een code in.')).toBeDefined();
  type('Code', 'vossen');
  press('Voeg toe');
  expect(await screen.findByText('De code vossen bestaat al. Kies een andere code.')).toBeDefined();
  type('Code', ' 4010 ');
  press('Voeg toe');
  expect(
    await screen.findByText('De groep of kostenplaats is niet toegevoegd. Probeer het opnieuw.'),
  ).toBeDefined();
  press('Voeg toe');
  await screen.findAllByText('4010 is toegevoegd.');
  expect(saveCostCentre).toHaveBeenLastCalledWith(null, { code: ' 4010 ', name: '', isEnded: false });
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
});

test('renames and ends one in its dialog', async () => {
  const saveCostCentre = vi.fn<ApiClient['saveCostCentre']>(async () => []);
  await open({ saveCostCentre });
  press('Wijzig EGELS');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Code'), { target: { value: 'EGEL' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('EGEL is opgeslagen.')).toBeDefined();
  expect(saveCostCentre).toHaveBeenLastCalledWith(3, { code: 'EGEL', name: 'Groep Egels', isEnded: false });
  press('Wijzig EGELS');
  fireEvent.click(await screen.findByRole('button', { name: 'Beëindigen' }));
  expect(await screen.findByText('EGELS is beëindigd en kan niet meer worden gekozen.')).toBeDefined();
  expect(saveCostCentre).toHaveBeenLastCalledWith(3, expect.objectContaining({ isEnded: true }));
});

test('restores an ended one; one that an order names cannot be removed', async () => {
  const saveCostCentre = vi.fn<ApiClient['saveCostCentre']>(async () => []);
  const removeCostCentre = vi.fn<ApiClient['removeCostCentre']>(async () => [vossen]);
  await open({ saveCostCentre, removeCostCentre });
  press('Zet terug VOSSEN');
  expect(await screen.findByText('VOSSEN kan weer worden gekozen.')).toBeDefined();
  expect(saveCostCentre).toHaveBeenCalledWith(4, expect.objectContaining({ isEnded: false }));
  press('Verwijder VOSSEN');
  await screen.findAllByText('VOSSEN staat op een bestelling en blijft daarom bewaard.');
  removeCostCentre.mockResolvedValueOnce([]);
  press('Verwijder VOSSEN');
  expect(await screen.findByText('VOSSEN is verwijderd.')).toBeDefined();
});

test('a back end without cost centres leads home', async () => {
  const { place } = await open({}, [], []);
  expect(place()).toBe('/');
});

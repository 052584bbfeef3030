import { ApiError } from '@magazijn/api-client';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { prepareReturn } from '../../punch-out/prepareReturn.ts';
import { buildVisit } from '../../punch-out/testing/buildVisit.ts';
import { placeForVisit } from './placeForVisit.ts';
import { buildDraft } from './testing/buildDraft.ts';

// Another file may have loaded what is replaced here already: workers share their modules.
vi.hoisted(() => vi.resetModules());
vi.mock('../../punch-out/prepareReturn.ts');
afterAll(() => vi.resetModules());

const form = { action: 'https://inkoop.example/hook', target: '_top', charset: 'UTF-8', fields: [] };
const placeOrder = vi.fn(async (): Promise<number | null> => null);
const place = (visit = buildVisit()) =>
  placeForVisit(visit, buildDraft(), 1, {
    api: { placeOrder, order: async () => null },
    token: () => 'token',
  });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  placeOrder.mockReset();
  vi.mocked(prepareReturn).mockReset().mockResolvedValue(form);
});

test('[T62] the return is made, then the order placed', async () => {
  placeOrder.mockImplementation(async () => {
    expect(prepareReturn).toHaveBeenCalledOnce();
    return 1_795_000_000;
  });
  expect(await place()).toEqual({
    outcome: { kind: 'placed', deliveryDate: 1_795_000_000 },
    leave: expect.any(Function),
  });
  expect(placeOrder).toHaveBeenCalledExactlyOnceWith(42);
});

test('[T62] a refusal places nothing and says why', async () => {
  placeOrder.mockRejectedValue(new ApiError('refused', 'Te weinig.', { status: 409 }));
  expect((await place()).outcome).toEqual({ kind: 'refused', reason: 'Te weinig.' });
});

test('without a return nothing is placed, and one can press again', async () => {
  vi.mocked(prepareReturn).mockRejectedValue(new ApiError('unreachable', 'No answer'));
  expect(await place()).toEqual({ outcome: { kind: 'unknown' }, leave: null });
  expect(placeOrder).not.toHaveBeenCalled();
});

test('cXML: the transfer places nothing; without a message it is refused', async () => {
  const cxml = buildVisit({ hookUrl: null });
  expect(await place(cxml)).toEqual({
    outcome: { kind: 'placed', deliveryDate: null },
    leave: expect.any(Function),
  });
  vi.mocked(prepareReturn).mockResolvedValue(null);
  expect((await place(cxml)).outcome).toEqual({ kind: 'refused', reason: '' });
  expect(placeOrder).not.toHaveBeenCalled();
});

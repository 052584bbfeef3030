import { ApiError } from '@magazijn/api-client';
import { buildPaymentState } from '@magazijn/api-client/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { settlePayment } from './settlePayment.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

type State = ReturnType<typeof buildPaymentState>['state'];
const settle = (resultCode: string, state: State | null, sessionResult = 'R') => {
  const answer = async () => {
    if (state === null) throw new ApiError('unreachable', 'No answer');
    return buildPaymentState({ state });
  };
  return settlePayment({ paymentState: answer, reportPayment: answer }, 'CS1', { resultCode, sessionResult });
};

test.each(['Authorised', 'Pending', 'Received'])(
  '[T63] %s leads to gelukt, though the server knows nothing yet',
  async (code) => {
    expect(await settle(code, 'open')).toBe('succeeded');
    expect(await settle(code, null)).toBe('succeeded');
  },
);

test.each(['Refused', 'Cancelled', 'Error', 'Strange', ''])('[T63] %s leads to mislukt', async (code) => {
  expect(await settle(code, 'open')).toBe('failed');
  expect(await settle(code, 'refused')).toBe('failed');
  expect(await settle(code, null)).toBe('failed');
});

test.each(['placed', 'pending'] as const)(
  '[T63] an error leads to gelukt when the server says %s',
  async (state) => {
    expect(await settle('Error', state)).toBe('succeeded');
    expect(await settle('', state, '')).toBe('succeeded');
  },
);

test('[T63] with a result of the provider the server is told; without one it is only asked', async () => {
  const api = {
    paymentState: vi.fn(async () => buildPaymentState()),
    reportPayment: vi.fn(async () => buildPaymentState()),
  };
  await settlePayment(api, 'CS1', { resultCode: 'Refused', sessionResult: 'R' });
  expect(api.reportPayment.mock.calls).toEqual([['CS1', 'R']]);
  await settlePayment(api, 'CS1', { resultCode: '', sessionResult: '' });
  expect(api.paymentState).toHaveBeenCalledOnce();
});

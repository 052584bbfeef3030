import type { CoreConfiguration } from '@adyen/adyen-web';
import { expect, test, vi } from 'vitest';
import { submitRedirectResult } from './dropIn.ts';

const library = vi.hoisted(() => ({ open: vi.fn(), submitDetails: vi.fn() }));
vi.mock('@adyen/adyen-web', () => ({
  AdyenCheckout: library.open,
  Bancontact: {},
  Card: {},
  Dropin: {},
  SepaDirectDebit: {},
}));
vi.mock('@adyen/adyen-web/styles/adyen.css', () => ({}));

const payment = {
  sessionId: 'CS1',
  sessionData: 'data',
  clientKey: 'test_key',
  environment: 'test',
  redirectResult: 'what-the-bank-said',
  submitted: true,
  owner: '100001',
};

test('[T63] the redirect result is submitted to the provider, in the session that it belongs to', async () => {
  library.open.mockResolvedValue({ submitDetails: library.submitDetails });
  const onEnd = vi.fn();
  await submitRedirectResult({ payment, emulatorOrigin: null, onEnd, onSubmitted: () => {} });
  const [configuration]: [CoreConfiguration] = library.open.mock.lastCall as [CoreConfiguration];
  expect(configuration).toMatchObject({
    environment: 'test',
    clientKey: 'test_key',
    session: { id: 'CS1', sessionData: 'data' },
  });
  expect(library.submitDetails).toHaveBeenCalledExactlyOnceWith({
    details: { redirectResult: 'what-the-bank-said' },
  });
});

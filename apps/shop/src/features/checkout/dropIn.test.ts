import type { CoreConfiguration } from '@adyen/adyen-web';
import { expect, test, vi } from 'vitest';
import { openDropIn, submitRedirectResult } from './dropIn.ts';

const library = vi.hoisted(() => ({ open: vi.fn(), submitDetails: vi.fn(), dropIn: vi.fn() }));
vi.mock('@adyen/adyen-web', () => ({
  AdyenCheckout: library.open,
  Bancontact: {},
  Card: {},
  Dropin: class {
    constructor(_checkout: unknown, configuration: unknown) {
      library.dropIn(configuration);
    }
    mount() {
      return this;
    }
  },
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

test.each([
  [undefined, { openFirstPaymentMethod: true }],
  ['scheme', { openFirstPaymentMethod: true, openPaymentMethod: { type: 'scheme' } }],
  [null, { openFirstPaymentMethod: false }],
])('[T63] a session of the way %s opens with it', async (way, opened) => {
  library.open.mockResolvedValue({});
  await openDropIn(document.createElement('div'), {
    payment: { ...payment, way },
    emulatorOrigin: null,
    onEnd: () => {},
    onSubmitted: () => {},
  });
  const configuration = library.dropIn.mock.lastCall?.[0];
  expect(configuration).toMatchObject(opened);
  expect('openPaymentMethod' in configuration).toBe('openPaymentMethod' in opened);
  // The fields in the provider's frames have the size of the shop's own.
  expect(configuration.paymentMethodsConfiguration.card.styles.base).toMatchObject({ fontSize: '16px' });
});

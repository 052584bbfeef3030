import type { CoreConfiguration } from '@adyen/adyen-web';
import { expect, onTestFinished, test, vi } from 'vitest';
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
vi.mock('@adyen/adyen-web/styles/adyen.css?inline', () => ({ default: '.adyen-form { color: red; }' }));

const payment = {
  sessionId: 'CS1',
  sessionData: 'data',
  clientKey: 'test_key',
  environment: 'test',
  redirectResult: 'what-the-bank-said',
  submitted: true,
  owner: '100001',
};

test('the provider’s form has its styles', () => {
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText)).toContain('.adyen-form { color: red; }');
});

test('[T63] the redirect result is submitted to the provider in its own session', async () => {
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
])('[T63] a session with the payment method %s opens with it', async (way, opened) => {
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
});

test('the fields in the provider’s frames have the shop’s type and colours, and keep their background', async () => {
  library.open.mockResolvedValue({});
  const element = document.createElement('div');
  const colours = {
    surface: 'rgb(25, 33, 53)',
    ink: 'rgb(245, 240, 230)',
    'ink-3': 'rgb(1, 1, 1)',
    danger: 'rgb(2, 2, 2)',
  };
  // Without a stylesheet the dark theme is set by its tokens.
  vi.spyOn(window, 'getComputedStyle').mockImplementation((probe) => {
    const token = (probe as HTMLElement).style.color.slice('var(--mz-'.length, -1);
    return { color: Reflect.get(colours, token) } as CSSStyleDeclaration;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await openDropIn(element, { payment, emulatorOrigin: null, onEnd: () => {}, onSubmitted: () => {} });
  const { card, bcmc } = library.dropIn.mock.lastCall?.[0].paymentMethodsConfiguration ?? {};
  expect(card.styles).toMatchObject({
    base: { fontSize: '16px', fontWeight: '450', color: colours.ink, caretColor: colours.ink },
    placeholder: { color: colours['ink-3'] },
    validated: { color: colours.ink },
    error: { color: colours.danger },
  });
  expect(bcmc.styles).toEqual(card.styles);
  expect(element.style.getPropertyValue('--drop-in-field')).toBe(colours.surface);
  expect(element.style.getPropertyValue('--drop-in-letters')).toBe(colours.ink);
  expect(element.childElementCount).toBe(0);
});

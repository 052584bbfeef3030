import '@adyen/adyen-web/styles/adyen.css';
import './dropIn.css';
import {
  AdyenCheckout,
  type AdyenCheckoutError,
  Bancontact,
  Card,
  type CoreConfiguration,
  Dropin,
  SepaDirectDebit,
} from '@adyen/adyen-web';
import type { PaymentSession } from '@magazijn/domain/orders';
import type { PaymentFormEvents } from '../../shared/order/createOrderPlacement.ts';
import { isCheckoutEnvironment } from '../../shared/order/paymentSession.ts';
import { dropInTexts } from './dropInTexts.ts';
import { submitOnce } from './submitOnce.ts';

interface DropInOptions extends Pick<PaymentFormEvents, 'onSubmitted' | 'onEnd'> {
  readonly payment: PaymentSession;
  /** The sandbox in the provider's place; null for the provider itself. Never from an address. */
  readonly emulatorOrigin: string | null;
}

type ProviderResult = Parameters<PaymentFormEvents['onEnd']>[0];

/** A page must leave once: an error is told twice, first as an error and then as a payment that failed. */
function once(end: DropInOptions['onEnd']): DropInOptions['onEnd'] {
  let ended = false;
  return (result) => {
    if (ended) return;
    ended = true;
    end(result);
  };
}

const resultOf = (data: unknown): ProviderResult => {
  const { resultCode, sessionResult } = (data ?? {}) as Partial<Record<keyof ProviderResult, unknown>>;
  return {
    resultCode: typeof resultCode === 'string' ? resultCode : '',
    sessionResult: typeof sessionResult === 'string' ? sessionResult : '',
  };
};

function configuration(options: DropInOptions, end: (result: ProviderResult) => unknown): CoreConfiguration {
  const { payment, emulatorOrigin, onSubmitted } = options;
  const { environment, clientKey, sessionId, sessionData } = payment;
  if (!isCheckoutEnvironment(environment)) throw new Error('The environment is none of the provider');
  const emulator = emulatorOrigin === null ? null : `${emulatorOrigin}/checkoutshopper/`;
  return {
    environment,
    clientKey,
    session: { id: sessionId, ...(sessionData === '' ? {} : { sessionData }) },
    locale: 'nl-NL',
    translations: { 'nl-NL': { ...dropInTexts } },
    // Events are off; what is sent all the same holds the address, which was stripped before.
    analytics: { enabled: false },
    onPaymentCompleted: (result) => end(resultOf(result)),
    onPaymentFailed: (result) => end(resultOf(result)),
    onError: (error: AdyenCheckoutError) => {
      console.warn('The payment provider’s library reports', error.name);
      // A field that is not right yet, or a window that was closed, is no end.
      if (error.name === 'NETWORK_ERROR') end({ resultCode: '', sessionResult: '' });
    },
    beforeSubmit: submitOnce(onSubmitted),
    ...(emulator === null
      ? {}
      : {
          _environmentUrls: {
            api: emulator,
            analytics: emulator,
            cdn: { images: emulator, translations: emulator },
          },
        }),
  };
}

/**
 * Opens the session. What fails before it is open is thrown, not told as the end of a payment.
 */
async function openSession(options: DropInOptions) {
  let opened = false;
  const end = once(options.onEnd);
  const checkout = await AdyenCheckout(configuration(options, (result) => opened && end(result)));
  opened = true;
  return checkout;
}

/** The colours of a field, as `rgb(…)`, by the name of the token that each comes from. */
type FieldColours = Readonly<Record<'surface' | 'ink' | 'ink-3' | 'danger', string>>;

/** The colours of the shop's own fields in the theme that shows: the provider's frames know no tokens of ours. */
function readFieldColours(element: HTMLElement): FieldColours {
  const probe = element.ownerDocument.createElement('span');
  element.append(probe);
  const read = (token: keyof FieldColours): string => {
    probe.style.color = `var(--mz-${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    surface: read('surface'),
    ink: read('ink'),
    'ink-3': read('ink-3'),
    danger: read('danger'),
  };
  probe.remove();
  return colours;
}

/**
 * How the fields look that live in frames of the provider: the size, weight and colours of the shop's other fields. No
 * font of ours is loaded there, so it is the one that the shop itself falls back to.
 */
const fieldStyles = ({ ink, 'ink-3': placeholder, danger }: FieldColours) => ({
  base: {
    color: ink,
    caretColor: ink,
    fontFamily: 'Archivo, Arial, Helvetica, sans-serif',
    fontSize: '16px',
    fontWeight: '450',
    fontVariantNumeric: 'tabular-nums',
  },
  placeholder: { color: placeholder },
  validated: { color: ink },
  error: { color: danger },
});

/**
 * Shows the provider's ways to pay in an element; the way of the session is open, by default the first.
 *
 * @returns how to take it away again.
 * @throws when the session cannot be opened: it ended, or the provider does not answer.
 */
export async function openDropIn(element: HTMLElement, options: DropInOptions): Promise<() => void> {
  const checkout = await openSession(options);
  const colours = readFieldColours(element);
  // A frame keeps the letters that it opened with, so that the ground beneath them stays too when the theme changes.
  element.style.setProperty('--drop-in-field', colours.surface);
  element.style.setProperty('--drop-in-letters', colours.ink);
  const styles = fieldStyles(colours);
  const dropIn = new Dropin(checkout, {
    paymentMethodComponents: [Card, Bancontact, SepaDirectDebit],
    openFirstPaymentMethod: options.payment.way !== null,
    ...(options.payment.way ? { openPaymentMethod: { type: options.payment.way } } : {}),
    // The focus goes on when somebody takes it on: a jump from a full field is found by neither hand nor ear.
    paymentMethodsConfiguration: {
      card: { hasHolderName: true, holderNameRequired: true, autoFocus: false, styles },
      bcmc: { autoFocus: false, styles },
    },
  }).mount(element);
  return () => dropIn.unmount();
}

/**
 * Hands what the bank sent the browser back with to the provider.
 *
 * @throws when the session cannot be opened.
 */
export async function submitRedirectResult(options: DropInOptions): Promise<void> {
  const checkout = await openSession(options);
  checkout.submitDetails({ details: { redirectResult: options.payment.redirectResult } });
}

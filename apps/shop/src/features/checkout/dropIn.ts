import {
  AdyenCheckout,
  type AdyenCheckoutError,
  Bancontact,
  Card,
  type CoreConfiguration,
  Dropin,
  SepaDirectDebit,
} from '@adyen/adyen-web';
import providerStyles from '@adyen/adyen-web/styles/adyen.css?inline';
import type { PaymentSession } from '@magazijn/domain/orders';
import type { PaymentFormEvents } from '../../shared/order/createOrderPlacement.ts';
import { isCheckoutEnvironment } from '../../shared/order/paymentSession.ts';
import shopStyles from './dropIn.css?inline';
import { dropInTexts } from './dropInTexts.ts';
import { submitOnce } from './submitOnce.ts';

// A constructed stylesheet, since the content security policy allows no inline styles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(providerStyles + shopStyles);
document.adoptedStyleSheets.push(sheet);

interface DropInOptions extends Pick<PaymentFormEvents, 'onSubmitted' | 'onEnd'> {
  readonly payment: PaymentSession;
  /** The sandbox in the provider's place; null for the provider itself. Never taken from a URL. */
  readonly emulatorOrigin: string | null;
}

type ProviderResult = Parameters<PaymentFormEvents['onEnd']>[0];

/** Ends once: the provider reports an error first as an error, then as a failed payment. */
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
    // Events are off; the remaining requests contain the address, whose parameters are removed before.
    analytics: { enabled: false },
    onPaymentCompleted: (result) => end(resultOf(result)),
    onPaymentFailed: (result) => end(resultOf(result)),
    onError: (error: AdyenCheckoutError) => {
      console.warn('The payment provider’s library reports', error.name);
      // An invalid field or a closed window does not end the payment.
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

/** Opens the session. An earlier failure rejects; it does not count as the end of a payment. */
async function openSession(options: DropInOptions) {
  let opened = false;
  const end = once(options.onEnd);
  const checkout = await AdyenCheckout(configuration(options, (result) => opened && end(result)));
  opened = true;
  return checkout;
}

/** The colours of a field as `rgb(…)`, by the name of their token. */
type FieldColours = Readonly<Record<'surface' | 'ink' | 'ink-3' | 'danger', string>>;

/** The field colours of the current theme, since the provider's frames cannot read the tokens. */
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

/** Styles of the fields in the provider's frames, which load no fonts of the shop. */
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
 * Shows the payment methods in an element, with the session's one open, by default the first. Returns how to
 * remove the form; throws when the session has expired or the provider does not respond.
 */
export async function openDropIn(element: HTMLElement, options: DropInOptions): Promise<() => void> {
  const checkout = await openSession(options);
  const colours = readFieldColours(element);
  // The frames keep their text colour when the theme changes, so the background stays too.
  element.style.setProperty('--drop-in-field', colours.surface);
  element.style.setProperty('--drop-in-letters', colours.ink);
  const styles = fieldStyles(colours);
  const dropIn = new Dropin(checkout, {
    paymentMethodComponents: [Card, Bancontact, SepaDirectDebit],
    openFirstPaymentMethod: options.payment.way !== null,
    ...(options.payment.way ? { openPaymentMethod: { type: options.payment.way } } : {}),
    // The buyer moves the focus: an automatic jump from a full field confuses keyboard and screen reader users.
    paymentMethodsConfiguration: {
      card: { hasHolderName: true, holderNameRequired: true, autoFocus: false, styles },
      bcmc: { autoFocus: false, styles },
    },
  }).mount(element);
  return () => dropIn.unmount();
}

/** Passes the bank's result to the provider; throws when the session cannot be opened. */
export async function submitRedirectResult(options: DropInOptions): Promise<void> {
  const checkout = await openSession(options);
  checkout.submitDetails({ details: { redirectResult: options.payment.redirectResult } });
}

import type { ApiClient, PaymentState } from '@magazijn/api-client';
import type { PaymentSession } from '@magazijn/domain/orders';
import { paths } from '../../shared/links/paths.ts';
import type { PageEffects, PlacementTools } from '../../shared/order/createOrderPlacement.ts';
import { loadOrderRecord } from '../../shared/order/orderRecord.ts';
import { leaveTo } from './leaveTo.ts';
import { isServersSession, readProviderPlace } from './paymentSession.ts';

/**
 * What gelukt and mislukt do of a payment: they ask where it stands.
 *
 * @param customerNumber who asks
 */
export function askingEffects(api: Pick<ApiClient, 'paymentState'>, customerNumber: string): PageEffects {
  return (effect, tools) => {
    if (effect.do !== 'askPayment') return false;
    tools.later(effect.afterMs, () => void tell(tools, api.paymentState(effect.sessionId), customerNumber));
    return true;
  };
}

/**
 * What the payment page does: its own documents lead to it and away from it, and it shows the provider's form.
 *
 * @param customerNumber who pays
 */
export function payingEffects(
  api: Pick<ApiClient, 'paymentState' | 'reportPayment'>,
  customerNumber: string,
) {
  const ask = askingEffects(api, customerNumber);
  let element: HTMLElement | null = null;
  let unmount = () => {};

  const effects: PageEffects = (effect, tools) => {
    switch (effect.do) {
      case 'askPayment':
        // Reached without a document of its own, whose policy would let the provider in.
        if (readProviderPlace() === null) window.location.reload();
        else ask(effect, tools);
        return true;
      case 'reportPayment':
        void tell(tools, api.reportPayment(effect.sessionId, effect.sessionResult), customerNumber);
        return true;
      case 'giveUpSession':
        void tell(tools, giveUp(effect.sessionId), customerNumber);
        return true;
      case 'showForm':
      case 'handOnResult':
        openSession(effect.payment, tools).catch((error: unknown) => {
          console.warn('The payment provider’s session could not be opened', error);
          tools.send({ type: 'sessionNotOpened' });
        });
        return true;
      case 'goToThanks':
        leaveTo(paths.paymentSucceeded.href());
        return true;
      case 'goToFailed':
        leaveTo(paths.paymentFailed.href());
        return true;
      default:
        return false;
    }
  };

  async function giveUp(sessionId: string): Promise<PaymentState | null> {
    await api.reportPayment(sessionId, null).catch((error: unknown) => {
      console.warn('The server did not hear that the session is given up', error);
    });
    return api.paymentState(sessionId);
  }

  /** The provider's library weighs more than the rest of the page: loaded when it is needed. */
  async function openSession(payment: PaymentSession, { send, isOpen }: PlacementTools): Promise<void> {
    const dropIn = await import('./dropIn.ts');
    const place = readProviderPlace();
    if (!isOpen() || place === null) return;
    const options = {
      payment,
      emulatorOrigin: place.emulatorOrigin,
      onSubmitted: (way: string) => send({ type: 'paymentSubmitted', way }),
      onEnd: (result: ProviderResult) => send({ type: 'paymentEnded', ...result }),
    };
    if (payment.redirectResult !== '') {
      await dropIn.submitRedirectResult(options);
    } else if (element) {
      unmount = await dropIn.openDropIn(element, options);
      if (!isOpen()) unmount();
    }
  }

  return {
    effects,
    /** Where the form shows. */
    showIn: (at: HTMLElement | null): void => {
      element = at;
    },
    close: (): void => unmount(),
  };
}

/** What the provider told the browser. */
export interface ProviderResult {
  /** Empty when it told nothing. */
  readonly resultCode: string;
  /** By which the server can ask the provider; empty when there is none. */
  readonly sessionResult: string;
}

/** Tells the page what the server says of a payment, unless the page is left by then. */
async function tell(
  { send, isOpen }: PlacementTools,
  asked: Promise<PaymentState | null>,
  customerNumber: string,
): Promise<void> {
  const standing = await asked.catch((error: unknown) => {
    console.warn('The server could not be asked for the payment', error);
    return 'silent' as const;
  });
  if (!isOpen()) return;
  const place = readProviderPlace();
  const { payment } = loadOrderRecord(null);
  // A back end that cannot be asked gave the session with the tab's own order: that is its word.
  const said = standing ?? (payment?.owner === customerNumber ? payment : null);
  const isKnown = said !== null && said !== 'silent' && place !== null && payment !== null;
  send({ type: 'paymentFound', standing, trusted: isKnown && isServersSession(payment, said, place) });
}

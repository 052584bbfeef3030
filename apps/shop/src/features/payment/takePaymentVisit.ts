import { paths } from '../../paths/paths.ts';
import { tabStorage } from '../../storage/browserStorage.ts';
import { keepPaymentVisit, readPaymentVisit, visitOf } from './paymentVisit.ts';

/**
 * Takes what the payment page was opened with out of the address bar, once, before anything else can read it there: the
 * provider's figures, a bookmark, a screenshot. From then on it lives in this tab alone.
 */
export function takePaymentVisit(): void {
  if (typeof window === 'undefined') return;
  const { pathname, search } = window.location;
  if (pathname !== paths.paymentMethod.href() || search === '') return;
  const visit = visitOf(search, readPaymentVisit(tabStorage));
  if (visit !== null) keepPaymentVisit(tabStorage, visit);
  window.history.replaceState(window.history.state, '', pathname);
}

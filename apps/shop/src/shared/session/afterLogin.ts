import { paths, safeReturnUrl } from '../links/paths.ts';
import { may, type Viewer } from '../stores/SessionStore.ts';

/** The first page of a customer: home, or for those who only see invoices those. */
export const homeOf = (viewer: Viewer): string =>
  may(viewer, 'shop') ? paths.home.href() : paths.invoices.href();

/** Where a login leads: to `returnUrl`, or to the customer's first page. */
export function afterLogin(viewer: Viewer, returnUrl: string | null): string {
  const href = safeReturnUrl(returnUrl);
  return href === paths.home.href() ? homeOf(viewer) : href;
}

import { CxmlFault } from './CxmlFault.ts';
import type { CxmlParty } from './CxmlParty.ts';

/** @throws CxmlFault 403 for a company that pays in the shop itself, before its order is placed (clause T71). */
export function requirePayment({ viewer }: CxmlParty): void {
  if (viewer.payment !== 'ideal') return;
  throw new CxmlFault(403, 'Punch-out is for companies that order on account or by direct debit.');
}

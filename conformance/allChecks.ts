import type { Check } from './Check.ts';
import { accountChecks } from './checks/accountChecks.ts';
import { cartChecks } from './checks/cartChecks.ts';
import { catalogueChecks } from './checks/catalogueChecks.ts';
import { orderChecks } from './checks/orderChecks.ts';
import { pageChecks } from './checks/pageChecks.ts';
import { roleChecks } from './checks/roleChecks.ts';
import { sessionChecks } from './checks/sessionChecks.ts';
import { wishChecks } from './checks/wishChecks.ts';

/** Every check, in the order in which they lean on each other. */
export const allChecks: readonly Check[] = [
  ...sessionChecks,
  ...catalogueChecks,
  ...wishChecks,
  ...pageChecks,
  ...accountChecks,
  ...cartChecks,
  ...orderChecks,
  ...roleChecks,
];

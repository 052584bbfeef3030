// The parts of a placed order that can still be changed, and until when (docs/adr/0077).

import { changeDeadline } from '@magazijn/domain/delivery';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { toFlag } from '../http/readInput.ts';
import type { OrderRow } from './findOrder.ts';

type DeadlineDependencies = Pick<ApiDependencies, 'clock'> & {
  readonly settings: Pick<ApiDependencies['settings'], 'cutOffHour'>;
};

type ChangeableOrder = Pick<OrderRow, 'status' | 'payment' | 'deliveryDate' | 'isPunchOut'>;

/** The moment until which an order can be changed and cancelled, in milliseconds since 1970; null when it cannot be. */
export function changeableUntil(
  { clock, settings }: DeadlineDependencies,
  { status, deliveryDate, isPunchOut }: ChangeableOrder,
): number | null {
  const now = clock();
  // Most orders of a history were delivered, so that their deadline need not be computed.
  if (status !== 'placed' || isPunchOut || deliveryDate <= now.toISOString().slice(0, 10)) return null;
  const deadline = changeDeadline(deliveryDate, settings.cutOffHour);
  return now.getTime() < deadline ? deadline : null;
}

/** Whether the products of an order can be changed; those of a prepaid order cannot. */
export const areLinesChangeable = ({ payment }: Pick<OrderRow, 'payment'>): boolean => payment !== 'ideal';

/** Why an order cannot be changed, for the buyer; null when it can. */
export function unchangeableText(dependencies: DeadlineDependencies, order: ChangeableOrder): string | null {
  if (changeableUntil(dependencies, order) !== null) return null;
  if (order.status === 'cancelled') return 'Deze bestelling is geannuleerd.';
  if (order.status !== 'placed') return 'Deze bestelling is niet geplaatst.';
  return order.isPunchOut
    ? 'Deze bestelling staat in het inkoopsysteem van je organisatie. Wijzig of annuleer haar daar.'
    : 'Deze bestelling kan niet meer gewijzigd worden: we pakken haar al in. Neem contact op met de klantenservice.';
}

/** The same on the wire, with the order's note and the number of its changes. */
export function wireChangeFields(
  dependencies: DeadlineDependencies,
  order: ChangeableOrder & Pick<OrderRow, 'driverNote' | 'version'>,
) {
  const until = changeableUntil(dependencies, order);
  return {
    changeable_until: until,
    lines_changeable: toFlag(until !== null && areLinesChangeable(order)),
    driver_note: order.driverNote,
    version: order.version,
  };
}

export type WireChangeFields = ReturnType<typeof wireChangeFields>;

import type { ListOrder } from '@magazijn/api-client';
import { orderNames } from './orderNames.ts';

/** The order of a list by its name in the address; the list's own for anything else. */
export function readOrder(name: string | null): ListOrder {
  const found = Object.entries(orderNames).find(([, each]) => each === name);
  // The keys of `orderNames` are orders.
  return (found?.[0] as ListOrder | undefined) ?? 'default';
}

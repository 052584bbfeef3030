import { useRefresh } from '../data/useQuery.ts';

const calls = ['order', 'deliveryPlan', 'orders', 'orderHistory', 'wholeHistory'] as const;

/** Returns a function that requests every shown result about orders again, after one was changed or cancelled. */
export function useRefreshOrders(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    await Promise.all(calls.map(refresh));
  };
}

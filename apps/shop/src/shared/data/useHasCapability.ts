import { useQuery } from './useQuery.ts';

/** Whether the back end named a capability; false until it has answered. What needs one is hidden without it. */
export const useHasCapability = (name: string): boolean =>
  useQuery('capabilities').data?.includes(name) ?? false;

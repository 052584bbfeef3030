import { useQuery } from './useQuery.ts';

/** Whether the back end has a capability; false until it has answered. */
export const useHasCapability = (name: string): boolean =>
  useQuery('capabilities').data?.includes(name) ?? false;

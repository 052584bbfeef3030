import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../links/paths.ts';
import { useQuery } from './useQuery.ts';

/** The names of what the back end can do besides the contract; none until it has answered. */
export const useCapabilities = (): readonly string[] => useQuery('capabilities').data ?? [];

/** Whether the back end has a capability; false until it has answered. */
export const useHasCapability = (name: string): boolean => useCapabilities().includes(name);

/** For a page of a capability: leads home when the back end turns out not to have it. The loader decides the rest. */
export function useRequiredCapability(name: string): boolean {
  const { data } = useQuery('capabilities');
  const navigate = useNavigate();
  const isMissing = data !== undefined && !data.includes(name);
  useEffect(() => {
    if (isMissing) void navigate(paths.home.href(), { replace: true });
  }, [isMissing, navigate]);
  return data !== undefined && !isMissing;
}

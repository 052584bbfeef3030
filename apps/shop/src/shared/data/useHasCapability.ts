import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { paths } from '../links/paths.ts';
import { useQuery } from './useQuery.ts';

const none: readonly string[] = [];

/** The capabilities of the back end; none until it has answered. */
export const useCapabilities = (): readonly string[] => useQuery('capabilities').data ?? none;

/** Whether the back end has a capability; false until it has answered. */
export const useHasCapability = (name: string): boolean => useCapabilities().includes(name);

/** Whether a page may request its data, since it renders before its loader; leads home without the capability. */
export function useRequiredCapability(name: string): boolean {
  const { data } = useQuery('capabilities');
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isMissing = data !== undefined && !data.includes(name);
  useEffect(() => {
    // Not while the viewer is opening another page.
    if (isMissing && state === 'idle') void navigate(paths.home.href(), { replace: true });
  }, [isMissing, state, navigate]);
  return data !== undefined && !isMissing;
}

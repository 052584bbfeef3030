import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Needs } from '../resources/need.ts';
import { resourceKey } from '../resources/resourceKey.ts';

/** Asks for everything again when one navigates to the address where one already is (S24). */
export function useRerun(visit: string, needs: Needs, viewer: string): void {
  const { mutate } = useSWRConfig();
  const last = useRef({ visit, needs });

  useEffect(() => {
    const again = last.current.visit !== visit && last.current.needs === needs;
    last.current = { visit, needs };
    if (again) for (const need of Object.values(needs)) void mutate(resourceKey(viewer, need));
  }, [visit, needs, viewer, mutate]);
}

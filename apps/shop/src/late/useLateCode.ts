import { useEffect, useSyncExternalStore } from 'react';
import type { LateCode } from './lateCode.ts';

const nothing = () => null;

/**
 * A module that may come later; null until it is there, and while the browser takes over the server's HTML.
 *
 * @param wanted whether to get it now; false only looks whether somebody else did
 */
export function useLateCode<Module>(code: LateCode<Module>, wanted: boolean): Module | null {
  useEffect(() => {
    // Without a connection its place stays as it is: whoever acts there asks again.
    if (wanted) code.load().catch(() => {});
  }, [code, wanted]);
  return useSyncExternalStore(code.subscribe, code.loaded, nothing);
}

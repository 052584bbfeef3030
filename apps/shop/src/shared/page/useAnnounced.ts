import { announce } from '@magazijn/ui';
import { useEffect } from 'react';

/**
 * Says a text that shows on the page through its one region, when it comes and whenever it is another one.
 *
 * @param text null while there is nothing to say
 */
export function useAnnounced(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}

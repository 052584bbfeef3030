import { announce } from '@magazijn/ui';
import { useEffect } from 'react';

/** Announces a text to screen readers when it appears or changes; null for none. */
export function useAnnounced(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}

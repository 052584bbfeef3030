import { useState } from 'react';
import { useTypingPause } from './useTypingPause.ts';

/**
 * A text that is typed here and kept elsewhere: it applies after a pause in typing, when the field is left, and when
 * the page is. A change from elsewhere (another tab, an emptied cart) shows unless somebody is typing.
 */
export function useDelayedText(kept: string, apply: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const pause = useTypingPause();
  return {
    value: draft ?? kept,
    change: (text: string) => {
      setDraft(text);
      pause.schedule(() => {
        setDraft(null);
        if (text.trim() !== kept) apply(text.trim());
      });
    },
    leave: pause.applyNow,
  };
}

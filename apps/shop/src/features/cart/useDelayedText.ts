import { useState } from 'react';
import { useTypingPause } from './useTypingPause.ts';

/**
 * A text field whose value is stored elsewhere: an edit applies after a pause in typing, when the field loses focus, and
 * when the page is left. A change from elsewhere (another tab, an emptied cart) shows unless the user is typing.
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

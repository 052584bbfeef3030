import { useState } from 'react';
import { useTypingPause } from '../../shared/data/useTypingPause.ts';

/** A field whose edit applies after a pause, on blur and on leaving; else other changes show. */
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

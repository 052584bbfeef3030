import { announce, type MessageItem } from '@magazijn/ui';
import { useState } from 'react';
import { TextInView } from './TextInView.tsx';

/** The message of a form's last attempt, in view, rendered anew each time, so that equal texts are announced again. */
export function useFormMessage(
  initial: MessageItem | null = null,
): readonly [messages: readonly MessageItem[], show: (item: MessageItem | null) => void] {
  const [{ item, attempt }, setSaid] = useState<{ item: MessageItem | null; attempt: number }>({
    item: initial,
    attempt: 0,
  });
  const show = (next: MessageItem | null) => {
    setSaid((before) => ({ item: next, attempt: before.attempt + 1 }));
    if (next && !interrupts(next) && typeof next.text === 'string') announce(next.text);
  };
  if (!item) return [[], show];
  const text = attempt > 0 ? <TextInView>{item.text}</TextInView> : item.text;
  return [[{ ...item, text, id: String(attempt), announced: !interrupts(item) }], show];
}

/** Errors and warnings render as alerts; other messages use the page's live region. */
const interrupts = ({ tone }: MessageItem): boolean => tone === 'error' || tone === 'warning';

import { announce, type MessageItem } from '@magazijn/ui';
import { useState } from 'react';

/**
 * What a form says of the last attempt. Each attempt's message is a new one in the page, so that it is announced every
 * time, also when it says the same as the one before.
 *
 * @param initial what there is to say before the first attempt
 */
export function useFormMessage(
  initial: MessageItem | null = null,
): readonly [messages: readonly MessageItem[], say: (item: MessageItem | null) => void] {
  const [{ item, attempt }, setSaid] = useState<{ item: MessageItem | null; attempt: number }>({
    item: initial,
    attempt: 0,
  });
  const say = (next: MessageItem | null) => {
    setSaid((before) => ({ item: next, attempt: before.attempt + 1 }));
    if (next && !interrupts(next) && typeof next.text === 'string') announce(next.text);
  };
  return [item ? [{ ...item, id: String(attempt), announced: !interrupts(item) }] : [], say];
}

/** An error is an alert of its own; what can wait is said through the one region of the page. */
const interrupts = ({ tone }: MessageItem): boolean => tone === 'error' || tone === 'warning';

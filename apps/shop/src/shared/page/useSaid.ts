import type { MessageItem } from '@magazijn/ui';
import { useState } from 'react';

/**
 * What a form says of the last attempt. Each attempt's message is a new one in the page, so that it is announced every
 * time, also when it says the same as the one before.
 *
 * @param initial what there is to say before the first attempt
 */
export function useSaid(
  initial: MessageItem | null = null,
): readonly [messages: readonly MessageItem[], say: (item: MessageItem | null) => void] {
  const [{ item, attempt }, setSaid] = useState<{ item: MessageItem | null; attempt: number }>({
    item: initial,
    attempt: 0,
  });
  const say = (next: MessageItem | null) =>
    setSaid((before) => ({ item: next, attempt: before.attempt + 1 }));
  return [item ? [{ ...item, id: String(attempt) }] : [], say];
}

import { maxEntries, readOrderText } from '@magazijn/domain/quick-order';
import { announce } from '@magazijn/ui';
import { addToDraft } from './quickOrderDraft.ts';
import { quickOrderTexts as texts } from './quickOrderTexts.ts';

/** Adds a list pasted on another page, and announces it; returns how many lines did not fit. */
export function pasteOrderList(customer: string, text: string): number {
  const entries = readOrderText(text);
  const left = addToDraft(customer, entries);
  announce(
    [texts.pasted(entries.length - left), left > 0 ? texts.leftOut(left, maxEntries) : '']
      .filter(Boolean)
      .join(' '),
  );
  return left;
}

import { maxEntries, readOrderText } from '@magazijn/domain/quick-order';
import { announce } from '@magazijn/ui';
import { addToDraft } from './quickOrderDraft.ts';
import { quickOrderTexts as texts } from './quickOrderTexts.ts';

/** Puts a list that was pasted elsewhere into the order list, and says so. */
export function pasteOrderList(customer: string, text: string): void {
  const entries = readOrderText(text);
  const left = addToDraft(customer, entries);
  announce(
    [texts.pasted(entries.length - left), left > 0 ? texts.leftOut(left, maxEntries) : '']
      .filter(Boolean)
      .join(' '),
  );
}

import type { CartLine, Category } from '@magazijn/api-client';
import { addCents, type Cents } from '@magazijn/domain/money';
import { useState, useSyncExternalStore } from 'react';
import { tabStorage } from '../../shared/storage/browserStorage.ts';

interface LineGroup {
  /** The category's own URL segment. */
  readonly category: string;
  readonly title: string;
  readonly subtotal: Cents;
  readonly lines: readonly CartLine[];
}

/** The lines by top category, in the order of the navigation; unlisted categories last. */
export function groupLines(
  lines: readonly CartLine[],
  categories: readonly Pick<Category, 'name' | 'url'>[],
): readonly LineGroup[] {
  const groups = new Map<string, CartLine[]>(categories.map(({ url }) => [url, []]));
  for (const line of lines) {
    const [category = ''] = line.path.split('/');
    const group = groups.get(category);
    if (group) group.push(line);
    else groups.set(category, [line]);
  }
  const names = new Map(categories.map(({ url, name }) => [url, name]));
  return [...groups]
    .filter(([, own]) => own.length > 0)
    .map(([category, own]) => ({
      category,
      title: names.get(category) ?? category,
      subtotal: addCents(...own.map((line) => line.total)),
      lines: own,
    }));
}

const key = 'magazijn.cartGrouped';

const never = () => () => {};
const notGrouped = () => false;

/** A function that reads the choice of this tab at its first call. */
function choiceOfTab(): () => boolean {
  let grouped: boolean | undefined;
  return () => {
    grouped ??= tabStorage.read(key) === '1';
    return grouped;
  };
}

/** Whether this tab shows the cart by category. The server does not know: public/assets/cart.js hides its list. */
export function useGrouping(): readonly [grouped: boolean, toggle: () => void] {
  const [readChoice] = useState(choiceOfTab);
  // Right after hydration, before the next frame would show the list again.
  const before = useSyncExternalStore(never, readChoice, notGrouped);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const grouped = chosen ?? before;
  const toggle = () => {
    tabStorage.write(key, grouped ? null : '1');
    setChosen(!grouped);
  };
  return [grouped, toggle];
}

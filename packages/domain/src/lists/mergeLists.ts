import type { ListContent, ListLine } from './ShoppingList.ts';

export interface MergedList {
  readonly content: ListContent;
  /** Products that both sides changed differently, once each. */
  readonly conflicts: readonly number[];
}

const isSame = (one: ListLine | undefined, other: ListLine | undefined): boolean =>
  one?.quantity === other?.quantity && one?.kind === other?.kind;

const byProduct = (lines: readonly ListLine[]): ReadonlyMap<number, ListLine> =>
  new Map(lines.map((line) => [line.productId, line]));

/**
 * Merges two changes of a list. `mine` wins in a line that both changed; a line that one changed and one removed stays.
 */
export function mergeLists(base: ListContent, mine: ListContent, theirs: ListContent): MergedList {
  const [before, own, other] = [base.lines, mine.lines, theirs.lines].map(byProduct);
  const conflicts: number[] = [];

  const merged = (id: number): ListLine | undefined => {
    const [was, here, there] = [before?.get(id), own?.get(id), other?.get(id)];
    if (isSame(here, there) || isSame(there, was)) return here;
    if (isSame(here, was)) return there;
    conflicts.push(id);
    return here ?? there;
  };

  const hasOwnOrder = orderOf(mine, base) !== orderOf(base, mine);
  const [first, second] = hasOwnOrder ? [mine, theirs] : [theirs, mine];
  const ids = new Set(withNew(first.lines, second.lines).map(({ productId }) => productId));
  return {
    content: {
      name: mine.name === base.name ? theirs.name : mine.name,
      shared: mine.shared === base.shared ? theirs.shared : mine.shared,
      lines: [...ids].flatMap((id) => merged(id) ?? []),
    },
    conflicts,
  };
}

function orderOf({ lines }: ListContent, other: ListContent): string {
  const known = byProduct(other.lines);
  return lines
    .filter(({ productId }) => known.has(productId))
    .map(({ productId }) => productId)
    .join();
}

/** Inserts the lines of another list, each after the line that it follows there. */
function withNew(lines: readonly ListLine[], others: readonly ListLine[]): readonly ListLine[] {
  const result = [...lines];
  for (const [index, line] of others.entries()) {
    if (result.some(({ productId }) => productId === line.productId)) continue;
    const previous = others[index - 1]?.productId;
    const at = result.findIndex(({ productId }) => productId === previous);
    result.splice(previous === undefined ? 0 : at + 1, 0, line);
  }
  return result;
}

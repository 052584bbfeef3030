import type { StoredCart } from './storedCart.ts';

/** Names by product id of products that are wanted, were in the server's answer before and are not any more. */
export type GoneNames = Readonly<Record<string, string>>;

/** The longest name that is kept. */
const longestName = 200;

/**
 * The names of products that a recalculation left out, so that the buyer reads what is gone. Only an earlier answer has
 * them: the server knows nothing of such a product any more. One that was in no answer has none.
 *
 * @param before the cart with the answer before, whose lines have `id` and `description` as the specification names them
 * @param known those that an earlier answer left out
 * @param after the cart with the answer of now
 */
export function goneNamesAfter(before: StoredCart, known: GoneNames, after: StoredCart): GoneNames {
  const names = { ...known, ...namesIn(before.data) };
  const there = namesIn(after.data);
  return Object.fromEntries(
    Object.keys(after.quantities).flatMap((id) => {
      const name = names[id];
      return name === undefined || id in there ? [] : [[id, name]];
    }),
  );
}

/** What a browser kept, whatever stands there: what is no name of a product is dropped. Never throws. */
export function readGoneNames(kept: unknown): GoneNames {
  return typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).filter(([id, name]) => /^[1-9]\d*$/.test(id) && isName(name)))
    : {};
}

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && name.length <= longestName;

function namesIn(answer: unknown): GoneNames {
  const { products }: { products?: unknown } = { ...(answer as object | null) };
  if (!Array.isArray(products)) return {};
  return readGoneNames(
    Object.fromEntries(
      products.map((line: unknown) => {
        const { id, description }: { id?: unknown; description?: unknown } = { ...(line as object | null) };
        return [String(id), typeof description === 'string' ? description.slice(0, longestName) : null];
      }),
    ),
  );
}

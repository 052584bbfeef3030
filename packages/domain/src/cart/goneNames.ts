import type { StoredCart } from './storedCart.ts';

/** Names by product id of products in the cart that the server's last response left out. */
export type GoneNames = Readonly<Record<string, string>>;

const maxNameLength = 200;

/**
 * The names of products that a recalculation left out, from earlier responses; a product that none contained has no
 * name.
 *
 * @param known names that an earlier response left out
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

/** Parses stored names; invalid entries are dropped. Never throws. */
export function readGoneNames(kept: unknown): GoneNames {
  return typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).filter(([id, name]) => /^[1-9]\d*$/.test(id) && isName(name)))
    : {};
}

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && name.length <= maxNameLength;

function namesIn(answer: unknown): GoneNames {
  const { products }: { products?: unknown } = { ...(answer as object | null) };
  if (!Array.isArray(products)) return {};
  return readGoneNames(
    Object.fromEntries(
      products.map((line: unknown) => {
        const { id, description }: { id?: unknown; description?: unknown } = { ...(line as object | null) };
        return [String(id), typeof description === 'string' ? description.slice(0, maxNameLength) : null];
      }),
    ),
  );
}

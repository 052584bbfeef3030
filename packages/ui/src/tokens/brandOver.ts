import type { Brand, BrandFile } from './BrandFile.ts';
import type { TokenFile } from './TokenFile.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A token takes the place of a token whole: a colour without a value by night is the same by night. */
function merged(base: Tree, over: Tree): Tree {
  const entries = Object.entries(over).map(([name, value]) => {
    const own = base[name];
    const isGroup = isTree(own) && isTree(value) && !('$value' in own) && !('$value' in value);
    return [name, isGroup ? merged(own, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** The brand with the house's tokens where it has none of its own. Aliases are looked up in the result. */
export function brandOver(house: TokenFile, brand: BrandFile): Brand {
  // The names of both are those of TokenFile; `brandFaults` says what in a file is not.
  return merged({ ...house }, { ...brand }) as unknown as Brand;
}

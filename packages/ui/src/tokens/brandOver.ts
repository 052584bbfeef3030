import type { Brand, BrandFile } from './BrandFile.ts';
import type { TokenFile } from './TokenFile.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tokens are replaced as a whole: a colour without a dark value has its light value in both themes. */
function merged(base: Tree, over: Tree): Tree {
  const entries = Object.entries(over).map(([name, value]) => {
    const own = base[name];
    const isGroup = isTree(own) && isTree(value) && !('$value' in own) && !('$value' in value);
    return [name, isGroup ? merged(own, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** The brand, completed by the tokens of the house brand. Aliases refer to the result. */
export function brandOver(house: TokenFile, brand: BrandFile): Brand {
  // Both have the names of TokenFile; `brandFaults` reports other names.
  return merged({ ...house }, { ...brand }) as unknown as Brand;
}

type Params = Readonly<Record<string, string | undefined>>;

const joined = (...segments: readonly (string | undefined)[]): string =>
  segments.filter((segment) => segment !== undefined).join('/');

/** What the back end calls the category of an address: `category` or `category/sub`. */
export const categoryPath = ({ category, subCategory }: Params): string => joined(category, subCategory);

/** What the back end calls the product of an address: `category/product` or `category/sub/product`. */
export const productPath = ({ category, subCategory, product }: Params): string =>
  joined(category, subCategory, product);

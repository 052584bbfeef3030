import type { Brand, BrandId } from './Brand.ts';
import { bouwsteen } from './bouwsteen.ts';
import { magazijn } from './magazijn.ts';

/** The brands of the shop, by their value of `BRAND`. */
export const brands: Readonly<Record<BrandId, Brand>> = { magazijn, bouwsteen };

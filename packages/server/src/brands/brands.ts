import type { Brand, BrandId } from './Brand.ts';
import { bouwsteen } from './bouwsteen.ts';
import { magazijn } from './magazijn.ts';

/** Every brand that the shop can wear; `BRAND` names one. */
export const brands: Readonly<Record<BrandId, Brand>> = { magazijn, bouwsteen };

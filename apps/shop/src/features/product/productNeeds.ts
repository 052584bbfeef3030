import { product } from '../../resources/catalogueResources.ts';
import { need } from '../../resources/need.ts';

/** What a product's page needs, by the product's path below /product. */
export const productNeeds = (path: string) => ({ product: need(product, { path }) });

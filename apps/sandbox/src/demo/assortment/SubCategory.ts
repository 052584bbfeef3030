import type { ProductFamily } from './ProductFamily.ts';

/** A sub category and what lies in it. */
export interface SubCategory {
  readonly url: string;
  readonly description: string;
  readonly intro: string;
  /** Hundreds of the article numbers (1 to 9), unique within the aisle: 4 gives 101 401 and on. */
  readonly articleBlock: number;
  /** How a childcare centre uses these products: the end of every product information. */
  readonly advice: string;
  /** What holds for every product here. */
  readonly points: readonly string[];
  /** Default 21. */
  readonly vat?: 9 | 21;
  readonly families: readonly ProductFamily[];
}

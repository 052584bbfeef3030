import { type BrandName, brandPriceFactors } from '../assortment/brandPriceFactors.ts';
import type { Kind } from '../assortment/Kind.ts';
import type { ProductFamily } from '../assortment/ProductFamily.ts';
import type { PackShot } from '../pictures/PackShot.ts';
import { crediblePrice } from './crediblePrice.ts';
import { fillIn } from './fillIn.ts';
import { packForm } from './packForm.ts';
import { packWord } from './packWord.ts';
import { slug } from './slug.ts';

/** One combination of brand, kind and size, before it has a number, a stock and a neighbourhood. */
export interface DraftProduct {
  readonly family: ProductFamily;
  readonly path: string;
  readonly brand: BrandName;
  readonly description: string;
  readonly contents: string;
  readonly unit: string;
  readonly about: string;
  /** Of this kind; '' for what is no food. */
  readonly ingredients: string;
  readonly allergens: string;
  readonly priceCents: number;
  readonly packShot: PackShot;
}

/**
 * All products of a family: brand by brand, kind by kind, size by size.
 * The size (or, where the name does not tell sizes apart, the contents) is part of the path.
 */
export function expandFamily(family: ProductFamily): DraftProduct[] {
  const drafts: DraftProduct[] = [];
  const noKind: Kind = ['', family.pack?.palette ?? 'blue', family.pack?.motif ?? 'none'];
  const sizeInPath = family.sizes.length > 1 && !family.name.includes('{maat}');
  for (const brand of family.brands ?? (['Magazijn'] as const)) {
    for (const [soort, palette, motif, details] of family.kinds ?? [noKind]) {
      for (const [maat, sizeContents, cents, pack] of family.sizes) {
        const wording = { merk: brand === 'Magazijn' ? '' : brand, soort, maat };
        const description = fillIn(family.name, wording);
        const contents = fillIn(sizeContents, wording);
        const form = packForm(contents, family);
        const factor = brandPriceFactors[brand] * (details?.factor ?? 1);
        drafts.push({
          family,
          path: slug(sizeInPath ? `${description} ${contents}` : description),
          brand,
          description,
          contents,
          unit: form.unit,
          about: fillIn(family.about, wording),
          ingredients: fillIn(details?.ingredients ?? family.food?.ingredients ?? '', wording),
          allergens: details?.allergens ?? family.food?.allergens ?? '',
          priceCents: factor === 1 ? cents : crediblePrice(cents * factor),
          packShot: {
            shape: form.shape,
            palette: pack?.palette ?? palette,
            motif: pack?.motif ?? motif,
            word: packWord(pack?.word ?? fillIn(family.word, { ...wording, soort: details?.word ?? soort })),
            figure: pack?.figure ?? family.pack?.figure ?? null,
          },
        });
      }
    }
  }
  return drafts;
}

import type { QuickOrderProduct } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { type AssessedLine, isShortened, type QuickOrderEntry } from '@magazijn/domain/quick-order';
import type { QuickOrderChoice, QuickOrderResult } from '@magazijn/ui';
import { productHref } from '../../shared/links/paths.ts';
import { quickOrderTexts as texts } from './quickOrderTexts.ts';

type Line = AssessedLine<QuickOrderProduct>;

/** The field that a choice changes; serialised, it is the `id` of the choice. */
type Mending = { readonly product: string } | { readonly quantity: string };

const choiceId = (mending: Mending): string => JSON.stringify(mending);

/** A line after a choice. */
export const mended = (entry: QuickOrderEntry, id: string): QuickOrderEntry => ({
  ...entry,
  ...(JSON.parse(id) as Mending),
});

/** Only the article number identifies a product with certainty. */
const productChoice = ({ articleNumber, name, contents, price }: QuickOrderProduct): QuickOrderChoice => ({
  id: choiceId({ product: articleNumber || name }),
  label: name,
  detail: [contents, formatEuros(price)].filter(Boolean).join(' · '),
});

const quantityChoice = (quantity: number): QuickOrderChoice => ({
  id: choiceId({ quantity: String(quantity) }),
  label: texts.setTo(quantity),
});

const named = ({ name, contents, path }: QuickOrderProduct) => ({
  name: [name, contents].filter(Boolean).join(', '),
  href: productHref(path),
});

/** The result of a line in words, with choices; `hasMore` if its name fits more products than those. */
export function describeLine(line: Line, entry: QuickOrderEntry, hasMore: boolean): QuickOrderResult | null {
  switch (line.kind) {
    case 'empty':
      return null;
    case 'no-product':
      return { state: 'not-found', message: texts.noProduct };
    case 'pending':
      return { state: 'checking' };
    case 'failed':
      return { state: 'failed' };
    case 'unknown':
      if (isShortened(entry.product)) return { state: 'not-found', message: texts.shortened };
      return {
        state: 'not-found',
        message: line.near.length > 0 ? texts.unknownNear : texts.unknown,
        choices: line.near.map(productChoice),
      };
    case 'several':
      return {
        state: 'several',
        message: hasMore ? texts.severalOfMany : texts.several,
        choices: line.products.map(productChoice),
      };
    case 'sold-out': {
      const { alternatives } = line.product;
      return {
        state: 'sold-out',
        ...named(line.product),
        message: alternatives.length > 0 ? texts.soldOutOther : texts.soldOut,
        choices: alternatives.map(productChoice),
      };
    }
    case 'quantity':
      return { state: 'quantity', ...named(line.product), message: line.message };
    case 'joined':
      return { state: 'found', ...named(line.product), message: texts.joined(line.first) };
    case 'over': {
      const { product, quantity, by, max, inCart, room, others } = line;
      const isAlone = others.length === 0;
      return {
        state: by === 'stock' ? 'short-stock' : 'limit',
        ...named(product),
        message: [
          texts.most[by](max),
          inCart > 0 && texts.inCart(inCart),
          // With several lines of one product, the buyer decides which one to lower.
          !isAlone && texts.together(quantity, others),
        ]
          .filter(Boolean)
          .join(' '),
        choices: isAlone && room > 0 ? [quantityChoice(room)] : [],
      };
    }
    case 'ready': {
      const { product, quantity, total, missing, others } = line;
      const together = others.length > 0 ? texts.together(quantity, others) : '';
      const shown = { ...named(product), total: formatEuros(total) };
      if (missing === null) return { state: 'found', ...shown, ...(together && { message: together }) };
      const deal = (product.deal?.kind === 'give-away' ? texts.missingForGift : texts.missingFree)(
        missing.missing,
      );
      return {
        state: 'deal',
        ...shown,
        message: [deal, together].filter(Boolean).join(' '),
        choices: others.length === 0 ? [quantityChoice(quantity + missing.missing)] : [],
      };
    }
  }
}

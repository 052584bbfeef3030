import type { Product } from '@magazijn/api-client';
import { isSoldOut } from '../../products/isSoldOut.ts';
import { productTexts } from '../../products/productTexts.ts';
import { texts } from './texts.ts';

/** Article number, brand, and whether it is there; on a narrow panel one beneath the other, but never broken. */
export function ProductFacts({ product }: { product: Product }) {
  const there = !isSoldOut(product);
  const facts = [
    { name: texts.articleNumber, value: product.articleNumber },
    { name: texts.brand, value: product.brand },
    {
      name: texts.stock,
      value: there ? texts.inStock : productTexts.soldOut,
      tone: there ? 'text-positive' : '',
    },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="flex flex-wrap divide-x divide-rule border-t border-rule">
      {facts.map(({ name, value, tone = '' }) => (
        <div key={name} className="max-w-full shrink-0 grow px-3 py-3 wide:px-4">
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className={`font-bold ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

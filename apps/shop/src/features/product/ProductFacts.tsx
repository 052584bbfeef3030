import type { Product } from '@magazijn/api-client';
import { texts } from './texts.ts';

/** Article number, brand, and whether it is there. */
export function ProductFacts({ product }: { product: Product }) {
  const there = product.stock > 0 && product.available;
  const facts = [
    { name: texts.articleNumber, value: product.articleNumber },
    { name: texts.brand, value: product.brand },
    { name: texts.stock, value: there ? texts.inStock : texts.soldOut, tone: there ? 'text-positive' : '' },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="flex divide-x divide-rule border-t border-rule">
      {facts.map(({ name, value, tone = '' }) => (
        <div key={name} className="min-w-0 grow px-4 py-3 wide:px-6">
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className={`font-bold ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { formatEuros } from '@magazijn/domain/money';
import { Link } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useQuery } from '../data/useQuery.ts';
import { productHref } from '../links/paths.ts';
import { ProductOrder } from '../products/ProductOrder.tsx';
import { productTexts } from '../products/productTexts.ts';
import { SmallPicture } from '../products/SmallPicture.tsx';
import { unitPriceText } from '../products/unitPriceText.ts';
import type { SoldOutAlternativesProps } from './SoldOutAlternatives.tsx';

const texts = {
  heading: 'Dit lijkt erop',
  to: (name: string) => `Lijkt op ${name}`,
};

/** The products that can be ordered in the place of a sold-out one, each with its price and a button. */
export function Alternatives({
  product,
  soldOut,
  action,
  as: Root = 'div',
  className = '',
  space,
}: SoldOutAlternativesProps & {
  /** Shows until they are loaded. */
  space: ReactNode;
}) {
  const { data: found, error } = useQuery('alternatives', soldOut);
  if (found === undefined && error === undefined) return space;
  const alternatives = found?.find(({ id }) => id === product.id)?.alternatives ?? [];
  if (alternatives.length === 0) return null;
  return (
    <Root data-slot="alternatives" className={`@container ${className}`}>
      <p className="text-15 font-bold">{texts.heading}</p>
      <ul aria-label={texts.to(product.name)}>
        {alternatives.map((other) => {
          const { id, name, path, pictures, contents, price, offerPrice, unit } = other;
          const facts = [
            contents,
            [formatEuros(offerPrice ?? price), unit && productTexts.per(unit)].filter(Boolean).join(' '),
            unitPriceText(other),
          ];
          return (
            <li
              key={id}
              className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-rule py-2 @md:grid-cols-[2.75rem_minmax(0,1fr)_10rem]"
            >
              <span className="size-11 border-b-2 border-rail bg-surface-muted *:size-full [&_img]:object-contain [&_img]:object-bottom">
                <SmallPicture name={pictures[0] ?? null} />
              </span>
              <span className="min-w-0 leading-snug">
                <Link href={productHref(path)} className="font-bold">
                  {name}
                </Link>
                <span className="block text-13 text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
              </span>
              <span className="@max-md:col-start-2">
                {action ? action(other) : <ProductOrder product={other} size="row" />}
              </span>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}

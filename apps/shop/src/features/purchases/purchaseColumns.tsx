import type { Purchase } from '@magazijn/api-client';
import { maxOrderQuantity } from '@magazijn/domain/cart';
import { formatEuros } from '@magazijn/domain/money';
import { Link, type TableColumn } from '@magazijn/ui';
import { useToday } from '../../shared/data/useToday.ts';
import { productHref } from '../../shared/links/paths.ts';
import { PutOnList } from '../../shared/lists/PutOnList.tsx';
import { SmallPicture } from '../../shared/products/SmallPicture.tsx';
import { boughtText } from '../../shared/purchases/boughtText.ts';
import { useCustomer } from '../../shared/stores/StoresProvider.tsx';
import { purchaseTexts as texts } from './purchaseTexts.ts';

/** The columns of the purchases; the back end sorts them. */
export const purchaseColumns: readonly TableColumn<Purchase>[] = [
  {
    id: 'name',
    header: texts.columns.product,
    rowHeader: true,
    width: 'fill',
    sortable: true,
    cell: (purchase) => <ProductCell {...purchase} />,
  },
  {
    id: 'last',
    header: texts.columns.last,
    sortable: true,
    cell: (purchase) => <LastCell {...purchase} />,
  },
  {
    id: 'times',
    header: texts.columns.times,
    sortable: true,
    cell: ({ times, rhythm }) => (
      <span className="@max-[40rem]:text-end">
        {texts.times(times)}
        {rhythm && <span className="block text-13 text-ink-2">{texts.rhythm(rhythm)}</span>}
      </span>
    ),
  },
  { id: 'price', header: texts.columns.price, numeric: true, cell: priceCell },
  {
    id: 'acts',
    header: texts.columns.acts,
    headerHidden: true,
    width: 'fit',
    cell: (purchase) => purchase.product && <ActsCell {...purchase} />,
  },
];

function ProductCell({ product, name, contents, articleNumber }: Purchase) {
  const number = product?.articleNumber || articleNumber;
  return (
    <span className="flex items-start gap-3 @max-[16rem]:flex-wrap">
      <span className="category-backdrop size-11 shrink-0 border-b-2 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom">
        <SmallPicture name={product?.pictures[0] ?? null} />
      </span>
      <span className="min-w-0 @max-[16rem]:basis-full">
        {product ? <Link href={productHref(product.path)}>{product.name}</Link> : name}
        <span className="block text-13 font-normal text-ink-2">
          {[product?.contents ?? contents, number && texts.article(number)].filter(Boolean).join(' · ')}
        </span>
        {!product && <span className="block text-15 font-normal text-danger">{texts.vanished}</span>}
      </span>
    </span>
  );
}

function LastCell(purchase: Purchase) {
  const today = useToday();
  return boughtText(purchase, today);
}

function priceCell({ product, priceThen }: Purchase) {
  const price = product && (product.offerPrice ?? product.price);
  return (
    <span className="whitespace-nowrap">
      {price !== null && formatEuros(price)}
      {price !== priceThen && (
        <span className="block text-13 text-ink-2">{texts.priceThen(formatEuros(priceThen))}</span>
      )}
    </span>
  );
}

function ActsCell({ product, quantity }: Purchase) {
  const { ProductOrder } = useCustomer();
  if (!product) return null;
  const again = Math.min(quantity, maxOrderQuantity(product));
  return (
    <div className="flex grow flex-wrap items-center justify-end gap-x-4 @min-[60rem]:flex-nowrap">
      <PutOnList what={product.name} lines={[{ productId: product.id, quantity }]} />
      <div className="w-44 @max-[40rem]:w-full">
        <ProductOrder
          product={product}
          size="row"
          {...(again > 1 ? { first: { quantity: again, label: texts.add(again) } } : {})}
        />
      </div>
    </div>
  );
}

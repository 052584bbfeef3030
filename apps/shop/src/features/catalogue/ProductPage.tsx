import type { ProductDetail } from '@magazijn/api-client';
import { ProductShelf } from '@magazijn/ui';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigation, useRevalidator } from 'react-router-dom';
import { type Query, useQueries, useQuery } from '../../shared/data/useQuery.ts';
import type { HeadExport } from '../../shared/head/PageHead.ts';
import { usePreloadedCleaner } from '../../shared/html/BackEndHtml.tsx';
import { paths } from '../../shared/links/paths.ts';
import { usePageLocation } from '../../shared/links/usePageLocation.ts';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { PricesPending } from '../../shared/products/ProductPrice.tsx';
import { ShelfProduct } from '../../shared/products/ShelfProduct.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { personOf } from '../../shared/stores/SessionStore.ts';
import { productQuery } from './catalogueQueries.ts';
import { listedProduct, type ProductOutline } from './listedProduct.ts';
import { ProductInfo, type ProductToOrder } from './ProductInfo.tsx';
import { ProductOrderBar } from './ProductOrderBar.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { ProductTexts } from './ProductTexts.tsx';
import { productPageTexts } from './productPageTexts.ts';
import { productTrail } from './productTrail.ts';

export const head: HeadExport = async (...given) => (await import('./productHead.ts')).productHead(...given);

const skeleton = <LinesSkeleton label={productPageTexts.loading} lines={4} />;

/** A product's page. A product that a row has shown needs no loaded details. */
export function ProductPage() {
  const [call, path] = productQuery(usePageLocation());
  const { data, pending, error } = useQuery(call, path);
  // A product that visitors do not have may exist for this customer.
  const detail = data === null && pending !== null ? undefined : data;
  const { revalidate } = useRevalidator();
  const person = personOf(useSession().viewer);
  const isLoading = detail === undefined;
  const hasFailed = isLoading && error !== undefined;
  usePreloadedCleaner(isLoading);

  // The loader requests the details again, and shows the error page if that fails too.
  useEffect(() => {
    if (hasFailed) void revalidate();
  }, [hasFailed, revalidate]);

  if (detail === null) return <GoneProduct />;
  return <ListedProduct key={path} person={person} detail={detail} pending={pending} />;
}

interface ListedProductProps {
  /** Whose prices and favourites these are (`personOf`). */
  person: string;
  detail: ProductDetail | undefined;
  pending: Query<unknown>['pending'];
}

/**
 * It remounts for another product, with the first picture and folded texts. For another person it does not, since
 * hydration and a login over the page change the viewer too: they keep focus and elements.
 */
function ListedProduct(loaded: ListedProductProps) {
  const { person } = loaded;
  const queries = useQueries();
  const location = usePageLocation();
  const find = () => ({ person, product: listedProduct(queries, location) });
  const [found, setFound] = useState(find);
  if (found.person !== person) setFound(find);
  const listed = found.product;
  // The details take a long task on a phone: React renders them in slices. The deferred ones may be of another person.
  const deferred = useDeferredValue(loaded);
  const { detail, pending } = deferred.person === person ? deferred : loaded;
  const outline = detail ?? listed?.outline;
  if (!outline) return skeleton;
  return (
    <PricesPending value={pending}>
      <ProductView outline={outline} product={detail ?? listed?.product} detail={detail} />
    </PricesPending>
  );
}

/** Redirects from a product that is gone since it was listed, unless the buyer is opening another page. */
const GoneProduct = () =>
  useNavigation().state === 'idle' ? <Navigate to={paths.home.href()} replace /> : skeleton;

interface ProductViewProps {
  outline: ProductOutline;
  /** Without one a skeleton shows in place of the order panel, since the price is unknown. */
  product: ProductToOrder | null | undefined;
  /** Without them a skeleton shows in place of the texts. */
  detail: ProductDetail | undefined;
}

/** A product: name, pictures, order panel, texts and related products. The name is first on phones. */
const ProductView = memo(function ProductView({ outline, product, detail }: ProductViewProps) {
  const panelClassName = '@min-[38rem]:row-[2/4]';
  const textsClassName = 'col-start-1 mt-8 content-start @min-[38rem]:row-3';
  const order = useRef<HTMLDivElement>(null);
  return (
    <>
      <DocumentTitle>{outline.name}</DocumentTitle>
      <Trail items={productTrail(outline)} />
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-12 gap-y-4 @min-[38rem]:grid-cols-2 @min-[38rem]:grid-rows-[auto_auto_1fr] @min-[72rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <header>
            <h1 className="type-heading text-28 wide:text-40">{outline.name}</h1>
            {outline.contents && <p className="mt-1 text-17 text-ink-2">{outline.contents}</p>}
          </header>
          <ProductPictures
            outline={outline}
            product={product}
            className="col-start-1 @min-[38rem]:row-[1/3] self-start min-[40rem]:[--mz-bleed:0rem]"
          />
          {product ? (
            <ProductInfo product={product} orderRef={order} className={panelClassName} />
          ) : (
            <div
              aria-hidden
              className={`h-80 rounded-label border border-rule bg-surface ${panelClassName}`}
            />
          )}
          {detail ? (
            <ProductTexts product={detail} className={textsClassName} />
          ) : (
            <div className={textsClassName}>{skeleton}</div>
          )}
        </div>
      </div>
      {detail && detail.related.length > 0 && (
        <ProductShelf title={productPageTexts.related} className="mt-12">
          {detail.related.map((related) => (
            <ShelfProduct key={related.id} product={related} />
          ))}
        </ProductShelf>
      )}
      {product && <ProductOrderBar product={product} order={order} />}
    </>
  );
});

import type { Product } from '@magazijn/api-client';
import { priceBefore } from '@magazijn/domain/cart';
import { formatEuros } from '@magazijn/domain/money';
import { vatText } from '@magazijn/domain/orders';
import { ButtonLink, EmptyState, ProductPicture, ProductRow, ProductRows, Tag } from '@magazijn/ui';
import { Fragment } from 'react';
import { SoldOutAlternatives } from '../../shared/alternatives/SoldOutAlternatives.tsx';
import { useAisleOf, useQuery } from '../../shared/data/useQuery.ts';
import { useIsFavourite } from '../../shared/favourites/useFavourite.ts';
import { paths, pictureHref, productHref } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { expectedText } from '../../shared/products/expectedText.ts';
import { isSoldOut } from '../../shared/products/isSoldOut.ts';
import { ProductAction } from '../../shared/products/ProductAction.tsx';
import { ProductHeart } from '../../shared/products/ProductHeart.tsx';
import { dealText } from '../../shared/products/ProductTags.tsx';
import { productTexts } from '../../shared/products/productTexts.ts';
import { unitPriceText } from '../../shared/products/unitPriceText.ts';

/** Texts of the favourites. The exact ones are the specification's. */
const favouritesTexts = {
  emptyFavourites: 'Je hebt nog geen producten toegevoegd aan je favorieten',
  emptyFavouritesHelp: 'Druk op het hartje bij een product om het hier terug te vinden.',
  favouriteCount: (count: number) => (count === 1 ? '1 product' : `${count} producten`),
  loadingFavourites: 'Je favorieten laden',
  toShop: 'Bekijk de best verkochte producten',
} as const;

/** All favourites, one row each. A removed one disappears at once. */
export function FavouritesPage() {
  const { data: favourites } = useQuery('favourites');
  return (
    <ProfileLayout title={profileNavigationTexts.favourites} current={paths.favourites.href()}>
      {favourites ? (
        <Favourites products={favourites} />
      ) : (
        <LinesSkeleton label={favouritesTexts.loadingFavourites} lines={8} />
      )}
    </ProfileLayout>
  );
}

function Favourites({ products }: { products: readonly Product[] }) {
  const isFavourite = useIsFavourite();
  const kept = products.filter(isFavourite);
  const soldOut = products.filter(isSoldOut).map(({ id }) => id);
  if (kept.length === 0) {
    return (
      <EmptyState
        title={favouritesTexts.emptyFavourites}
        action={
          <ButtonLink tone="primary" href={paths.home.href()}>
            {favouritesTexts.toShop}
          </ButtonLink>
        }
      >
        {favouritesTexts.emptyFavouritesHelp}
      </EmptyState>
    );
  }
  return (
    <ProductRows title={favouritesTexts.favouriteCount(kept.length)}>
      {kept.map((product) => (
        <Fragment key={product.id}>
          <FavouriteRow product={product} />
          {isSoldOut(product) && (
            <SoldOutAlternatives product={product} soldOut={soldOut} as="li" className="ps-14 pt-2" />
          )}
        </Fragment>
      ))}
    </ProductRows>
  );
}

/** A favourite on one row, so that many are visible at once. */
export function FavouriteRow({ product }: { product: Product }) {
  const [picture] = product.pictures;
  const { price, offerPrice, offerIcon, offerLabel, unit, vatPercentage, expectedOn } = product;
  const measurePrice = unitPriceText(product);
  const expected = expectedText(expectedOn);
  const hasOffer = offerIcon !== null && offerLabel !== '';
  const before = priceBefore(product);
  const aisleOf = useAisleOf();
  return (
    <ProductRow
      data-category={aisleOf(product.path)}
      href={productHref(product.path)}
      name={product.name}
      contents={product.contents}
      articleNumber={product.articleNumber}
      vat={vatPercentage === null ? undefined : vatText(vatPercentage)}
      picture={
        <ProductPicture
          alt=""
          dimension={60}
          loading="lazy"
          {...(picture && { src: pictureHref(picture, 60) })}
        />
      }
      {...((hasOffer || expected !== '') && {
        tag: (
          <>
            {hasOffer && <Tag tone="sale">{dealText(offerLabel)}</Tag>}
            {expected && <Tag>{expected}</Tag>}
          </>
        ),
      })}
      {...(price !== null && { price: formatEuros(offerPrice ?? price) })}
      {...(before !== null && { originalPrice: formatEuros(before) })}
      {...(unit && { unit: productTexts.per(unit) })}
      {...(measurePrice && { measurePrice })}
      action={<ProductAction product={product} size="row" />}
      favourite={<ProductHeart product={product} />}
    />
  );
}

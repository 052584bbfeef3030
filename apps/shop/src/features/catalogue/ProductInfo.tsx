import type { Product, ProductDetail, ProductOffer } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { Button, ButtonLink, DealPictures, ProductPanel, UspList } from '@magazijn/ui';
import { Plus } from '@magazijn/ui/icons';
import type { Ref } from 'react';
import { SoldOutAlternatives } from '../../shared/alternatives/SoldOutAlternatives.tsx';
import { paths } from '../../shared/links/paths.ts';
import { PutOnList } from '../../shared/lists/PutOnList.tsx';
import { useDeliveryDays } from '../../shared/order/useDeliveryDays.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useCutOff, useUsps } from '../../shared/page/usps.ts';
import { expectedText } from '../../shared/products/expectedText.ts';
import { isSoldOut } from '../../shared/products/isSoldOut.ts';
import { ProductAction } from '../../shared/products/ProductAction.tsx';
import { ProductHeart } from '../../shared/products/ProductHeart.tsx';
import { ProductPrice } from '../../shared/products/ProductPrice.tsx';
import { productTexts } from '../../shared/products/productTexts.ts';
import { SmallPicture } from '../../shared/products/SmallPicture.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { Late } from '../../shared/stores/Late.tsx';
import { may } from '../../shared/stores/SessionStore.ts';
import { useOptionalCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';
import { ProductInformation } from './ProductTexts.tsx';
import { productPageTexts } from './productPageTexts.ts';
import { useNextCutOff } from './useNextCutOff.ts';

const nothing = () => null;

// For customers alone.
const DealStepButton = lazyPart(
  async () => (await import('./ProductComparison.tsx')).DealStepButton,
  nothing,
);
const MeasurePriceText = lazyPart(
  async () => (await import('./ProductComparison.tsx')).MeasurePriceText,
  nothing,
);

/** A deal's text for a quantity in the cart: missing or free units, with an emphasised `lead`. */
export function dealSentence(
  { freeGoods, message }: ProductOffer,
  quantity: number,
  unit: string,
): { readonly lead: string; readonly text: string } {
  if (freeGoods === null || quantity === 0) return { lead: '', text: message };
  const { paid, free } = freeGoods;
  const set = paid + free;
  const rest = quantity % set;
  if (rest === 0)
    return {
      lead: productPageTexts.freeOf(quantity, (quantity / set) * free),
      text: productPageTexts.dealSettled,
    };
  const missing = set - rest;
  return {
    lead:
      rest >= paid ? productPageTexts.missingFree(missing, unit) : productPageTexts.missing(missing, free),
    text: productPageTexts.dealHint,
  };
}

/** A deal as pictures: the paid and the free units, or the gift. With a button that completes it, and what that saves. */
function ProductDeal({ product, offer }: { product: Product; offer: ProductOffer }) {
  const { id, pictures, unit } = product;
  const cart = useOptionalCustomer()?.cart;
  const quantity = useSelected(cart, ({ quantities }) => quantities[id] ?? 0, 0);
  const { freeGoods, picture } = offer;
  const { lead, text } = dealSentence(offer, quantity, unit);
  return (
    <div data-slot="product-deal" className="flex grow flex-wrap items-center gap-4">
      {/* A separate box in which the pictures wrap: at 200 % text they would overflow a phone. */}
      {freeGoods && (
        <div>
          <DealPictures {...freeGoods} picture={<SmallPicture name={pictures[0] ?? null} />} />
        </div>
      )}
      {picture && (
        <span className="size-14 shrink-0 border-b-3 border-sale *:size-full [&_img]:object-contain [&_img]:object-bottom">
          <SmallPicture name={picture} />
        </span>
      )}
      <p className="min-w-0 flex-1 basis-48 text-15">
        {lead && <b>{lead} </b>}
        {text}
      </p>
      {freeGoods && cart && (
        <Late>
          <DealStepButton product={product} freeGoods={freeGoods} quantity={quantity} />
        </Late>
      )}
    </div>
  );
}

/** The number of free units that the cart can still take: at 2+1, 1 with two in the cart, else 0. */
export function missingFree({ freeGoods }: Pick<ProductOffer, 'freeGoods'>, quantity: number): number {
  if (freeGoods === null || quantity === 0) return 0;
  const { paid, free } = freeGoods;
  const rest = quantity % (paid + free);
  return rest >= paid ? paid + free - rest : 0;
}

/** The next step beside the stepper: a button that adds the missing free units, or a link to the cart. */
function ProductNextStep({ product }: { product: ProductDetail }) {
  const { id, name, unit, offer } = product;
  const cart = useOptionalCustomer()?.cart;
  const quantity = useSelected(cart, ({ quantities }) => quantities[id] ?? 0, 0);
  const total = useSelected(cart, ({ subtotal }) => formatEuros(subtotal), '');
  const missing = offer ? missingFree(offer, quantity) : 0;
  if (missing === 0) {
    return (
      <ButtonLink tone="secondary" shape="forward" size="l" className="w-full" href={paths.cart.href()}>
        {productPageTexts.toCart(total)}
      </ButtonLink>
    );
  }
  const { paid = 0, free = 0 } = offer?.freeGoods ?? {};
  const label =
    missing === 1 ? productPageTexts.nextFree(paid + free, unit) : productPageTexts.moreFree(missing);
  return (
    <Button
      tone="primary"
      size="l"
      className="w-full"
      aria-label={`${label}: ${name}`}
      onClick={() => cart?.add(id, missing)}
    >
      <Plus aria-hidden className="size-6" strokeWidth={1.75} />
      {label}
    </Button>
  );
}

/** The price per piece, diaper, liter or kilo, as wide before it is loaded; visitors are asked to log in. */
const MeasurePrice = ({ product }: { product: Product }) => (
  <span data-place={product.price === null ? 'measure-price' : undefined} className="inline-block min-w-40">
    <span>
      {product.price === null ? (
        productTexts.logInForPrices
      ) : (
        <Late fallback={'\u00a0'}>
          <MeasurePriceText product={product} />
        </Late>
      )}
    </span>
  </span>
);

interface ProductInfoProps {
  product: ProductDetail;
  /** The row with the button. */
  orderRef?: Ref<HTMLDivElement>;
  className?: string;
}

export function ProductInfo({ product, orderRef, className }: ProductInfoProps) {
  const customer = useOptionalCustomer();
  const { viewer } = useSession();
  // A role without shopping sees the product alone.
  const isForSale = viewer.kind === 'anonymous' || may(viewer, 'shop');
  const usps = useUsps();
  const cutOff = useCutOff();
  const nextCutOff = useNextCutOff();
  // Until the days are known, the general promise shows.
  const days = useDeliveryDays();
  const soldOut = isSoldOut(product);
  const expected = expectedText(product.expectedOn);
  return (
    <div data-slot="product-info" className={className}>
      <ProductPanel
        price={
          isForSale && <ProductPrice product={product} size="panel" note={productPageTexts.excludingVat} />
        }
        facts={[
          ...(product.articleNumber
            ? [{ label: productPageTexts.articleNumber, value: product.articleNumber }]
            : []),
          {
            label: productPageTexts.stock,
            value: soldOut ? productTexts.soldOut : productPageTexts.inStock,
            tone: soldOut ? ('plain' as const) : ('positive' as const),
          },
          ...(soldOut && expected !== '' ? [{ label: productPageTexts.expected, value: expected }] : []),
          ...(soldOut
            ? []
            : [
                {
                  label: productPageTexts.delivery(days ? nextCutOff : cutOff),
                  // As wide as with the longest name of a day, which is loaded later.
                  value: (
                    <span className="inline-block min-w-54">{days || productPageTexts.deliveryDays}</span>
                  ),
                },
              ]),
          ...(product.unitContents !== null && isForSale
            ? [{ label: productPageTexts.unitPrice, value: <MeasurePrice product={product} /> }]
            : []),
          ...(product.vatPercentage === null
            ? []
            : [{ label: productPageTexts.vat, value: productPageTexts.percentage(product.vatPercentage) }]),
        ]}
        {...(product.offer ? { deal: <ProductDeal product={product} offer={product.offer} /> } : {})}
        action={
          isForSale && (
            <div ref={orderRef}>
              <ProductAction product={product} size="panel" aside={<ProductNextStep product={product} />} />
            </div>
          )
        }
        favourite={
          isForSale && (
            <div className="flex flex-wrap items-center gap-x-6">
              <ProductHeart product={product} appearance="text" />
              <PutOnList what={product.name} lines={[{ productId: product.id, quantity: 1 }]} />
              {customer && (
                <Late>
                  <customer.LastOrdered productId={product.id} appearance="text" />
                </Late>
              )}
            </div>
          )
        }
      />
      {soldOut && isForSale && (
        <SoldOutAlternatives product={product} soldOut={[product.id]} className="mt-6" />
      )}
      <UspList className="mt-6" items={usps} />
      <ProductInformation html={product.informationHtml} />
    </div>
  );
}

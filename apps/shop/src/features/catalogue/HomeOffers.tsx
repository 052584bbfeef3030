import type { Offer, OfferProduct } from '@magazijn/api-client';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { priceParts } from '@magazijn/domain/money';
import { ButtonLink, type CarouselOffer, OfferCarousel, OfferPriceLabel } from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths, safeReturnUrl } from '../../shared/links/paths.ts';
import { dealText } from '../../shared/products/ProductTags.tsx';
import { productTexts } from '../../shared/products/productTexts.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { offersQuery } from './catalogueQueries.ts';
import { homeTexts } from './homeTexts.ts';
import { shortNames } from './shortNames.ts';
import { useOptionalPicture } from './useOptionalPicture.ts';

interface PosterPlace {
  readonly number: number;
  readonly total: number;
  /** Whether 'Bekijk actie' shows. */
  readonly linked: boolean;
}

/** An offer as a poster: the label '2+1 gratis' gives the figure '2+1' and the suffix 'gratis'. */
function offerPoster(offer: Offer, { number, total, linked }: PosterPlace): CarouselOffer {
  const [figure = '', ...suffix] = dealText(offer.label).split(' ');
  return {
    id: `${number} ${offer.href}`,
    kicker: homeTexts.offer(number, total, lastDay(offer)),
    figure: figure || '%',
    ...(suffix.length > 0 ? { figureSuffix: suffix.join(' ') } : {}),
    title: offer.title,
    text: offer.subtitle,
    // The back end's address may be outside of the shop.
    ...(linked
      ? { href: safeReturnUrl(offer.href), linkLabel: homeTexts.viewOffer }
      : { action: <JoinUs /> }),
    ...(offer.image || offer.productImage || offer.icon
      ? { picture: <OfferPicture offer={offer} first={number === 1} /> }
      : {}),
    ...(offer.products.length > 0 ? { priceLabels: <OfferLabels products={offer.products} /> } : {}),
  };
}

/** Replaces the offer's link for visitors; in a customer's first frame it only reserves its height. */
const JoinUs = () => (
  <div className="in-data-[session=customer]:min-h-12">
    <ButtonLink
      tone="primary"
      href={paths.register.href()}
      className="w-full wide:w-auto in-data-[session=customer]:hidden"
    >
      {homeTexts.joinUs}
    </ButtonLink>
  </div>
);

/** 'zaterdag 28 maart'; empty for an offer without an end. */
const lastDay = ({ validUntil }: Offer) =>
  validUntil === null ? '' : describeDeliveryDate(isoDateOfTimestamp(validUntil)).full;

/** The labels under the packs: the distinguishing part of each name, and the price, or the contents without one. */
function OfferLabels({ products }: { products: readonly OfferProduct[] }) {
  const names = shortNames(products.map(({ name }) => name));
  return products.map(({ contents, unit, price }, index) => (
    <OfferPriceLabel
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no id, and their order never changes
      key={index}
      // As high for visitors: customers see the visitors' first frame too.
      className="min-h-20"
      name={names[index] ?? ''}
      contents={contents}
      price={
        price === null ? undefined : { ...priceParts(price), ...(unit && { unit: productTexts.per(unit) }) }
      }
    />
  ));
}

/** A deal as a badge on its packs, if the back end has no icon: the figure above the word. */
function DealBadge({ label }: { label: string }) {
  const [figure = '', ...words] = label.split(' ');
  const word = words.join(' ');
  // A long text is condensed to fit into the badge.
  const fitted = (text: string, most: number) =>
    text.length > most && { textLength: 52, lengthAdjust: 'spacingAndGlyphs' };
  return (
    <svg
      aria-hidden
      viewBox="0 0 60 60"
      data-slot="deal-badge"
      className="absolute end-2 top-0 size-15 fill-on-sale"
    >
      <rect width="60" height="60" rx="3" className="fill-sale" />
      <g className="type-numeral" textAnchor="middle">
        <text x="30" y={word ? 30 : 39} fontSize="27" {...fitted(figure, 4)}>
          {figure}
        </text>
        {word && (
          <text x="30" y="50" fontSize="19" {...fitted(word, 7)}>
            {word}
          </text>
        )}
      </g>
    </svg>
  );
}

/**
 * The offer's picture, partly covered by a product with the icon or a badge. Decorative, so it is left out
 * when it fails. Product pictures have margins, so the boxes overlap more than the drawings in them.
 */
function OfferPicture({ offer, first }: { offer: Offer; first: boolean }) {
  const image = useOptionalPicture(offer.image, 680, 420);
  const productImage = useOptionalPicture(offer.productImage, 300);
  const icon = useOptionalPicture(offer.icon, 60);
  const loading = first ? 'eager' : 'lazy';
  return (
    <div className="relative flex items-end overflow-clip">
      {image && (
        <img
          {...image}
          alt=""
          loading={loading}
          fetchPriority={first ? 'high' : 'auto'}
          className="h-full min-w-0 grow basis-0"
        />
      )}
      {productImage && (
        <img
          {...productImage}
          alt=""
          loading={loading}
          className={image ? 'h-full w-[43%] shrink-0 -ms-[14%] -me-[6%]' : 'h-full min-w-0 grow basis-0'}
        />
      )}
      {icon ? (
        <img {...icon} alt="" loading={loading} className="absolute end-2 top-0 size-15" />
      ) : (
        offer.label !== '' && <DealBadge label={dealText(offer.label)} />
      )}
    </div>
  );
}

/** The offer carousel; 'Bekijk actie' is for customers. Renders nothing without offers. */
export function HomeOffers() {
  const { data, loading } = useQuery(...offersQuery);
  const { viewer } = useSession();
  if (loading) {
    // As high as the poster with its list: stacked on a phone, side by side on a wide page.
    return (
      <div
        aria-busy
        className="h-[44rem] bg-surface-muted motion-safe:animate-breathe wide:h-[37rem] min-[76rem]:h-[26.5rem]"
      />
    );
  }
  const offers = data?.offers ?? [];
  if (offers.length === 0) return null;
  return (
    <OfferCarousel
      offers={offers.map((offer, index) =>
        offerPoster(offer, {
          number: index + 1,
          total: offers.length,
          linked: viewer.kind === 'customer',
        }),
      )}
    />
  );
}

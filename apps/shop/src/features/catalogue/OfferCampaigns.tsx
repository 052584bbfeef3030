import type { Offer } from '@magazijn/api-client';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { Link, Tag } from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import { safeReturnUrl } from '../../shared/links/paths.ts';
import { keepFocusInView } from '../../shared/page/keepFocusInView.ts';
import { dealText } from '../../shared/products/ProductTags.tsx';
import { offersQuery } from './catalogueQueries.ts';
import { useOptionalPicture } from './useOptionalPicture.ts';

const texts = {
  campaigns: 'Acties van nu',
  until: (day: string) => `T/m ${day}`,
};

/** The current offers, each with its products, deal and last day; on a phone in one scrolling row. */
export function OfferCampaigns() {
  const { data, error } = useQuery(...offersQuery);
  if (data === undefined && error === undefined) return <CampaignsSpace />;
  const offers = data?.offers ?? [];
  if (offers.length === 0) return null;
  return (
    <ul
      aria-label={texts.campaigns}
      onFocus={keepFocusInView}
      className="relative mx-[calc(var(--mz-bleed)*-1)] mb-6 flex overflow-x-auto overscroll-x-contain px-4 wide:px-0"
    >
      {offers.map((offer, index) => (
        <li key={`${index} ${offer.href}`} className="flex shrink-0 grow basis-56">
          <Campaign offer={offer} />
        </li>
      ))}
    </ul>
  );
}

/** The space of the campaigns until they are loaded, for customers from the first HTML on, which visitors get too. */
export const CampaignsSpace = () => (
  <div data-slot="campaigns-space" className="mb-6 hidden h-73.5 in-data-[session=customer]:block" />
);

function Campaign({
  offer: { href, title, subtitle, label, validUntil, image, productImage },
}: {
  offer: Offer;
}) {
  const picture = useOptionalPicture(image ?? productImage, 680, 420);
  return (
    <article className="group/card relative flex min-w-0 grow flex-col">
      <div className="relative flex min-h-40 items-start rail-b border-rail bg-surface-muted px-1 pt-2 wide:px-2">
        {picture && (
          <img
            {...picture}
            alt=""
            className="absolute inset-x-4 top-8 bottom-0 h-[calc(100%-2rem)] w-[calc(100%-2rem)] object-contain object-bottom"
          />
        )}
        {label !== '' && (
          <Tag tone="sale" className="relative">
            {dealText(label)}
          </Tag>
        )}
      </div>
      <div className="mx-1 grow border border-t-0 border-rule bg-surface px-3 pt-2 pb-3 wide:mx-2">
        <h2 className="text-16 leading-snug font-bold">
          <Link
            // The back end's address may be outside of the shop.
            href={safeReturnUrl(href)}
            className="decoration-[1.5px] underline-offset-3 group-hover/card:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        {subtitle && <p className="text-15 text-ink-2">{subtitle}</p>}
        {validUntil !== null && (
          <p className="pt-1 text-15 font-bold text-sale-text">
            {texts.until(describeDeliveryDate(isoDateOfTimestamp(validUntil)).full)}
          </p>
        )}
      </div>
    </article>
  );
}

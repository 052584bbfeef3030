import type { OfferList } from '@magazijn/api-client';
import { OfferCarousel } from '@magazijn/ui';
import type { OptionalAnswer } from '../../resources/Answer.ts';
import { useSession } from '../../session/useSession.ts';
import { offerPoster } from './offerPoster.tsx';

/** The offer carousel (S01, S06); 'Bekijk actie' is for customers (R02). Without offers there is none. */
export function HomeOffers({ offers }: { offers: OptionalAnswer<OfferList> }) {
  const { viewer } = useSession();
  if (offers.state === 'loading') {
    // As high as the poster with its list: beneath each other on a phone, beside each other on a wide page.
    return (
      <div
        aria-busy
        className="h-[44rem] bg-bay motion-safe:animate-breathe wide:h-[37rem] min-[76rem]:h-[26.5rem]"
      />
    );
  }
  if (offers.state !== 'ready' || offers.value.offers.length === 0) return null;
  const shown = offers.value.offers;
  return (
    <OfferCarousel
      offers={shown.map((offer, index) =>
        offerPoster(offer, {
          number: index + 1,
          total: shown.length,
          linked: viewer.kind === 'customer',
        }),
      )}
    />
  );
}

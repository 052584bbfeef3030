import type { Offer } from '@magazijn/api-client';
import { OfferCarousel } from '@magazijn/ui';
import type { OptionalAnswer } from '../../resources/Answer.ts';
import { useSession } from '../../session/useSession.ts';
import { offerPoster } from './offerPoster.tsx';

/** The offer carousel (S01, S06); 'Bekijk actie' is for customers (R02). Without offers there is none. */
export function HomeOffers({ offers }: { offers: OptionalAnswer<readonly Offer[]> }) {
  const { viewer } = useSession();
  if (offers.state === 'loading') {
    return <div aria-busy className="h-[26.5rem] bg-bay motion-safe:animate-breathe" />;
  }
  if (offers.state !== 'ready' || offers.value.length === 0) return null;
  return (
    <OfferCarousel
      offers={offers.value.map((offer, index) =>
        offerPoster(offer, {
          number: index + 1,
          total: offers.value.length,
          linked: viewer.kind === 'customer',
        }),
      )}
    />
  );
}

import { OfferCarousel } from '@magazijn/ui';
import { useSession } from '../../session/useSession.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { offerPoster } from './offerPoster.tsx';

/** The offer carousel (S01, S06); 'Bekijk actie' is for customers (R02). Without offers there is none. */
export function HomeOffers() {
  const { data, loading } = useQuery('offers', 12);
  const { viewer } = useSession();
  if (loading) {
    // As high as the poster with its list: beneath each other on a phone, beside each other on a wide page.
    return (
      <div
        aria-busy
        className="h-[44rem] bg-bay motion-safe:animate-breathe wide:h-[37rem] min-[76rem]:h-[26.5rem]"
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

import { Suspense, useEffect, useEffectEvent } from 'react';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { usePunchOut } from '../../shared/punch-out/createPunchOutStore.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';

/** Requests the lists of favourites again after another tab changed them. Renders nothing. */
function FavouritesElsewhere() {
  const { favourites } = useCustomer();
  const refresh = useRefresh();
  const changes = useSelected(favourites, ({ elsewhere }) => elsewhere, 0);
  const ask = useEffectEvent(() => {
    void refresh('favourites');
    void refresh('favouriteProducts');
  });
  useEffect(() => {
    if (changes > 0) ask();
  }, [changes]);
  return null;
}

const Nothing = () => null;
const PunchOutBanner = lazyPart(
  async () => (await import('../../features/punch-out/PunchOutBanner.tsx')).PunchOutBanner,
  Nothing,
);
const SwitchBanner = lazyPart(
  async () => (await import('../../features/account/SwitchBanner.tsx')).SwitchBanner,
  Nothing,
);

/** Banners for a switched account and for a punch-out, each loaded when it applies. */
export function CustomerBanners() {
  const isPunchOut = usePunchOut() !== null;
  const { switched } = useSession();
  return (
    <>
      <FavouritesElsewhere />
      <Suspense>{switched && <SwitchBanner />}</Suspense>
      <Suspense>{isPunchOut && <PunchOutBanner />}</Suspense>
    </>
  );
}

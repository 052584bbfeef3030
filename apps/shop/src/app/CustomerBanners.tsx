import { FavouritesElsewhere } from '../favourites/FavouritesElsewhere.tsx';
import { lateCode } from '../late/lateCode.ts';
import { useLateCode } from '../late/useLateCode.ts';
import { usePunchOut } from '../punch-out/usePunchOut.ts';
import { useSession } from '../session/useSession.ts';

const punchOutCode = lateCode(() => import('../features/oci/PunchOutBanner.tsx'));
const switchCode = lateCode(() => import('../features/switch/SwitchBanner.tsx'));

/** For whom one orders, and where the order goes back to. The code of each comes when it is so. */
export function CustomerBanners() {
  const isVisit = usePunchOut() !== null;
  const code = useLateCode(punchOutCode, isVisit);
  const { switched } = useSession();
  const switching = useLateCode(switchCode, switched);
  return (
    <>
      <FavouritesElsewhere />
      {switching && <switching.SwitchBanner />}
      {isVisit && code && <code.PunchOutBanner />}
    </>
  );
}

import { Button, CompanyBanner } from '@magazijn/ui';
import { useSession } from '../../session/useSession.ts';
import { useSwitchBack } from '../../session/useSwitchBack.ts';
import { switchTexts } from './switchTexts.ts';

/** For whom one orders, on every page while switched, and the way back to one's own account (T80). */
export function SwitchBanner() {
  const { viewer, switched } = useSession();
  const switchBack = useSwitchBack();
  if (!switched || viewer.kind === 'anonymous') return null;
  return (
    <CompanyBanner
      action={
        <Button tone="tertiary" onClick={switchBack}>
          {switchTexts.switchBack}
        </Button>
      }
    >
      {switchTexts.orderingFor} <b>{viewer.companyName}</b>
    </CompanyBanner>
  );
}

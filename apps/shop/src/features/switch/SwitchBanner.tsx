import { Button, CompanyBanner } from '@magazijn/ui';
import { useSession } from '../../session/useSession.ts';
import { useSwitchBack } from '../../session/useSwitchBack.ts';
import { companyHue } from './companyHue.ts';
import { switchTexts } from './switchTexts.ts';

/** For whom one orders, in that company's colour, on every page while switched, and the way back to one's own account (T80). */
export function SwitchBanner() {
  const { viewer, switched } = useSession();
  const switchBack = useSwitchBack();
  if (!switched || viewer.kind === 'anonymous') return null;
  return (
    <CompanyBanner
      hue={companyHue(viewer.customerNumber)}
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

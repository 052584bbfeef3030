import { Button, CompanyBanner } from '@magazijn/ui';
import { OrderingFor } from '../../shared/session/OrderingFor.tsx';
import { useSession, useSwitchBack } from '../../shared/session/useSession.ts';
import { switchTexts } from './switchTexts.ts';

/** The hues without those of sale, danger and warning: from lime, over green and blue, to purple. */
const first = 100;
const last = 330;

/** A step of the golden ratio keeps consecutive hues far apart. */
const step = (Math.sqrt(5) - 1) / 2;

/** The hue of a company (OKLCH degrees); consecutive customer numbers get distant hues. */
export function companyHue(customerNumber: string): number {
  const number = Number(customerNumber.replace(/\D/g, '').slice(-9));
  return Math.round(first + ((number * step) % 1) * (last - first));
}

/** The company of a switched account, in its colour, with a button to switch back; on every page. */
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
      <OrderingFor />
    </CompanyBanner>
  );
}

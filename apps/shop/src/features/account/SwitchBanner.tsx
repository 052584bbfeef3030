import { Button, CompanyBanner } from '@magazijn/ui';
import { useSession, useSwitchBack } from '../../shared/session/useSession.ts';
import { switchTexts } from './switchTexts.ts';

/** The hues that are left when those of sale, danger and warning are taken: from lime, over green and blue, to purple. */
const first = 100;
const last = 330;

/** Steps of the golden ratio: however many follow each other, no two neighbours look alike. */
const step = (Math.sqrt(5) - 1) / 2;

/**
 * The hue of a company's own colour (OKLCH, degrees): the same one always, and far from that of the next customer
 * number, since the locations of one organisation are often registered together.
 */
export function companyHue(customerNumber: string): number {
  const number = Number(customerNumber.replace(/\D/g, '').slice(-9));
  return Math.round(first + ((number * step) % 1) * (last - first));
}

/** For whom one orders, in that company's colour, on every page while switched, and the way back to one's own account. */
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

import { useSession } from '../../session/useSession.ts';

/** A line that names the company and the promise of delivery (S03). */
export function Greeting() {
  const { viewer } = useSession();
  return (
    <p className="py-4 text-15 wide:py-6">
      {viewer.kind === 'customer' && <b>Welkom, {viewer.companyName}. </b>}
      Bestel vóór <b>12.00 uur</b> en je levering komt binnen <b>1-2 werkdagen</b>.
    </p>
  );
}

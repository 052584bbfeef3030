import { useSession } from '../../session/useSession.ts';

/**
 * Names the company. When an order arrives is not told here: the bar above says so in general, and only the cart knows
 * the days. The height is kept for customers before the first paint, so nothing moves when the name comes.
 */
export function Greeting() {
  const { viewer } = useSession();
  return (
    <p className="py-3 text-15 in-data-[session=customer]:min-h-12">
      {viewer.kind === 'customer' && <b>Welkom, {viewer.companyName}.</b>}
    </p>
  );
}

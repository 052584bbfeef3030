import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { Purchases } from './Purchases.tsx';
import { purchaseTexts as texts } from './purchaseTexts.ts';

// For the loader: one chunk for both.
export { loadPurchases } from './loadPurchases.ts';

export function PurchasesPage() {
  // The page renders before its loader has checked the capability.
  const hasPurchases = useHasCapability('purchase-history');
  const skeleton = <LinesSkeleton label={texts.loading} lines={8} />;
  return (
    <>
      <Trail items={[{ label: texts.title }]} />
      <PageTitle>{texts.title}</PageTitle>
      <p className="max-w-prose pt-2 text-17 text-ink-2">{texts.intro}</p>
      {hasPurchases ? <ForCustomer fallback={skeleton}>{() => <Purchases />}</ForCustomer> : skeleton}
    </>
  );
}

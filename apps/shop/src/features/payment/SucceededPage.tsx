import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { ForCustomer } from '../../session/ForCustomer.tsx';
import { useQuery } from '../../shared/data/useQuery.ts';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { Confirmation } from './Confirmation.tsx';
import { outcomeTexts } from './outcomeTexts.ts';

/** Thanks (S62). Which order it was is known in this tab alone. */
export function SucceededPage() {
  const { data: partner = false } = useQuery('groceryPartnerEnabled');
  return (
    <>
      <DocumentTitle>{outcomeTexts.succeededTitle}</DocumentTitle>
      <ForCustomer fallback={<LinesSkeleton label={outcomeTexts.loading} lines={4} />}>
        {({ customerNumber }) => <Confirmation customerNumber={customerNumber} partnerEnabled={partner} />}
      </ForCustomer>
    </>
  );
}

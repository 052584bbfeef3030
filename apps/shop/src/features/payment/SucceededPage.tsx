import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import type { OptionalAnswer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { ForCustomer } from '../../session/ForCustomer.tsx';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { Confirmation } from './Confirmation.tsx';
import { outcomeTexts } from './outcomeTexts.ts';

type SucceededPageProps = PageProps<{ partner: OptionalAnswer<boolean> }>;

/** Thanks (S62). Which order it was is known in this tab alone. */
export function SucceededPage({ answers: { partner } }: SucceededPageProps) {
  return (
    <>
      <DocumentTitle>{outcomeTexts.succeededTitle}</DocumentTitle>
      <ForCustomer fallback={<LinesSkeleton label={outcomeTexts.loading} lines={4} />}>
        {({ customerNumber }) => (
          <Confirmation
            customerNumber={customerNumber}
            partnerEnabled={partner.state === 'ready' && partner.value}
          />
        )}
      </ForCustomer>
    </>
  );
}

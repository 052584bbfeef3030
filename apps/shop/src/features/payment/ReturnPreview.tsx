import type { DraftOrder } from '@magazijn/api-client';
import { DescriptionTable } from '@magazijn/ui';
import type { PunchOut } from '../../punch-out/PunchOut.ts';
import { returnPreviewTexts } from './returnPreviewTexts.ts';
import { usePreparedReturn } from './usePreparedReturn.ts';

interface ReturnPreviewProps {
  visit: PunchOut;
  draft: DraftOrder;
  /** Seconds, 12:00 Europe/Amsterdam: the one that is chosen. */
  deliveryDate: number;
}

/** Every field that 'Bestelling plaatsen' will send to the procurement system, and how: for people who set one up. */
export function ReturnPreview({ visit, draft, deliveryDate }: ReturnPreviewProps) {
  const prepared = usePreparedReturn(visit, draft, deliveryDate);
  const { heading, how, failed, preparing, noValue } = returnPreviewTexts;
  return (
    <section aria-labelledby="return-preview" aria-busy={prepared.state === 'preparing'}>
      <h2 id="return-preview" className="type-heading pt-8 pb-3 text-22">
        {heading}
      </h2>
      {prepared.state === 'preparing' && <p>{preparing}</p>}
      {prepared.state === 'failed' && <p role="alert">{failed}</p>}
      {prepared.state === 'ready' && (
        <>
          <p className="pb-3 text-ink-2">{how(prepared.form)}</p>
          <DescriptionTable
            rows={prepared.form.fields.map(([term, value]) => ({ term, description: value || noValue }))}
          />
        </>
      )}
    </section>
  );
}

import type { DraftOrder } from '@magazijn/api-client';
import { DescriptionTable } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import type { PunchOutSession } from '../../shared/punch-out/createPunchOutStore.ts';
import type { ReturnForm } from '../../shared/punch-out/postReturn.ts';
import { prepareReturn, punchOutClient } from '../../shared/punch-out/prepareReturn.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

/** Texts of the preview of a return. */
export const returnPreviewTexts = {
  heading: 'Dit krijgt het inkoopsysteem',
  preparing: 'De velden worden opgehaald.',
  failed: 'De velden konden niet worden opgehaald. Laad de pagina opnieuw.',
  noValue: '(leeg)',
  how: ({ action, target, charset, fields }: ReturnForm) =>
    `Na ‘Bestelling plaatsen’ gaan deze ${fields.length} velden met POST naar ${action}, in venster ${target}, in tekenset ${charset}.`,
} as const;

/** A return for display only. */
export type PreparedReturn =
  | { readonly state: 'preparing' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly form: ReturnForm };

/** Makes the return as placing the order would, and again when the delivery date changes. */
export function usePreparedReturn(
  punchOut: PunchOutSession,
  draft: DraftOrder,
  deliveryDate: number,
): PreparedReturn {
  const { session } = useStores();
  const [prepared, setPrepared] = useState<PreparedReturn>({ state: 'preparing' });

  useEffect(() => {
    let current = true;
    prepareReturn(punchOut, draft, deliveryDate, punchOutClient(session.token)).then(
      (form) => current && setPrepared(form === null ? { state: 'failed' } : { state: 'ready', form }),
      (error: unknown) => {
        console.warn('The return could not be shown', error);
        if (current) setPrepared({ state: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [punchOut, draft, deliveryDate, session]);

  return prepared;
}

interface ReturnPreviewProps {
  punchOut: PunchOutSession;
  draft: DraftOrder;
  /** The chosen day. Seconds, 12:00 Europe/Amsterdam. */
  deliveryDate: number;
}

/**
 * Every field that 'Bestelling plaatsen' will send to the procurement system, for people who set up a connection.
 */
export function ReturnPreview({ punchOut, draft, deliveryDate }: ReturnPreviewProps) {
  const prepared = usePreparedReturn(punchOut, draft, deliveryDate);
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
            rows={prepared.form.fields.map(([label, value]) => ({ label, value: value || noValue }))}
          />
        </>
      )}
    </section>
  );
}

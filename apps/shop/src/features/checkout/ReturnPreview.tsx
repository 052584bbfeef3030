import type { DraftOrder } from '@magazijn/api-client';
import { DescriptionTable } from '@magazijn/ui';
import useSWR from 'swr';
import type { PunchOutSession } from '../../shared/punch-out/createPunchOutStore.ts';
import type { ReturnForm } from '../../shared/punch-out/postReturn.ts';
import { prepareReturn, punchOutClient } from '../../shared/punch-out/prepareReturn.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

export const returnPreviewTexts = {
  heading: 'Dit krijgt het inkoopsysteem',
  preparing: 'De velden worden opgehaald.',
  failed: 'De velden konden niet worden opgehaald. Laad de pagina opnieuw.',
  noValue: '(leeg)',
  how: ({ action, target, charset, fields }: ReturnForm) =>
    `Na ‘Bestelling plaatsen’ gaan deze ${fields.length} velden met POST naar ${action}, in venster ${target}, in tekenset ${charset}.`,
} as const;

/** Makes the return as placing the order would, and again when the delivery date changes. */
function usePreparedReturn({ punchOut, draft, deliveryDate }: ReturnPreviewProps) {
  const { session } = useStores();
  const { data, error, isLoading } = useSWR(
    ['return', punchOut, draft.id, deliveryDate],
    () => prepareReturn(punchOut, draft, deliveryDate, punchOutClient(session.token)),
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      onError: (failure: unknown) => console.warn('The return could not be shown', failure),
    },
  );
  return { form: error === undefined ? data : null, isLoading };
}

interface ReturnPreviewProps {
  punchOut: PunchOutSession;
  draft: DraftOrder;
  /** The chosen day. Seconds, 12:00 Europe/Amsterdam. */
  deliveryDate: number;
}

/** Every field that 'Bestelling plaatsen' will send, for people who set up a connection. */
export function ReturnPreview(props: ReturnPreviewProps) {
  const { form, isLoading } = usePreparedReturn(props);
  const { heading, how, failed, preparing, noValue } = returnPreviewTexts;
  return (
    <section aria-labelledby="return-preview" aria-busy={isLoading}>
      <h2 id="return-preview" className="type-heading pt-8 pb-3 text-22">
        {heading}
      </h2>
      {isLoading && <p>{preparing}</p>}
      {form === null && <p role="alert">{failed}</p>}
      {form && (
        <>
          <p className="pb-3 text-ink-2">{how(form)}</p>
          <DescriptionTable
            rows={form.fields.map(([label, value]) => ({ label, value: value || noValue }))}
          />
        </>
      )}
    </section>
  );
}

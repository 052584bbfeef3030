import type { DraftOrder } from '@magazijn/api-client';
import { useEffect, useState } from 'react';
import type { PunchOut } from '../../punch-out/PunchOut.ts';
import { prepareReturn } from '../../punch-out/prepareReturn.ts';
import { punchOutClient } from '../../punch-out/punchOutClient.ts';
import type { ReturnForm } from '../../punch-out/ReturnForm.ts';
import { useStores } from '../../stores/StoresProvider.tsx';

/** A return that is only looked at. */
export type PreparedReturn =
  | { readonly state: 'preparing' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly form: ReturnForm };

/** Makes the return of a draft as placing it would, and again when the delivery date changes. */
export function usePreparedReturn(visit: PunchOut, draft: DraftOrder, deliveryDate: number): PreparedReturn {
  const { session } = useStores();
  const [prepared, setPrepared] = useState<PreparedReturn>({ state: 'preparing' });

  useEffect(() => {
    let current = true;
    prepareReturn(visit, draft, deliveryDate, punchOutClient(session.token)).then(
      (form) => current && setPrepared(form === null ? { state: 'failed' } : { state: 'ready', form }),
      (error: unknown) => {
        console.warn('The return could not be shown', error);
        if (current) setPrepared({ state: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [visit, draft, deliveryDate, session]);

  return prepared;
}

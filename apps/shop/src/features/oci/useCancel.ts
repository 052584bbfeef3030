import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { emptyReturn } from '../../punch-out/emptyReturn.ts';
import type { PunchOut } from '../../punch-out/PunchOut.ts';
import { postReturn } from '../../punch-out/postReturn.ts';
import { punchOutClient } from '../../punch-out/punchOutClient.ts';
import { punchOutOf } from '../../punch-out/punchOutOf.ts';
import { useStores } from '../../stores/StoresProvider.tsx';

/**
 * 'Annuleren': the buyer goes back to the procurement system with nothing new. The hook is forgotten, the visit's cart
 * with it, and the customer's own cart is back; also where a cXML back end does not answer.
 */
export function useCancel() {
  const { session } = useStores();
  const navigate = useNavigate();
  const started = useRef(false);
  const [cancelling, setCancelling] = useState(false);

  const cancel = async (visit: PunchOut): Promise<void> => {
    if (started.current) return;
    started.current = true;
    setCancelling(true);
    const form = await emptyReturn(visit, punchOutClient(session.token)).catch((error: unknown) => {
      console.warn('The procurement system was not told', error);
      return null;
    });
    punchOutOf(session).end();
    void navigate(paths.home.href(), { replace: true });
    if (form !== null) postReturn(form);
    started.current = false;
    setCancelling(false);
  };

  return { cancelling, cancel };
}

import { ProcurementBanner } from '@magazijn/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/links/paths.ts';
import { type PunchOutSession, punchOutOf, usePunchOut } from '../../shared/punch-out/createPunchOutStore.ts';
import { postReturn } from '../../shared/punch-out/postReturn.ts';
import { emptyReturn, punchOutClient } from '../../shared/punch-out/prepareReturn.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { ociTexts } from './ociTexts.ts';

/** 'Annuleren': returns an empty order and ends the session, even if a cXML back end does not respond. */
export function useCancel() {
  const { session } = useStores();
  const navigate = useNavigate();
  const started = useRef(false);
  const [cancelling, setCancelling] = useState(false);

  const cancel = async (punchOut: PunchOutSession): Promise<void> => {
    if (started.current) return;
    started.current = true;
    setCancelling(true);
    const form = await emptyReturn(punchOut, punchOutClient(session.token)).catch((error: unknown) => {
      console.warn('The empty return could not be made', error);
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

/** The procurement system and the buyer's company, with a cancel button. */
export function PunchOutBanner() {
  const punchOut = usePunchOut();
  const { cancelling, cancel } = useCancel();
  const { viewer } = useSession();
  if (punchOut === null || viewer.kind === 'anonymous') return null;
  return (
    <ProcurementBanner host={punchOut.host} loading={cancelling} onCancel={() => void cancel(punchOut)}>
      {punchOut.inspecting ? ociTexts.inspecting : ociTexts.banner(viewer.companyName)}
      {punchOut.unknownArticles && ` ${ociTexts.unknownArticles(punchOut.unknownArticles)}`}
    </ProcurementBanner>
  );
}

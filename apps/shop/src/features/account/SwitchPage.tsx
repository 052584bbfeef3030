import { ApiError } from '@magazijn/api-client';
import { Button, ButtonLink, MessageList } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useOneCall } from '../../shared/data/useOneCall.ts';
import { paths } from '../../shared/links/paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { switchTexts } from './switchTexts.ts';

export type SwitchState = 'switching' | 'refused' | 'unreachable';

/**
 * Switches once to another company, stores the customer's own token as previous, and opens the home page.
 * Leaving the page cancels it; an `id` that is no whole number is no company.
 */
export function useSwitchAccount(id: string) {
  const { loadApi, session } = useStores();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const callOnce = useOneCall<string>();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Exclude<SwitchState, 'switching'> | null>(null);
  const known = /^[1-9]\d{0,8}$/.test(id);
  const wanted = known && viewer.kind === 'customer';

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    callOnce(`${id} ${attempt}`, async () => (await loadApi()).switchTo(Number(id))).then(
      (token) => {
        if (!current) return;
        session.switchTo(token);
        void navigate(paths.home.href(), { replace: true });
      },
      (error: unknown) => {
        console.warn('The account was not switched', error);
        if (current) setFailure(isRefused(error) ? 'refused' : 'unreachable');
      },
    );
    return () => {
      current = false;
    };
  }, [loadApi, session, navigate, callOnce, wanted, id, attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  const state: SwitchState = known ? (failure ?? 'switching') : 'refused';
  return { state, retry };
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Switches to another company when it opens, with a text until that is done. */
export function SwitchPage() {
  const { state, retry } = useSwitchAccount(useParams().id ?? '');
  const busy = state === 'switching';
  return (
    <div className="grid max-w-160 gap-6 pt-8 wide:pt-12" aria-busy={busy}>
      <PageTitle>{busy ? switchTexts.switching : switchTexts.failed}</PageTitle>
      {!busy && (
        <>
          <MessageList messages={[{ tone: 'error', text: switchTexts[state] }]} />
          <p className="flex flex-wrap gap-4">
            {state === 'unreachable' && (
              <Button tone="primary" onClick={retry}>
                {switchTexts.retry}
              </Button>
            )}
            <ButtonLink tone="secondary" href={paths.parentOrganisation.href()}>
              {switchTexts.back}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

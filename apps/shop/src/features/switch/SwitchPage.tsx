import { Button, ButtonLink, MessageList } from '@magazijn/ui';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { paths } from '../../paths/paths.ts';
import { switchTexts } from './switchTexts.ts';
import { useSwitchAccount } from './useSwitchAccount.ts';

/** Switches into another company when it is opened (S74), and says so meanwhile. */
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

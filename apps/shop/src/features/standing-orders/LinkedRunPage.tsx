import type { LinkedRun } from '@magazijn/api-client';
import { Button, ButtonLink, CheckoutLayout, MessageList } from '@magazijn/ui';
import { useSearchParams } from 'react-router-dom';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery, useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useStores, useTakenOver } from '../../shared/stores/StoresProvider.tsx';
import { RunLines, RunPanel, RunSummary } from './RunPanel.tsx';
import { standingOrderTexts as texts } from './standingOrderTexts.ts';

/** The run of a mailed link: to order it now, to skip it, or to change it after a login. */
export function LinkedRunPage() {
  const [given] = useSearchParams();
  // The server renders the title only: the token is for the browser.
  const takenOver = useTakenOver();
  const hasStandingOrders = useRequiredCapability('standing-orders');
  const token = given.get('token') ?? '';
  return (
    <div className="pt-6">
      <PageTitle>{texts.linkTitle}</PageTitle>
      {!takenOver || !hasStandingOrders ? (
        <LinesSkeleton label={texts.loadingOne} lines={6} />
      ) : token === '' ? (
        <Gone />
      ) : (
        <LoadedRun key={token} token={token} />
      )}
    </div>
  );
}

function LoadedRun({ token }: { token: string }) {
  const { data, error, retry } = useQuery('linkedRun', token);
  if (data === null) return <Gone />;
  if (data) return <LinkedRunView linked={data} token={token} />;
  if (error === undefined) return <LinesSkeleton label={texts.loadingOne} lines={6} />;
  return (
    <MessageList
      className="pt-6"
      messages={[
        {
          tone: 'error',
          text: (
            <span className="flex flex-wrap items-center gap-x-4">
              {texts.linkFailed}
              <Button tone="tertiary" onClick={retry}>
                {texts.retry}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

function LinkedRunView({ linked, token }: { linked: LinkedRun; token: string }) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const { run, assessment } = linked;
  return (
    <>
      <p className="pt-2 text-17 text-ink-2">{texts.linkIntro(linked.name, linked.company)}</p>
      <CheckoutLayout className="pt-6" summary={assessment && <RunSummary assessment={assessment} />}>
        <h2 className="type-heading pb-3 text-22">{texts.run(run.deliveryOn)}</h2>
        <RunPanel
          run={run}
          assessment={assessment}
          change={{
            href: paths.standingOrder.href({ standingOrder: String(linked.standingOrderId) }),
            label: texts.change,
          }}
          decide={async (...decided) => (await loadApi()).decideRun({ token }, ...decided)}
          reload={() => refresh('linkedRun')}
        />
        {assessment && assessment.lines.length > 0 && (
          <div className="pt-6">
            <RunLines assessment={assessment} />
          </div>
        )}
      </CheckoutLayout>
    </>
  );
}

function Gone() {
  return (
    <DeadEnd
      title={texts.linkGone}
      headingLevel={2}
      action={
        <ButtonLink tone="primary" href={paths.standingOrders.href()}>
          {texts.toAll}
        </ButtonLink>
      }
    >
      {texts.linkGoneHelp}
    </DeadEnd>
  );
}

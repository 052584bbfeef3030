import type { StandingOrder, StandingOrderRun } from '@magazijn/api-client';
import { describeDeliveryDate } from '@magazijn/domain/delivery';
import { describeRhythm } from '@magazijn/domain/standing-orders';
import {
  ButtonLink,
  CheckoutLayout,
  Link,
  MessageList,
  OrderStatus,
  Table,
  type TableColumn,
} from '@magazijn/ui';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery, useRefresh } from '../../shared/data/useQuery.ts';
import { listId, paths } from '../../shared/links/paths.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { PageSkeleton } from '../../shared/page/PageSkeleton.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PanelSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { RunLines, RunPanel, RunSummary } from './RunPanel.tsx';
import { standingOrderTexts as texts } from './standingOrderTexts.ts';

const StandingOrderControls = lazyPart(
  async () => (await import('./StandingOrderControls.tsx')).StandingOrderControls,
);

const overview = { label: texts.title, href: paths.standingOrders.href() };
const skeleton = (
  <PageSkeleton
    trail={<Trail items={[overview, { label: texts.one }]} />}
    title={texts.one}
    label={texts.loadingOne}
  />
);

export function StandingOrderPage() {
  const id = listId(useParams().standingOrder);
  const hasStandingOrders = useRequiredCapability('standing-orders');
  if (!hasStandingOrders) return skeleton;
  return (
    <ForCustomer fallback={skeleton}>
      {() => (id === null ? <Gone /> : <LoadedStandingOrder key={id} id={id} />)}
    </ForCustomer>
  );
}

function LoadedStandingOrder({ id }: { id: number }) {
  const { data } = useQuery('standingOrder', id);
  if (data === null) return <Gone />;
  return data ? <StandingOrderView standing={data} /> : skeleton;
}

const runColumns: readonly TableColumn<StandingOrderRun>[] = [
  {
    id: 'delivery',
    header: texts.historyColumns.delivery,
    rowHeader: true,
    cell: ({ deliveryOn }) => texts.date(deliveryOn),
  },
  {
    id: 'status',
    header: texts.historyColumns.status,
    cell: ({ status }) => (
      <OrderStatus tone={status === 'placed' ? 'positive' : 'neutral'}>
        {texts.runStatuses[status]}
      </OrderStatus>
    ),
  },
  {
    id: 'order',
    header: texts.historyColumns.order,
    cell: ({ orderId, orderNumber }) =>
      orderId === null ? null : (
        <Link href={paths.order.href({ order: String(orderId) })}>{orderNumber}</Link>
      ),
  },
];

function StandingOrderView({ standing }: { standing: StandingOrder }) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const { id, name, status, run, rhythm, listName, assessment, upcoming, history } = standing;
  const listHref = standing.listId === null ? null : paths.list.href({ list: String(standing.listId) });
  const next = upcoming[0];
  // A skipped run can be restored here.
  const shown = run ?? history.find(({ restorable }) => restorable) ?? null;
  const later = run === null ? upcoming.slice(1) : upcoming;

  const reload = async (): Promise<void> => {
    await Promise.all([refresh('standingOrder'), refresh('standingOrders')]);
  };

  return (
    <>
      <Trail items={[overview, { label: name }]} />
      <PageTitle>{name}</PageTitle>
      <p className="pt-2 text-17 text-ink-2">
        {describeRhythm(rhythm)} ·{' '}
        {listHref === null ? (
          listName || texts.listGone
        ) : (
          <Link appearance="text" href={listHref}>
            {listName}
          </Link>
        )}
      </p>
      {status !== 'active' && (
        <MessageList
          className="pt-4"
          messages={[{ tone: 'info', text: status === 'paused' ? texts.pausedText : texts.endedText }]}
        />
      )}
      <CheckoutLayout
        className="pt-6"
        summary={
          <div className="grid gap-6">
            {assessment && <RunSummary assessment={assessment} />}
            {status !== 'ended' && (
              <Suspense fallback={<PanelSkeleton rows={6} />}>
                <StandingOrderControls standing={standing} reload={reload} />
              </Suspense>
            )}
          </div>
        }
      >
        {shown ? (
          <>
            <h2 className="type-heading pb-3 text-22">{texts.run(shown.deliveryOn)}</h2>
            <RunPanel
              run={shown}
              assessment={run && assessment}
              change={listHref === null ? null : { href: listHref, label: texts.editList }}
              decide={async (...decided) =>
                (await loadApi()).decideRun({ standingOrder: id, run: shown.id }, ...decided)
              }
              reload={reload}
            />
          </>
        ) : (
          next !== undefined && (
            <>
              <h2 className="type-heading pb-3 text-22">{texts.nextRun(next)}</h2>
              <MessageList
                messages={[
                  { tone: 'info', text: texts.preview },
                  ...(assessment?.problems ?? []).map(({ message }) => ({
                    tone: 'warning' as const,
                    text: message,
                  })),
                ]}
              />
            </>
          )
        )}
        {assessment && assessment.lines.length > 0 && (
          <div className="pt-6">
            <RunLines assessment={assessment} />
          </div>
        )}
        {listHref !== null && !shown && (
          <p className="pt-4">
            <ButtonLink tone="tertiary" href={listHref}>
              {texts.editList}
            </ButtonLink>
          </p>
        )}
        {later.length > 0 && (
          <>
            <h2 className="type-heading pt-8 pb-3 text-22">{texts.upcoming}</h2>
            <ul className="grid gap-1">
              {later.map((date) => (
                <li key={date}>{describeDeliveryDate(date).full}</li>
              ))}
            </ul>
          </>
        )}
        {history.length > 0 && (
          <>
            <h2 className="type-heading pt-8 pb-3 text-22">{texts.history}</h2>
            <Table
              caption={texts.history}
              columns={runColumns}
              rows={history}
              rowKey={({ id: runId }) => String(runId)}
            />
          </>
        )}
      </CheckoutLayout>
    </>
  );
}

function Gone() {
  return (
    <>
      <Trail items={[overview, { label: texts.gone }]} />
      <PageTitle>{texts.gone}</PageTitle>
      <DeadEnd
        title={texts.gone}
        headingLevel={2}
        action={
          <ButtonLink tone="primary" href={paths.standingOrders.href()}>
            {texts.toAll}
          </ButtonLink>
        }
      >
        {texts.goneHelp}
      </DeadEnd>
    </>
  );
}

import type { ApprovalFilter, ApprovalRequestSummary } from '@magazijn/api-client';
import { approvalStatusNames } from '@magazijn/domain/approvals';
import { formatEuros } from '@magazijn/domain/money';
import {
  announce,
  Button,
  ButtonLink,
  EmptyState,
  Link,
  MessageList,
  OrderStatus,
  Table,
  type TableColumn,
} from '@magazijn/ui';
import { type MouseEvent, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { approvalHref, paths } from '../../shared/links/paths.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useRefine } from '../../shared/page/useRefine.ts';
import { ViewLinks } from '../../shared/page/ViewLinks.tsx';
import { useMay } from '../../shared/session/useSession.ts';
import { approvalTexts as texts } from './approvalTexts.ts';

const Absence = lazyPart(async () => (await import('./Absence.tsx')).Absence);
const HistoryExport = lazyPart(async () => (await import('./HistoryExport.tsx')).HistoryExport);

/** The requests that wait for the viewer, their own ones, and those that were decided. */
export function ApprovalsPage() {
  const hasApprovals = useRequiredCapability('approvals');
  return (
    <ProfileLayout
      title={profileNavigationTexts.approvals}
      intro={hasApprovals && <Intro />}
      current={paths.approvals.href()}
    >
      {hasApprovals ? <Requests /> : <LinesSkeleton label={texts.loading} lines={4} />}
    </ProfileLayout>
  );
}

function Intro() {
  const mayApprove = useMay('approve');
  const isAdministrator = useMay('people');
  if (!mayApprove) return texts.introOwn;
  return (
    <>
      {texts.introToDecide}{' '}
      {isAdministrator && (
        <Link appearance="text" href={paths.approvalRules.href()}>
          {texts.toRules}
        </Link>
      )}
    </>
  );
}

const filters: readonly ApprovalFilter[] = ['to-decide', 'mine', 'decided'];

/** The tabs in the address. */
const tabNames: Readonly<Record<ApprovalFilter, string>> = {
  'to-decide': 'beslissen',
  mine: 'mijn',
  decided: 'beslist',
};

/** The tab and page of an address; null where it has no tab. */
function readApprovalsAddress(
  query: URLSearchParams,
): readonly [filter: ApprovalFilter | null, page: number] {
  const page = query.get('pagina') ?? '';
  const filter = filters.find((each) => tabNames[each] === query.get('tab'));
  return [filter ?? null, /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1];
}

function Requests() {
  const mayApprove = useMay('approve');
  const isAdministrator = useMay('people');
  const refine = useRefine('push');
  const [query] = useSearchParams();
  const [asked, page] = readApprovalsAddress(query);
  if (!mayApprove) return <RequestTable filter="mine" page={page} />;
  const shown = asked ?? 'to-decide';
  /** Stays at the link, as the filters of other lists do; other windows open as usual. */
  const show = (event: MouseEvent, filter: ApprovalFilter): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    refine(hrefOf(filter, 1));
    announce(texts.tab[filter]);
  };
  return (
    <>
      <div className="pb-6">
        <ViewLinks
          label={texts.tabs}
          views={filters.map((filter) => ({
            href: hrefOf(filter, 1),
            label: texts.tab[filter],
            current: filter === shown,
            onClick: (event) => show(event, filter),
          }))}
        />
      </div>
      <RequestTable filter={shown} page={page} />
      <Suspense>
        {shown === 'to-decide' && <Absence />}
        {shown === 'decided' && isAdministrator && <HistoryExport />}
      </Suspense>
    </>
  );
}

function hrefOf(filter: ApprovalFilter, page: number): string {
  const query = new URLSearchParams({
    ...(filter !== 'to-decide' && { tab: tabNames[filter] }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return `${paths.approvals.href()}${query.size > 0 ? `?${query}` : ''}`;
}

const tones = {
  open: 'warning',
  approved: 'positive',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

function StatusCell({ status, decidedBy, decidedAt, expiresAt }: ApprovalRequestSummary) {
  const more = status === 'open' ? texts.until(expiresAt) : texts.decidedBy(decidedBy, decidedAt);
  return (
    <span className="block">
      <OrderStatus tone={tones[status]}>{approvalStatusNames[status]}</OrderStatus>
      {more !== '' && <span className="block text-13 text-ink-2">{more}</span>}
    </span>
  );
}

function columnsOf(filter: ApprovalFilter): readonly TableColumn<ApprovalRequestSummary>[] {
  return [
    {
      id: 'request',
      header: texts.columns.request,
      rowHeader: true,
      width: 'fill',
      cell: ({ id, requester, submittedAt, remark, orderNumber }) => (
        <span className="block">
          <Link href={approvalHref(id)}>
            {filter === 'mine' ? texts.ownFrom(submittedAt) : texts.from(requester, submittedAt)}
          </Link>
          <span className="block text-13 font-normal text-ink-2">
            {[orderNumber, remark].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      id: 'units',
      header: texts.columns.units,
      numeric: true,
      width: 'fit',
      cell: ({ units }) => units.toLocaleString('nl-NL'),
    },
    {
      id: 'total',
      header: texts.columns.total,
      numeric: true,
      width: 'fit',
      cell: ({ totalInclusive }) => formatEuros(totalInclusive),
    },
    { id: 'status', header: texts.columns.status, width: 'fit', cell: (row) => <StatusCell {...row} /> },
  ];
}

const columns = {
  'to-decide': columnsOf('to-decide'),
  mine: columnsOf('mine'),
  decided: columnsOf('decided'),
};

/** The requests of a page of the back end. */
const pageSize = 20;

function RequestTable({ filter, page }: { filter: ApprovalFilter; page: number }) {
  const refine = useRefine('push');
  const { data, error, retry } = useQuery('approvalRequests', filter, page);
  if (!data && error !== undefined) {
    return (
      <div className="grid justify-items-start gap-4">
        <MessageList messages={[{ tone: 'error', text: texts.failed }]} />
        <Button onClick={retry}>{texts.retry}</Button>
      </div>
    );
  }
  if (!data) return <LinesSkeleton label={texts.loading} lines={4} />;
  return (
    <Table
      caption={texts.tab[filter]}
      columns={columns[filter]}
      rows={data.requests}
      rowCount={data.total}
      rowKey={({ id }) => String(id)}
      pageSize={pageSize}
      page={page}
      onPageChange={(next) => refine(hrefOf(filter, next))}
      empty={
        <EmptyState
          title={texts.none[filter]}
          headingLevel={2}
          action={filter === 'mine' && <ButtonLink href={paths.cart.href()}>{texts.toCart}</ButtonLink>}
        >
          {texts.noneHelp[filter]}
        </EmptyState>
      }
    />
  );
}

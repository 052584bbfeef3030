import type { Location } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import {
  Button,
  ButtonLink,
  EmptyState,
  Link,
  ListToolbar,
  MessageList,
  Table,
  type TableColumn,
  Tag,
  TextField,
} from '@magazijn/ui';
import { type ReactNode, useRef } from 'react';
import { useHasCapability, useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { ContactLinks } from '../../shared/links/ContactLinks.tsx';
import { paths } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { maxWithoutSearch, useCompanySearch } from '../../shared/page/useCompanySearch.ts';
import { useMay, useSession } from '../../shared/session/useSession.ts';
import { locationTexts as texts } from './locationTexts.ts';

/** The locations of a parent organisation, with what happens in each; while switched, those of the customer's own account. */
export function LocationsPage() {
  const hasLocations = useRequiredCapability('locations');
  return (
    <ProfileLayout
      title={profileNavigationTexts.locations}
      intro={texts.intro}
      current={paths.locations.href()}
    >
      {hasLocations ? <LoadedLocations /> : <LinesSkeleton label={texts.loading} lines={5} />}
    </ProfileLayout>
  );
}

function LoadedLocations() {
  const { data, error, retry } = useQuery('locations');
  if (data) return <LocationsView locations={data} />;
  if (error === undefined) return <LinesSkeleton label={texts.loading} lines={5} />;
  return (
    <div className="grid justify-items-start gap-4">
      <MessageList messages={[{ tone: 'error', text: texts.failed }]} />
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
}

/** A location with what its cells depend on. */
interface Row extends Location {
  readonly isCurrent: boolean;
}

const cartsTotal = ({ carts }: Row): number => carts.reduce((sum, { total }) => sum + total, 0);

const nameColumn: TableColumn<Row> = {
  id: 'name',
  header: texts.columns.name,
  rowHeader: true,
  cell: ({ name, city, userId, isCurrent }) => (
    <>
      <span className="block font-bold wrap-break-word">{name}</span>
      {city !== '' && <span className="block text-15 font-normal text-ink-2">{city}</span>}
      {isCurrent && <span className="block text-15 font-normal text-positive">{texts.current}</span>}
      {userId === null && (
        <span className="block text-15 font-normal text-ink-2">
          <Tag tone="neutral">{texts.closed}</Tag> {texts.closedHelp}
        </span>
      )}
    </>
  ),
  sortBy: ({ name }) => name,
};

const columnsBeforeSpent: readonly TableColumn<Row>[] = [
  nameColumn,
  {
    id: 'carts',
    header: texts.columns.carts,
    cell: ({ carts }) =>
      carts.length === 0 ? (
        texts.emptyCart
      ) : (
        <span className="grid gap-1 @max-[40rem]:ms-auto">
          {carts.map(({ own, person, units, total, changedAt }) => (
            <Stacked
              key={person}
              first={`${texts.units(units)}, ${formatEuros(total)}`}
              second={own ? texts.ownCart(changedAt) : texts.cartOf(person, changedAt)}
            />
          ))}
        </span>
      ),
    sortBy: cartsTotal,
  },
  {
    id: 'last',
    header: texts.columns.last,
    cell: ({ lastOrder }) =>
      lastOrder === null ? (
        texts.noOrder
      ) : (
        <Stacked
          first={formatEuros(lastOrder.total)}
          second={
            <>
              <span className="block whitespace-nowrap">{lastOrder.number}</span>
              {texts.placed(lastOrder.placedAt)}
            </>
          }
        />
      ),
    sortBy: ({ lastOrder }) => lastOrder?.placedAt ?? null,
  },
  {
    id: 'week',
    header: texts.columns.week,
    cell: ({ deliveries }) =>
      deliveries.length === 0 ? (
        texts.noDelivery
      ) : (
        <span className="grid">
          {deliveries.map(({ date, total }) => (
            <span key={date} className="whitespace-nowrap">
              {texts.day(date)}: {formatEuros(total)}
            </span>
          ))}
        </span>
      ),
    sortBy: ({ deliveries }) => deliveries[0]?.date ?? null,
  },
];

const spentColumn: TableColumn<Row> = {
  id: 'spent',
  header: texts.columns.spent,
  width: 'fit',
  cell: ({ spent }) =>
    spent && <Stacked first={formatEuros(spent.total)} second={texts.orders(spent.orders)} />,
  sortBy: ({ spent }) => spent?.total ?? null,
};

const actColumn: TableColumn<Row> = {
  id: 'act',
  header: texts.columns.act,
  headerHidden: true,
  cell: ({ name, userId, isCurrent }) =>
    userId !== null &&
    !isCurrent && (
      <Link
        appearance="text"
        className="inline-flex min-h-control items-center"
        href={paths.switchAccount.href({ id: String(userId) })}
        aria-label={texts.orderFor(name)}
      >
        {texts.orderHere}
      </Link>
    ),
};

const approvalsColumn: TableColumn<Row> = {
  id: 'approvals',
  header: texts.columns.approvals,
  width: 'fit',
  cell: ({ openApprovals }) => openApprovals !== null && texts.openApprovals(openApprovals),
  sortBy: ({ openApprovals }) => openApprovals,
};

/** Each set is made once, since a table sorts anew for other columns. */
const columnSets = [[], [approvalsColumn]].map((approvals) => ({
  all: [...columnsBeforeSpent, ...approvals, spentColumn, actColumn],
  withoutSpending: [...columnsBeforeSpent, ...approvals, actColumn],
}));

/** Two lines in a cell: an amount, and what it is part of. */
function Stacked({ first, second }: { first: string; second: ReactNode }) {
  return (
    <span className="block @max-[40rem]:ms-auto @max-[40rem]:text-end">
      <span className="block whitespace-nowrap">{first}</span>
      <span className="block text-15 wrap-anywhere text-ink-2">{second}</span>
    </span>
  );
}

function LocationsView({ locations }: { locations: readonly Location[] }) {
  const { viewer } = useSession();
  const seesInvoices = useMay('invoices');
  const hasLists = useHasCapability('lists');
  const hasApprovals = locations.some(({ openApprovals }) => openApprovals !== null);
  const columns = columnSets[hasApprovals ? 1 : 0]?.[seesInvoices ? 'all' : 'withoutSpending'] ?? [];
  const { typed, found, isFiltered, onType, clear } = useCompanySearch(locations, paths.locations.href());
  const field = useRef<HTMLInputElement>(null);
  if (locations.length === 0) {
    return (
      <EmptyState title={texts.none}>
        {texts.noneHelp} <ContactLinks label={texts.contact} subject={texts.contactSubject} />
      </EmptyState>
    );
  }
  return (
    <>
      {hasLists && (
        <ButtonLink tone="primary" className="mb-6" href={paths.locationsOrder.href()}>
          {texts.toOrder}
        </ButtonLink>
      )}
      {locations.length > maxWithoutSearch && (
        <ListToolbar found={isFiltered && texts.found(found.length, locations.length)}>
          <TextField
            ref={field}
            type="search"
            label={texts.search}
            hint={texts.searchHint}
            required={false}
            value={typed}
            onValueChange={onType}
          />
        </ListToolbar>
      )}
      <Table
        caption={profileNavigationTexts.locations}
        columns={columns}
        rows={found.map((location) => ({
          ...location,
          isCurrent: viewer.kind === 'customer' && viewer.customerNumber === location.customerNumber,
        }))}
        rowKey={({ customerNumber }) => customerNumber}
        empty={
          <EmptyState
            title={texts.noneFound}
            headingLevel={2}
            action={
              <Button
                onClick={() => {
                  clear();
                  field.current?.focus();
                }}
              >
                {texts.showAll}
              </Button>
            }
          />
        }
      />
    </>
  );
}

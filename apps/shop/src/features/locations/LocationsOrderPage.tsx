import type { Location, ShoppingList } from '@magazijn/api-client';
import { Button, ButtonLink, EmptyState, Link, MessageList, SelectField } from '@magazijn/ui';
import { type ReactNode, Suspense } from 'react';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { useSession, useSwitchBack } from '../../shared/session/useSession.ts';
import { isUnanswered, useLocationsDraft } from './locationsDraft.ts';
import { locationTexts as texts } from './locationTexts.ts';

const LocationsOrder = lazyPart(async () => (await import('./LocationsOrder.tsx')).LocationsOrder);

/** One list for several locations at once. */
export function LocationsOrderPage() {
  const hasLocations = useRequiredCapability('locations');
  const skeleton = <LinesSkeleton label={texts.loading} lines={6} />;
  return (
    <ProfileLayout title={texts.orderTitle} intro={texts.orderIntro} current={paths.locations.href()}>
      <p className="pb-4">
        <Link href={paths.locations.href()}>{texts.toLocations}</Link>
      </p>
      {hasLocations ? (
        <ForCustomer fallback={skeleton}>
          {({ customerNumber, companyName }) => (
            <LoadedOrder key={customerNumber} customer={customerNumber} companyName={companyName} />
          )}
        </ForCustomer>
      ) : (
        skeleton
      )}
    </ProfileLayout>
  );
}

function LoadedOrder({ customer, companyName }: { customer: string; companyName: string }) {
  const { switched } = useSession();
  const switchBack = useSwitchBack();
  const { data, error, retry } = useQuery('locations');
  if (switched) {
    return (
      <div className="grid justify-items-start gap-4">
        <MessageList messages={[{ tone: 'info', text: texts.switched(companyName) }]} />
        <Button onClick={switchBack}>{texts.switchBack}</Button>
      </div>
    );
  }
  if (data) return <ListChoice customer={customer} locations={data} />;
  if (error === undefined) return <LinesSkeleton label={texts.loading} lines={6} />;
  return (
    <div className="grid justify-items-start gap-4">
      <MessageList messages={[{ tone: 'error', text: texts.failed }]} />
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
}

function ListChoice({ customer, locations }: { customer: string; locations: readonly Location[] }) {
  const { data: lists } = useQuery('lists');
  const { draft, begin, change } = useLocationsDraft(customer);
  const open = locations.filter(({ userId }) => userId !== null);
  if (open.length === 0) return <EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>;
  if (!lists) return <LinesSkeleton label={texts.loadingList} lines={6} />;
  if (lists.length === 0) {
    return (
      <EmptyState
        title={texts.noLists}
        action={<ButtonLink href={paths.lists.href()}>{texts.makeList}</ButtonLink>}
      >
        {texts.noListsHelp}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      <SelectField
        className="max-w-96"
        label={texts.list}
        required={false}
        // Another list would discard the requests without a response.
        disabled={Object.values(draft.locations).some(isUnanswered)}
        value={draft.listId === null ? '' : String(draft.listId)}
        onValueChange={(id) => begin(id === '' ? null : Number(id))}
        options={[
          { value: '', label: texts.chooseList },
          ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {draft.listId !== null && (
        <ChosenList
          key={draft.key}
          listId={draft.listId}
          onAgain={() => begin(null)}
          render={(list) => (
            <Suspense fallback={<LinesSkeleton label={texts.loadingList} lines={6} />}>
              <LocationsOrder {...{ draft, change, begin, list }} locations={open} />
            </Suspense>
          )}
        />
      )}
    </div>
  );
}

interface ChosenListProps {
  listId: number;
  /** Restarts without a list. */
  onAgain: () => void;
  render: (list: ShoppingList) => ReactNode;
}

function ChosenList({ listId, onAgain, render }: ChosenListProps) {
  const { data: list, error, retry } = useQuery('list', listId);
  if (list && list.lines.length > 0) return render(list);
  if (list !== undefined) {
    return (
      <div className="grid justify-items-start gap-4">
        <MessageList messages={[{ tone: 'warning', text: list ? texts.emptyList : texts.listGone }]} />
        <Button onClick={onAgain}>{texts.again}</Button>
      </div>
    );
  }
  if (error === undefined) return <LinesSkeleton label={texts.loadingList} lines={6} />;
  return <Button onClick={retry}>{texts.retry}</Button>;
}

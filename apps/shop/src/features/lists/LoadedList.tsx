import type { ShoppingList } from '@magazijn/api-client';
import { ButtonLink } from '@magazijn/ui';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { listId, paths } from '../../shared/links/paths.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { PageSkeleton } from '../../shared/page/PageSkeleton.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { listTexts as texts } from './listTexts.ts';

const overview = { label: texts.title, href: paths.lists.href() };

interface LoadedListProps {
  /** The heading until the list is loaded. */
  title: string;
  /** Renders the last known list, which stays when a colleague removes it while it is open. */
  children: (list: ShoppingList, isGone: boolean, customer: string) => ReactNode;
}

/** Loads the list of the address, or shows that it does not exist. */
export function LoadedList({ title, children }: LoadedListProps) {
  const id = listId(useParams().list);
  const hasLists = useRequiredCapability('lists');
  const skeleton = (
    <PageSkeleton
      trail={<Trail items={[overview, { label: title }]} />}
      title={title}
      label={texts.loadingList}
    />
  );
  if (!hasLists) return skeleton;
  return (
    <ForCustomer fallback={skeleton}>
      {({ customerNumber }) =>
        id === null ? (
          <Gone />
        ) : (
          <ListOf key={id} id={id} skeleton={skeleton}>
            {(list, isGone) => children(list, isGone, customerNumber)}
          </ListOf>
        )
      }
    </ForCustomer>
  );
}

function ListOf({
  id,
  skeleton,
  children,
}: {
  id: number;
  skeleton: ReactNode;
  children: (list: ShoppingList, isGone: boolean) => ReactNode;
}) {
  const { data } = useQuery('list', id);
  const [list, setList] = useState(data);
  if (data && data !== list) setList(data);
  if (list) return children(list, data === null);
  return data === null ? <Gone /> : skeleton;
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
          <ButtonLink tone="primary" href={paths.lists.href()}>
            {texts.toLists}
          </ButtonLink>
        }
      >
        {texts.goneHelp}
      </DeadEnd>
    </>
  );
}

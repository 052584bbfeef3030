import { ButtonLink } from '@magazijn/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { listId, paths } from '../../shared/links/paths.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { ListView } from './ListView.tsx';
import { listTexts as texts } from './listTexts.ts';

/** One list. */
export function ListPage() {
  const id = listId(useParams().list);
  // The browser shows the page before its loader has decided: a back end without lists is not asked for one.
  const hasLists = useRequiredCapability('lists');
  const skeleton = <LinesSkeleton label={texts.loadingList} lines={8} />;
  if (!hasLists) return skeleton;
  return (
    <ForCustomer fallback={skeleton}>
      {({ customerNumber }) =>
        id === null ? <Gone /> : <LoadedList key={id} id={id} customer={customerNumber} />
      }
    </ForCustomer>
  );
}

function LoadedList({ id, customer }: { id: number; customer: string }) {
  const { data } = useQuery('list', id);
  const [list, setList] = useState(data);
  if (data && data !== list) setList(data);
  // It stays when a colleague removes it while it is open: the buyer may want a copy.
  if (list) return <ListView list={list} isGone={data === null} customer={customer} />;
  return data === null ? <Gone /> : <LinesSkeleton label={texts.loadingList} lines={8} />;
}

function Gone() {
  return (
    <>
      <Trail items={[{ label: texts.title, href: paths.lists.href() }, { label: texts.gone }]} />
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

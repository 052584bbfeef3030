import type { ShoppingList } from '@magazijn/api-client';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
  announce,
  MessageList,
} from '@magazijn/ui';
import { useNavigate } from 'react-router-dom';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useQueries, useQuery, useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { listTexts as texts } from './listTexts.ts';

interface RemoveListProps {
  list: ShoppingList;
  name: string;
  shared: boolean;
  /** Called with the reason when the list was not removed, and with '' before. */
  onError: (text: string) => void;
}

/** Removes the list after a confirmation, and opens the overview. */
export function RemoveList({ list, name, shared, onError }: RemoveListProps) {
  const { loadApi } = useStores();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const queries = useQueries();
  const hasStandingOrders = useHasCapability('standing-orders');

  const remove = async (): Promise<void> => {
    onError('');
    try {
      await (await loadApi()).removeList(list.id);
      announce(texts.deleted(name));
      await refresh('lists');
      await navigate(paths.lists.href());
      queries.forget('list');
    } catch (cause) {
      console.warn('The list was not removed', cause);
      onError(texts.notDeleted);
    }
  };

  return (
    <AlertDialog>
      <AlertDialogTrigger tone="tertiary">{texts.delete}</AlertDialogTrigger>
      <AlertDialogContent
        tone="danger"
        title={texts.deleteTitle(name)}
        actions={
          <>
            <AlertDialogCancel>{texts.cancel}</AlertDialogCancel>
            <AlertDialogAction tone="danger" onClick={() => void remove()}>
              {texts.deleteConfirm}
            </AlertDialogAction>
          </>
        }
      >
        <p>{texts.deleteText(shared)}</p>
        {hasStandingOrders && <StandingOrderWarning list={list.id} />}
      </AlertDialogContent>
    </AlertDialog>
  );
}

function StandingOrderWarning({ list }: { list: number }) {
  const { data } = useQuery('standingOrders');
  const names = (data?.standingOrders ?? [])
    .filter(({ listId, status }) => listId === list && status !== 'ended')
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return <MessageList messages={[{ tone: 'warning', text: texts.deleteOrdered(names), announced: true }]} />;
}

import { buyerMessage, type ShoppingList, type ShoppingListLine } from '@magazijn/api-client';
import { freeListName, type ListContent, maxListNameLength } from '@magazijn/domain/lists';
import { announce, Button, Card, Checkbox, MessageList, TextField } from '@magazijn/ui';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { RepeatLink } from '../../shared/page/RepeatLink.tsx';
import { saveFile } from '../../shared/storage/saveFile.ts';
import { Late } from '../../shared/stores/Late.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import type { ListStore } from './createListStore.ts';
import { listCsv } from './listCsv.ts';
import { listTexts as texts } from './listTexts.ts';

const RemoveList = lazyPart(async () => (await import('./RemoveList.tsx')).RemoveList);
const ListImport = lazyPart(async () => (await import('./ListImport.tsx')).ListImport);

interface ListSettingsProps {
  store: ListStore;
  content: ListContent;
  list: ShoppingList;
  /** Why the name was refused, in Dutch; '' when it was not. */
  refusal: string;
  known: ReadonlyMap<number, ShoppingListLine>;
}

/** Beside the lines: name, sharing, import, export, copy, print and removal. */
export function ListSettings({ store, content, list, refusal, known }: ListSettingsProps) {
  const { loadApi } = useStores();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const canImport = useHasCapability('quick-order');
  const [error, setError] = useState('');

  const copy = async (): Promise<void> => {
    setError('');
    try {
      const api = await loadApi();
      const names = ((await api.lists()) ?? []).map((other) => other.name);
      const name = freeListName(texts.copyOf(content.name), names);
      const id = await api.createList({ ...content, name });
      announce(texts.created(name));
      await refresh('lists');
      await navigate(paths.list.href({ list: String(id) }));
    } catch (cause) {
      console.warn('The list was not copied', cause);
      setError(buyerMessage(cause) || texts.notCreated);
    }
  };

  return (
    <div className="grid gap-6">
      <Card title={texts.settings} rail>
        <div className="grid justify-items-start gap-3">
          {error && <MessageList messages={[{ tone: 'error', text: error }]} />}
          {/* A name that changed elsewhere replaces the text of the field. */}
          <NameField
            key={content.name}
            name={content.name}
            refusal={refusal}
            onName={(name) => store.change({ name })}
          />
          {list.own && (
            <Checkbox
              label={texts.shared}
              hint={content.shared ? texts.sharedHint : texts.privateHint}
              checked={content.shared}
              onCheckedChange={(shared) => store.change({ shared })}
            />
          )}
          <div className="grid justify-items-start">
            <Button tone="tertiary" onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button
              tone="tertiary"
              onClick={() =>
                saveFile(`${content.name}.csv`, listCsv(content.lines, known), 'text/csv;charset=utf-8')
              }
            >
              {texts.export}
            </Button>
            <RepeatLink source={{ list: list.id }} />
            <Button tone="tertiary" onClick={() => void copy()}>
              {texts.duplicate}
            </Button>
            {list.own && (
              <Late fallback={<span className="block h-12" />}>
                <RemoveList list={list} name={content.name} shared={content.shared} onError={setError} />
              </Late>
            )}
          </div>
        </div>
      </Card>
      {canImport && (
        <Card title={texts.importTitle}>
          <Suspense fallback={null}>
            <ListImport store={store} />
          </Suspense>
        </Card>
      )}
    </div>
  );
}

/** Saves the name on Enter or blur. */
function NameField({
  name,
  refusal,
  onName,
}: {
  name: string;
  refusal: string;
  onName: (name: string) => void;
}) {
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  const mistake =
    wanted === '' ? texts.nameMissing : wanted.length > maxListNameLength ? texts.nameTooLong : '';
  const finish = () => {
    if (mistake === '' && wanted !== name) onName(wanted);
  };
  return (
    <TextField
      className="w-full"
      label={texts.name}
      autoComplete="off"
      value={typed}
      error={mistake || refusal}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
}

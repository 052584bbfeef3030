import { buyerMessage, type CostCentre } from '@magazijn/api-client';
import { announce, Button, MessageList, Table, type TableColumn, VisuallyHidden } from '@magazijn/ui';
import { useState } from 'react';
import { useRequiredCapability } from '../../../shared/data/useHasCapability.ts';
import { useQuery, useRefresh } from '../../../shared/data/useQuery.ts';
import { paths } from '../../../shared/links/paths.ts';
import { ProfileLayout } from '../../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../../shared/page/skeletons.tsx';
import { useFormMessage } from '../../../shared/page/useFormMessage.tsx';
import { useStores } from '../../../shared/stores/StoresProvider.tsx';
import { AddCostCentre } from './AddCostCentre.tsx';
import { CostCentreDialog } from './CostCentreDialog.tsx';
import { costCentreTexts as texts } from './costCentreTexts.ts';

export function CostCentresPage() {
  const hasCostCentres = useRequiredCapability('cost-centres');
  return (
    <ProfileLayout
      title={profileNavigationTexts.costCentres}
      intro={texts.intro}
      current={paths.costCentres.href()}
    >
      {hasCostCentres ? <LoadedCostCentres /> : <LinesSkeleton label={texts.loading} lines={4} />}
    </ProfileLayout>
  );
}

function LoadedCostCentres() {
  const { data, error, retry } = useQuery('costCentres');
  if (data) return <CostCentresView costCentres={data} />;
  if (error === undefined) return <LinesSkeleton label={texts.loading} lines={4} />;
  return (
    <div className="grid justify-items-start gap-4">
      <MessageList messages={[{ tone: 'error', text: texts.failed }]} />
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
}

const columnsOf = (all: readonly CostCentre[]): readonly TableColumn<CostCentre>[] => [
  {
    id: 'code',
    header: texts.columns.code,
    rowHeader: true,
    width: 'fit',
    cell: ({ code }) => <span className="font-bold">{code}</span>,
  },
  {
    id: 'name',
    header: texts.columns.name,
    width: 'fill',
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  {
    id: 'change',
    header: texts.columns.actions,
    headerHidden: true,
    width: 'fit',
    cell: (costCentre) => <CostCentreDialog costCentre={costCentre} all={all} />,
  },
];

function CostCentresView({ costCentres }: { costCentres: readonly CostCentre[] }) {
  const open = costCentres.filter(({ isEnded }) => !isEnded);
  const ended = costCentres.filter(({ isEnded }) => isEnded);
  return (
    <div className="grid gap-10">
      {open.length === 0 ? (
        <p>{ended.length === 0 ? texts.none : texts.noneLeft}</p>
      ) : (
        <Table
          caption={texts.open}
          columns={columnsOf(costCentres)}
          rows={open}
          rowKey={({ id }) => String(id)}
          pageSize={Number.POSITIVE_INFINITY}
        />
      )}
      <div className="max-w-160">
        <AddCostCentre all={costCentres} />
      </div>
      {ended.length > 0 && <Ended costCentres={ended} />}
    </div>
  );
}

function Ended({ costCentres }: { costCentres: readonly CostCentre[] }) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const [messages, showMessage] = useFormMessage();

  /** @param change makes the change and returns what to tell */
  async function run(key: string, change: () => Promise<string>): Promise<void> {
    if (busy !== null) return;
    setBusy(key);
    showMessage(null);
    let announcement = '';
    try {
      announcement = await change();
    } catch (error) {
      console.warn('The cost centre was not changed', error);
      showMessage({ tone: 'error', text: buyerMessage(error) || texts.notSaved });
    }
    // Also after a failure: another administrator may have changed it.
    await refresh('costCentres');
    setBusy(null);
    if (announcement !== '') announce(announcement);
  }
  const restore = (one: CostCentre) =>
    run(`restore ${one.id}`, async () => {
      await (await loadApi()).saveCostCentre(one.id, { ...one, isEnded: false });
      return texts.restored(one.code);
    });
  const remove = (one: CostCentre) =>
    run(`remove ${one.id}`, async () => {
      const left = await (await loadApi()).removeCostCentre(one.id);
      if (!left.some(({ id }) => id === one.id)) return texts.removed(one.code);
      showMessage({ tone: 'info', text: texts.stays(one.code) });
      return '';
    });

  return (
    <section aria-labelledby="ended-cost-centres">
      <h2 id="ended-cost-centres" className="type-heading pb-1 text-22">
        {texts.ended}
      </h2>
      <p className="pb-3 text-15 text-ink-2">{texts.endedHint}</p>
      <MessageList className="pb-4" messages={messages} />
      <ul className="border-t-2 border-ink">
        {costCentres.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
            <p className="min-w-0 grow basis-48 wrap-anywhere">
              <span className="font-bold">{one.code}</span> {one.name}
            </p>
            <div className="flex flex-wrap gap-x-4">
              <Button
                tone="tertiary"
                loading={busy === `restore ${one.id}`}
                onClick={() => void restore(one)}
              >
                {texts.restore} <VisuallyHidden>{one.code}</VisuallyHidden>
              </Button>
              <Button tone="tertiary" loading={busy === `remove ${one.id}`} onClick={() => void remove(one)}>
                {texts.remove} <VisuallyHidden>{one.code}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

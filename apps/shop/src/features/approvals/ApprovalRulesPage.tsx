import { ApiError, type ApprovalSettings, buyerMessage } from '@magazijn/api-client';
import { type ApprovalRule, maxApprovalRules, maxRisePercent } from '@magazijn/domain/approvals';
import {
  Button,
  ButtonLink,
  EmptyState,
  MessageList,
  NumberField,
  Table,
  type TableColumn,
  VisuallyHidden,
} from '@magazijn/ui';
import { type FormEvent, useState } from 'react';
import { useHasCapability, useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery, useQueryIf, useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { newRule, RuleDialog } from './RuleDialog.tsx';
import { nameIn, type RuleNames, ruleSentence } from './ruleSentence.ts';
import { rulesTexts as texts } from './rulesTexts.ts';

/** The rules by which orders of the company are approved, for administrators. */
export function ApprovalRulesPage() {
  const hasApprovals = useRequiredCapability('approvals');
  return (
    <ProfileLayout title={texts.title} intro={texts.intro} current={paths.approvals.href()}>
      {hasApprovals ? <LoadedRules /> : <LinesSkeleton label={texts.loading} lines={4} />}
    </ProfileLayout>
  );
}

function LoadedRules() {
  const { data, error, retry } = useQuery('approvalSettings');
  if (data && data.people.length <= 1) return <Alone />;
  if (data) return <Rules settings={data} />;
  if (error === undefined) return <LinesSkeleton label={texts.loading} lines={4} />;
  return (
    <div className="grid justify-items-start gap-4">
      <MessageList messages={[{ tone: 'error', text: texts.failed }]} />
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
}

function Alone() {
  return (
    <EmptyState
      title={texts.none}
      headingLevel={2}
      action={<ButtonLink href={paths.people.href()}>{texts.toPeople}</ButtonLink>}
    >
      {texts.alone}
    </EmptyState>
  );
}

interface Row {
  /** The place of the rule. */
  readonly index: number;
  readonly who: string;
  readonly sentence: string;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'who', header: texts.columns.who, rowHeader: true, width: 'fill', cell: ({ who }) => who },
  { id: 'rule', header: texts.columns.rule, width: 'fill', cell: ({ sentence }) => sentence },
  {
    id: 'acts',
    header: texts.columns.acts,
    headerHidden: true,
    width: 'fit',
    cell: ({ index, onChange, onRemove }) => (
      <span className="flex gap-x-4 @max-[40rem]:flex-wrap">
        <Button tone="tertiary" onClick={onChange}>
          {texts.change} <VisuallyHidden>{texts.rule(index + 1)}</VisuallyHidden>
        </Button>
        <Button tone="tertiary" onClick={onRemove}>
          {texts.remove} <VisuallyHidden>{texts.rule(index + 1)}</VisuallyHidden>
        </Button>
      </span>
    ),
  },
];

function Rules({ settings }: { settings: ApprovalSettings }) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const { data: categories = [] } = useQuery('categories');
  const { data: costCentres } = useQueryIf(useHasCapability('cost-centres'), 'costCentres');
  const [opened, setOpened] = useState<{ index: number; rule: ApprovalRule } | null>(null);
  const [messages, say] = useFormMessage();
  const { rules, standIns, people } = settings;
  const names: RuleNames = {
    people,
    categories,
    costCentres: (costCentres ?? []).filter(({ isEnded }) => !isEnded),
  };

  /** Saves the settings with these changes. @returns why they were not saved, in Dutch; '' when they were */
  async function save(changes: Partial<ApprovalSettings>, done: string): Promise<string> {
    let failure = '';
    try {
      await (await loadApi()).saveApprovalSettings({ ...settings, ...changes });
    } catch (cause) {
      console.warn('The rules were not saved', cause);
      const isConflict = cause instanceof ApiError && cause.status === 409;
      failure = isConflict ? texts.conflict : buyerMessage(cause) || texts.notSaved;
    }
    // Also after a failure: a colleague may have changed the rules.
    await refresh('approvalSettings');
    if (failure === '') say({ tone: 'success', text: done });
    return failure;
  }
  const remove = async (changes: Partial<ApprovalSettings>): Promise<void> => {
    const failure = await save(changes, texts.removed);
    if (failure !== '') say({ tone: 'error', text: failure });
  };
  const saveRule = async (rule: ApprovalRule): Promise<string> => {
    if (opened === null) return '';
    const failure = await save({ rules: rules.toSpliced(opened.index, 1, rule) }, texts.saved);
    if (failure === '') setOpened(null);
    return failure;
  };

  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-4">
        <MessageList messages={messages} />
        <Table
          className="w-full"
          caption={texts.rules}
          columns={columns}
          rows={rules.map((rule, index) => ({
            index,
            who: rule.personId === null ? texts.everyone : nameIn(people, rule.personId),
            sentence: ruleSentence(rule, names),
            onChange: () => setOpened({ index, rule }),
            onRemove: () => void remove({ rules: rules.toSpliced(index, 1) }),
          }))}
          rowKey={({ index }) => String(rules[index]?.id)}
          empty={
            <EmptyState title={texts.none} headingLevel={2}>
              {texts.noneHelp}
            </EmptyState>
          }
        />
        {rules.length < maxApprovalRules ? (
          <Button tone="primary" onClick={() => setOpened({ index: rules.length, rule: newRule })}>
            {texts.add}
          </Button>
        ) : (
          <p>{texts.full}</p>
        )}
      </div>
      {standIns.length > 0 && (
        <section aria-labelledby="absences">
          <h2 id="absences" className="type-heading pb-3 text-22">
            {texts.absences}
          </h2>
          <ul className="border-t-2 border-ink">
            {standIns.map(({ personId, standInId, from, until }) => {
              const name = nameIn(people, personId);
              return (
                <li
                  key={personId}
                  className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2"
                >
                  <span>{texts.absence(name, nameIn(people, standInId), from, until)}</span>
                  <Button
                    tone="tertiary"
                    onClick={() =>
                      void remove({ standIns: standIns.filter((absence) => absence.personId !== personId) })
                    }
                  >
                    {texts.remove} <VisuallyHidden>{texts.absenceOf(name)}</VisuallyHidden>
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <RiseForm
        key={settings.risePercent}
        risePercent={settings.risePercent}
        onSave={(risePercent) => save({ risePercent }, texts.saved)}
      />
      {opened && (
        <RuleDialog rule={opened.rule} names={names} onSave={saveRule} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

interface RiseFormProps {
  risePercent: number;
  /** Resolves to why it was not saved, in Dutch; '' when it was. */
  onSave: (risePercent: number) => Promise<string>;
}

/** The rise of a request's total above which its approver is asked again. */
function RiseForm({ risePercent, onSave }: RiseFormProps) {
  const [percent, setPercent] = useState<number | null>(risePercent);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const isRight =
      percent !== null && Number.isInteger(percent) && percent >= 0 && percent <= maxRisePercent;
    setError(isRight ? '' : texts.riseWrong);
    if (!isRight) return;
    setBusy(true);
    setError(await onSave(percent));
    setBusy(false);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid max-w-120 gap-4">
      <NumberField
        label={texts.rise}
        hint={texts.riseHint}
        min={0}
        max={maxRisePercent}
        step={1}
        value={percent}
        onValueChange={setPercent}
        error={error || undefined}
      />
      <Button type="submit" className="justify-self-start" loading={busy}>
        {texts.save}
      </Button>
    </form>
  );
}

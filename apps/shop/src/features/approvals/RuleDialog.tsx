import { type ApprovalRule, approvalRuleProblem } from '@magazijn/domain/approvals';
import { costCentreText } from '@magazijn/domain/cost-centres';
import { type Cents, centsFromEuros, eurosFromCents } from '@magazijn/domain/money';
import {
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  MessageList,
  NumberField,
  SelectField,
} from '@magazijn/ui';
import { type FormEvent, useId, useState } from 'react';
import { type RuleNames, ruleSentence } from './ruleSentence.ts';
import { rulesTexts as texts } from './rulesTexts.ts';

/** The initial values of a new rule: for everybody, without limits. */
export const newRule: ApprovalRule = {
  id: 0,
  personId: null,
  category: null,
  costCentre: null,
  maxOrder: null,
  maxMonth: null,
  approverId: null,
};

interface RuleDialogProps {
  /** As it was before, or `newRule`. */
  rule: ApprovalRule;
  names: RuleNames;
  /** Resolves to why it was not saved, in Dutch; '' when it was. */
  onSave: (rule: ApprovalRule) => Promise<string>;
  onClose: () => void;
}

const toId = (value: string): number | null => (value === '' ? null : Number(value));
const toAmount = (euros: number | null): Cents | null =>
  euros === null || !Number.isFinite(euros) ? null : centsFromEuros(Math.max(-1, Math.min(euros, 1e9)));

/** The fields of a rule, with a sentence that describes it. Asks before it discards unsaved changes. */
export function RuleDialog({ rule, names, onSave, onClose }: RuleDialogProps) {
  const { people, categories, costCentres } = names;
  const formId = useId();
  const [edited, setEdited] = useState(rule);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isChanged = JSON.stringify(edited) !== JSON.stringify(rule);
  const close = (): void => {
    if (isChanged && !isLeaving) setLeaving(true);
    else onClose();
  };
  const change = (changes: Partial<ApprovalRule>): void => {
    setError('');
    setEdited({ ...edited, ...changes });
  };
  const problem = approvalRuleProblem(edited);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setError(problem ?? '');
    if (problem !== null) return;
    setBusy(true);
    setError(await onSave(edited));
    setBusy(false);
  };
  const idText = (id: number | null): string => (id === null ? '' : String(id));
  const orderers = people.filter(({ role }) => role !== 'bookkeeper');
  const approvers = people.filter(({ role }) => role === 'administrator' || role === 'buyer');

  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        className="w-120"
        title={isLeaving ? texts.leaveTitle : rule === newRule ? texts.addTitle : texts.changeTitle}
        actions={
          isLeaving ? (
            <>
              <Button onClick={() => setLeaving(false)}>{texts.stay}</Button>
              <Button tone="primary" onClick={onClose}>
                {texts.leave}
              </Button>
            </>
          ) : (
            <>
              <DialogClose>{texts.cancel}</DialogClose>
              <Button tone="primary" type="submit" form={formId} loading={busy}>
                {texts.save}
              </Button>
            </>
          )
        }
      >
        {isLeaving && <p>{texts.leaveHelp}</p>}
        <form
          id={formId}
          method="post"
          noValidate
          hidden={isLeaving}
          onSubmit={(event) => void save(event)}
          className="grid gap-4 [&[hidden]]:hidden"
        >
          <MessageList messages={error === '' ? [] : [{ tone: 'error', text: error }]} />
          <SelectField
            label={texts.person}
            required={false}
            value={idText(edited.personId)}
            onValueChange={(value) => change({ personId: toId(value) })}
            options={[
              { value: '', label: texts.everyone },
              ...orderers.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <SelectField
            label={texts.category}
            required={false}
            value={edited.category ?? ''}
            onValueChange={(value) => change({ category: value || null })}
            options={[
              { value: '', label: texts.allProducts },
              ...categories.map(({ url, name }) => ({ value: url, label: name })),
            ]}
          />
          {costCentres.length > 0 && (
            <SelectField
              label={texts.costCentre}
              required={false}
              value={edited.costCentre ?? ''}
              onValueChange={(value) => change({ costCentre: value || null })}
              options={[
                { value: '', label: texts.allCostCentres },
                ...costCentres.map((each) => ({ value: each.code, label: costCentreText(each) })),
              ]}
            />
          )}
          <div className="grid gap-4 wide:grid-cols-2">
            <NumberField
              label={texts.maxOrder}
              required={false}
              min={0}
              value={edited.maxOrder === null ? null : eurosFromCents(edited.maxOrder)}
              onValueChange={(euros) => change({ maxOrder: toAmount(euros) })}
            />
            <NumberField
              label={texts.maxMonth}
              required={false}
              min={0}
              value={edited.maxMonth === null ? null : eurosFromCents(edited.maxMonth)}
              onValueChange={(euros) => change({ maxMonth: toAmount(euros) })}
            />
          </div>
          <p className="text-15 text-ink-2">{texts.zeroHint}</p>
          <SelectField
            label={texts.approver}
            required={false}
            value={idText(edited.approverId)}
            onValueChange={(value) => change({ approverId: toId(value) })}
            options={[
              { value: '', label: texts.anyAdministrator },
              ...approvers.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          {problem === null && (
            <p className="border-s-3 border-accent ps-3">
              <span className="block text-13 text-ink-2">{texts.preview}</span>
              {ruleSentence(edited, names)}
            </p>
          )}
        </form>
      </DialogContent>
    </Dialog>
  );
}

import { buyerMessage, type CostCentre } from '@magazijn/api-client';
import {
  announce,
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  MessageList,
  VisuallyHidden,
} from '@magazijn/ui';
import { type FormEvent, useId, useState } from 'react';
import { useRefresh } from '../../../shared/data/useQuery.ts';
import { useFormMessage } from '../../../shared/page/useFormMessage.tsx';
import { useStores } from '../../../shared/stores/StoresProvider.tsx';
import { CostCentreFields, problemsOf } from './CostCentreFields.tsx';
import { costCentreTexts as texts } from './costCentreTexts.ts';

const correct = { code: '', name: '' };

interface CostCentreDialogProps {
  costCentre: CostCentre;
  all: readonly CostCentre[];
}

/** The button of a row with its dialog: code, name, and ending it. */
export function CostCentreDialog({ costCentre, all }: CostCentreDialogProps) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [fields, setFields] = useState({ code: costCentre.code, name: costCentre.name });
  const [errors, setErrors] = useState(correct);
  const [messages, showMessage] = useFormMessage();
  const [busy, setBusy] = useState(false);

  const show = (opened: boolean): void => {
    setOpen(opened);
    setFields({ code: costCentre.code, name: costCentre.name });
    setErrors(correct);
    showMessage(null);
  };

  async function run(changed: Omit<CostCentre, 'id'>, done: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    showMessage(null);
    try {
      await (await loadApi()).saveCostCentre(costCentre.id, changed);
      announce(done);
      setOpen(false);
    } catch (error) {
      console.warn('The cost centre was not changed', error);
      showMessage({ tone: 'error', text: buyerMessage(error) || texts.notSaved });
    }
    // Also after a failure: another administrator may have changed it.
    await refresh('costCentres');
    setBusy(false);
  }

  const save = (event: FormEvent): void => {
    event.preventDefault();
    const problems = problemsOf(
      fields,
      all.filter(({ id }) => id !== costCentre.id),
    );
    setErrors(problems);
    if (problems.code || problems.name) return;
    void run({ ...fields, isEnded: false }, texts.saved(fields.code.trim()));
  };
  const end = () => run({ ...costCentre, isEnded: true }, texts.endedNow(costCentre.code));

  return (
    <Dialog open={open} onOpenChange={show}>
      <DialogTrigger tone="tertiary" className="min-w-11">
        {texts.change} <VisuallyHidden>{costCentre.code}</VisuallyHidden>
      </DialogTrigger>
      <DialogContent
        title={texts.of(costCentre.code)}
        actions={
          <>
            <DialogClose>{texts.cancel}</DialogClose>
            <Button tone="primary" type="submit" form={formId} loading={busy}>
              {texts.save}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" noValidate onSubmit={save} className="grid gap-4">
          <MessageList messages={messages} />
          <p className="text-15 text-ink-2">{texts.changeHint}</p>
          <CostCentreFields fields={fields} errors={errors} onChange={setFields} />
          <Button tone="tertiary" className="justify-self-start" onClick={() => void end()}>
            {texts.end}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}

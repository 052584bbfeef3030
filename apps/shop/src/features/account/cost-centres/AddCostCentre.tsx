import { buyerMessage, type CostCentre } from '@magazijn/api-client';
import { Button, Card, MessageList } from '@magazijn/ui';
import { type FormEvent, useState } from 'react';
import { useRefresh } from '../../../shared/data/useQuery.ts';
import { useFocusInvalid } from '../../../shared/page/useFocusInvalid.ts';
import { useFormMessage } from '../../../shared/page/useFormMessage.tsx';
import { useStores } from '../../../shared/stores/StoresProvider.tsx';
import { CostCentreFields, problemsOf } from './CostCentreFields.tsx';
import { costCentreTexts as texts } from './costCentreTexts.ts';

const empty = { code: '', name: '' };

/** The form that adds a cost centre. After a failure the fields keep their values. */
export function AddCostCentre({ all }: { all: readonly CostCentre[] }) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState(empty);
  const form = useFocusInvalid(errors);
  const [messages, showMessage] = useFormMessage();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const problems = problemsOf(fields, all);
    setErrors(problems);
    showMessage(null);
    if (problems.code || problems.name) return;
    setBusy(true);
    try {
      await (await loadApi()).saveCostCentre(null, { ...fields, isEnded: false });
      setFields(empty);
      showMessage({ tone: 'success', text: texts.added(fields.code.trim()) });
    } catch (error) {
      console.warn('The cost centre was not added', error);
      showMessage({ tone: 'error', text: buyerMessage(error) || texts.notAdded });
    }
    await refresh('costCentres');
    setBusy(false);
  };

  return (
    <Card title={texts.addTitle} rail>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <MessageList messages={messages} />
        <CostCentreFields fields={fields} errors={errors} onChange={setFields} />
        <Button tone="primary" type="submit" loading={busy}>
          {texts.add}
        </Button>
      </form>
    </Card>
  );
}

import { type ApprovalSettings, type ApprovalStandIn, buyerMessage } from '@magazijn/api-client';
import { Button, MessageList, SelectField, TextField } from '@magazijn/ui';
import { type FormEvent, useState } from 'react';
import { useQuery, useRefresh } from '../../shared/data/useQuery.ts';
import { useToday } from '../../shared/data/useToday.ts';
import { useFocusInvalid } from '../../shared/page/useFocusInvalid.ts';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { nameIn } from './ruleSentence.ts';
import { rulesTexts as texts } from './rulesTexts.ts';

/** The viewer's own absence, and who decides meanwhile; nothing without a colleague who can. */
export function Absence() {
  const { data } = useQuery('approvalSettings');
  const hasColleague = data?.people.some(({ role, isYou }) => !isYou && mayStandIn(role));
  return data && hasColleague ? <AbsenceForm settings={data} /> : null;
}

const mayStandIn = (role: ApprovalSettings['people'][number]['role']): boolean =>
  role === 'administrator' || role === 'buyer';

function AbsenceForm({ settings: { people, standIns } }: { settings: ApprovalSettings }) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [standIn, setStandIn] = useState('');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [errors, setErrors] = useState({ standIn: '', days: '' });
  const form = useFocusInvalid(errors);
  const [busy, setBusy] = useState(false);
  const [messages, say] = useFormMessage();
  const today = useToday();
  const you = people.find(({ isYou }) => isYou);
  const own = standIns.find(({ personId, until }) => personId === you?.id && until >= today);

  async function run(absence: Omit<ApprovalStandIn, 'personId'> | null, done: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await (await loadApi()).saveStandIn(absence);
      await refresh('approvalSettings');
      say({ tone: 'success', text: done });
    } catch (cause) {
      console.warn('The absence was not saved', cause);
      say({ tone: 'error', text: buyerMessage(cause) || texts.absenceNotSaved });
    }
    setBusy(false);
  }
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const found = {
      standIn: standIn === '' ? texts.standInMissing : '',
      days: from === '' || until === '' ? texts.daysMissing : from > until ? texts.daysReversed : '',
    };
    setErrors(found);
    if (found.standIn || found.days) return;
    void run({ standInId: Number(standIn), from, until }, texts.absenceSaved);
  };

  return (
    <section aria-labelledby="absence" className="grid max-w-160 gap-4 pt-10">
      <h2 id="absence" className="type-heading text-22">
        {texts.absent}
      </h2>
      <MessageList messages={messages} />
      {own ? (
        <>
          <p>{texts.absentNow(nameIn(people, own.standInId), own.from, own.until)}</p>
          <Button
            className="justify-self-start"
            loading={busy}
            onClick={() => void run(null, texts.absenceEnded)}
          >
            {texts.endAbsence}
          </Button>
        </>
      ) : (
        <form ref={form} method="post" noValidate onSubmit={save} className="grid gap-4">
          <p>{texts.absentHelp}</p>
          <SelectField
            label={texts.standIn}
            value={standIn}
            onValueChange={setStandIn}
            error={errors.standIn || undefined}
            options={[
              { value: '', label: texts.chooseStandIn },
              ...people
                .filter(({ role, isYou }) => !isYou && mayStandIn(role))
                .map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <div className="grid gap-4 wide:grid-cols-2">
            <TextField type="date" label={texts.from} min={today} value={from} onValueChange={setFrom} />
            <TextField
              type="date"
              label={texts.until}
              min={from || today}
              value={until}
              onValueChange={setUntil}
              error={errors.days || undefined}
            />
          </div>
          <Button type="submit" className="justify-self-start" loading={busy}>
            {texts.saveAbsence}
          </Button>
        </form>
      )}
    </section>
  );
}

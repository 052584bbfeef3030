import { buyerMessage, type Person } from '@magazijn/api-client';
import { nameProblem } from '@magazijn/domain/people';
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
import { PersonFields } from './PersonFields.tsx';
import { peopleTexts as texts } from './peopleTexts.ts';

/** The name of a person; the address of one without a name. */
export const personName = ({ name, email }: Pick<Person, 'name' | 'email'>): string => name || email;

/** The button of a person's row with its dialog: name, role, and the end of their access. */
export function PersonDialog({ person }: { person: Person }) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [name, setName] = useState(person.name);
  const [role, setRole] = useState(person.role);
  const [nameError, setNameError] = useState('');
  const [messages, showMessage] = useFormMessage();
  const [busy, setBusy] = useState(false);
  const shown = personName(person);

  const show = (opened: boolean): void => {
    setOpen(opened);
    setEnding(false);
    setName(person.name);
    setRole(person.role);
    setNameError('');
    showMessage(null);
  };

  async function run(change: () => Promise<void>, done: string, failed: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    showMessage(null);
    try {
      await change();
      announce(done);
      setOpen(false);
    } catch (error) {
      console.warn('The person was not changed', error);
      showMessage({ tone: 'error', text: buyerMessage(error) || failed });
    }
    // Also after a failure: another administrator may have changed the person.
    await refresh('people');
    setBusy(false);
  }

  const save = (event: FormEvent): void => {
    event.preventDefault();
    const problem = nameProblem(name) ?? '';
    setNameError(problem);
    if (problem) return;
    const done = role === person.role ? texts.saved(name.trim()) : texts.savedRole(name.trim(), role);
    void run(async () => (await loadApi()).savePerson(person.id, { name, role }), done, texts.notSaved);
  };
  const end = () =>
    run(async () => (await loadApi()).endPerson(person.id), texts.ended(shown), texts.notEnded);

  return (
    <Dialog open={open} onOpenChange={show}>
      <DialogTrigger tone="tertiary" className="min-w-11">
        {texts.change} <VisuallyHidden>{shown}</VisuallyHidden>
      </DialogTrigger>
      <DialogContent
        title={isEnding ? texts.endTitle(shown) : texts.of(shown)}
        actions={
          isEnding ? (
            <>
              <Button onClick={() => setEnding(false)}>{texts.cancel}</Button>
              <Button tone="primary" loading={busy} onClick={() => void end()}>
                {texts.end}
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
        <div className="grid gap-4">
          <MessageList messages={messages} />
          {isEnding ? (
            <p>{texts.endText}</p>
          ) : (
            <form id={formId} method="post" noValidate onSubmit={save} className="grid gap-4">
              <PersonFields {...{ name, nameError, role }} onName={setName} onRole={setRole} />
              <Button tone="tertiary" className="justify-self-start" onClick={() => setEnding(true)}>
                {texts.end}
              </Button>
            </form>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

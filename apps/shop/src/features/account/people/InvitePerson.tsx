import { ApiError, buyerMessage } from '@magazijn/api-client';
import { invitedEmailProblem, nameProblem, type Role } from '@magazijn/domain/people';
import { Button, Card, MessageList, TextField } from '@magazijn/ui';
import { type FormEvent, useState } from 'react';
import { useRefresh } from '../../../shared/data/useQuery.ts';
import { useFocusInvalid } from '../../../shared/page/useFocusInvalid.ts';
import { useFormMessage } from '../../../shared/page/useFormMessage.tsx';
import { useStores } from '../../../shared/stores/StoresProvider.tsx';
import { PersonFields } from './PersonFields.tsx';
import { peopleTexts as texts } from './peopleTexts.ts';

export function inviteFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 429) {
    return texts.tooMany(Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)));
  }
  return buyerMessage(error) || texts.notInvited;
}

const empty = { name: '', email: '', role: 'buyer' as Role };
const correct = { name: '', email: '' };

/** The form that invites a person. After a failure the fields keep their values. */
export function InvitePerson() {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState(correct);
  const form = useFocusInvalid(errors);
  const [messages, showMessage] = useFormMessage();
  const [busy, setBusy] = useState(false);
  const change = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const found = {
      name: nameProblem(fields.name) ?? '',
      email: invitedEmailProblem(fields.email) ?? '',
    };
    setErrors(found);
    showMessage(null);
    if (found.name || found.email) return;
    setBusy(true);
    try {
      await (await loadApi()).invitePerson({ ...fields, email: fields.email.trim() });
      setFields(empty);
      showMessage({ tone: 'success', text: texts.invited(fields.name.trim()) });
      await refresh('people');
    } catch (error) {
      console.warn('The invitation was not sent', error);
      showMessage({ tone: 'error', text: inviteFailure(error) });
    }
    setBusy(false);
  };

  return (
    <Card title={texts.inviteTitle} rail>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <MessageList messages={messages} />
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={fields.email}
          onValueChange={(email) => change({ email })}
          error={errors.email || undefined}
          hint={texts.inviteHint}
        />
        <PersonFields
          name={fields.name}
          onName={(name) => change({ name })}
          nameError={errors.name}
          role={fields.role}
          onRole={(role) => change({ role })}
        />
        <Button tone="primary" type="submit" loading={busy}>
          {texts.invite}
        </Button>
      </form>
    </Card>
  );
}

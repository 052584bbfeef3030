import { buyerMessage, type InvoiceLocation } from '@magazijn/api-client';
import { emailMessages, isEmailAddress } from '@magazijn/domain/validation';
import { announce, Button, MessageList, TextField, VisuallyHidden } from '@magazijn/ui';
import { type FormEvent, useState } from 'react';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { invoicesTexts as texts } from './invoicesTexts.ts';

/** Where the invoices of each location are mailed. */
export function InvoiceEmails({ locations }: { locations: readonly InvoiceLocation[] }) {
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <section aria-labelledby="invoice-emails" className="max-w-160">
      <h2 id="invoice-emails" className="type-heading text-22">
        {texts.emails}
      </h2>
      <p className="pt-1 pb-3 text-15 text-ink-2">{texts.emailsHelp}</p>
      <ul className="border-t-2 border-ink">
        {locations.map((location) => (
          <li key={location.customerNumber} className="border-b border-rule py-3">
            {edited === location.customerNumber ? (
              <EmailForm location={location} onDone={() => setEdited(null)} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="min-w-0 grow basis-48">
                  <span className="block font-bold wrap-anywhere">{location.name}</span>
                  <span className="text-15 wrap-anywhere text-ink-2">{shownEmail(location)}</span>
                </p>
                <Button
                  tone="tertiary"
                  className="min-w-11 shrink-0"
                  onClick={() => setEdited(location.customerNumber)}
                >
                  {texts.change} <VisuallyHidden>{texts.emailOf(location.name)}</VisuallyHidden>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const shownEmail = ({ email, defaultEmail }: InvoiceLocation): string =>
  email ?? (defaultEmail === null ? texts.noEmail : texts.defaultEmail(defaultEmail));

interface EmailFormProps {
  location: InvoiceLocation;
  onDone: () => void;
}

function EmailForm({ location, onDone }: EmailFormProps) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [email, setEmail] = useState(location.email ?? '');
  const [error, setError] = useState('');
  const [messages, say] = useFormMessage();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = email.trim();
    const problem = typed === '' || isEmailAddress(typed) ? '' : emailMessages.shape;
    setError(problem);
    say(null);
    if (problem) return;
    setBusy(true);
    try {
      await (await loadApi()).setInvoiceEmail(location.customerNumber, typed);
      await refresh('invoices');
      announce(typed === '' ? texts.emailCleared : texts.emailSaved(typed));
      onDone();
    } catch (failure) {
      console.warn('The address was not saved', failure);
      say({ tone: 'error', text: buyerMessage(failure) || texts.emailNotSaved });
      setBusy(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <MessageList messages={messages} />
      <TextField
        label={texts.emailOf(location.name)}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required={false}
        value={email}
        onValueChange={setEmail}
        error={error || undefined}
        hint={location.defaultEmail ? texts.defaultEmail(location.defaultEmail) : undefined}
      />
      <p className="flex flex-wrap gap-4">
        <Button tone="primary" type="submit" loading={busy}>
          {texts.save}
        </Button>
        <Button tone="tertiary" disabled={busy} onClick={onDone}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

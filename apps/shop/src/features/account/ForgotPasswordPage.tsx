import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError } from '@magazijn/api-client';
import { cleanText, emailMessages } from '@magazijn/domain/validation';
import { announce, Button, Link, type MessageItem, MessageList, TextField } from '@magazijn/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from '../../shared/links/paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';

/** Texts of a forgotten password. The exact ones are the specification's. */
const forgotTexts = {
  heading: 'Wachtwoord vergeten',
  intro: 'Vul het mailadres in waarmee je inlogt. Je krijgt dan een mail met een link.',
  email: 'E-mailadres',
  send: 'Versturen',
  sent: 'U ontvangt zo spoedig mogelijk uw nieuwe wachtwoord in uw email.',
  sentHelp:
    'In de mail staat een link om een nieuw wachtwoord te kiezen. De link werkt één keer en is een uur geldig.',
  unknown: 'Uw emailadres is bij ons niet bekend. Via registreren kunt u een account aanmaken.',
  failed: 'Niet gelukt. Probeer het opnieuw.',
  toLogin: 'Terug naar inloggen',
  toRegister: 'Registreren',
  throttled: (minutes: number) =>
    `Te veel pogingen. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
} as const;

/** Why no link was sent: one text for every refusal, or after too many attempts the time to wait. */
function forgotFailure(error: unknown): MessageItem {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && status === 429) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    return { tone: 'error', text: forgotTexts.unknown, details: [forgotTexts.throttled(minutes)] };
  }
  const refused = status >= 400 && status < 500;
  return { tone: 'error', text: refused ? forgotTexts.unknown : forgotTexts.failed };
}

/** The message of a form without scripts, by a flag: no text may come from an address (docs/adr/0042). */
function messageInAddress(outcome: string | null): MessageItem | null {
  if (outcome === 'verstuurd') return { tone: 'success', text: forgotTexts.sent };
  if (outcome === 'leeg') return { tone: 'error', text: emailMessages.missing };
  if (outcome === 'onbekend') return { tone: 'error', text: forgotTexts.unknown };
  return outcome === 'mislukt' ? { tone: 'error', text: forgotTexts.failed } : null;
}

/** Requires the address only: the back end checks whether an account has it. */
const request = z.object({
  email: z.pipe(
    z.string(),
    z.pipe(z.transform(cleanText), z.string().check(z.minLength(1, emailMessages.missing))),
  ),
});

export function ForgotPasswordPage() {
  const { loadApi } = useStores();
  const outcome = useSearchParams()[0].get('uitkomst');
  const [messages, setMessage] = useFormMessage(messageInAddress(outcome));
  const [sent, setSent] = useState(outcome === 'verstuurd');
  const messagesId = useId();
  const fieldId = useId();
  const { register, handleSubmit, formState } = useForm({ resolver: standardSchemaResolver(request) });

  const submit = handleSubmit(
    async ({ email }) => {
      try {
        const api = await loadApi();
        await api.requestPassword(email);
        setSent(true);
        setMessage({ tone: 'success', text: forgotTexts.sent });
      } catch (error) {
        console.warn('No link was sent', error);
        setMessage(forgotFailure(error));
      }
    },
    ({ email }) => {
      setMessage(null);
      // The focus moves to the field, whose description has the error. After Enter in the field it is already there.
      if (email?.message && document.activeElement?.id === fieldId) announce(email.message);
    },
  );

  return (
    <div className="mx-auto grid max-w-104 gap-8 pt-8 wide:pt-12">
      <div className="grid gap-2">
        <PageTitle>{forgotTexts.heading}</PageTitle>
        <p className="text-ink-2">{sent ? forgotTexts.sentHelp : forgotTexts.intro}</p>
      </div>
      <MessageList id={messagesId} messages={messages} />
      {!sent && (
        <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <TextField
            id={fieldId}
            label={forgotTexts.email}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors.email?.message}
            aria-invalid={formState.errors.email || messages.length > 0 ? true : undefined}
            aria-describedby={messages.length > 0 ? messagesId : undefined}
            {...register('email')}
          />
          <Button tone="primary" type="submit" loading={formState.isSubmitting} className="w-full">
            {forgotTexts.send}
          </Button>
        </form>
      )}
      <p className="grid justify-items-start border-t border-rule pt-3">
        <Link appearance="text" className="py-3" href={paths.login.href()}>
          {forgotTexts.toLogin}
        </Link>
        <Link appearance="text" className="py-3" href={paths.register.href()}>
          {forgotTexts.toRegister}
        </Link>
      </p>
    </div>
  );
}

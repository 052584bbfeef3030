import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError } from '@magazijn/api-client';
import { Button, Link, type MessageItem, MessageList } from '@magazijn/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { useStores, useTakenOver } from '../../shared/stores/StoresProvider.tsx';
import {
  fieldFault,
  givenPassword,
  isTypedDifferently,
  NewPasswordFields,
  newPassword,
  passwordFailure,
  passwordTexts,
  refusedPassword,
  shownAbove,
} from './NewPasswordFields.tsx';
import { holdResetToken, resetToken } from './resetToken.ts';

const resetTexts = {
  heading: 'Nieuw wachtwoord kiezen',
  intro: 'Kies een nieuw wachtwoord. Daarna ben je meteen ingelogd.',
  usedUp: 'Deze link werkt niet meer: hij is al gebruikt of ouder dan een uur. Vraag een nieuwe aan.',
  /** After a reload: the token was in memory only. */
  gone: 'De link is niet meer in dit tabblad. Open hem opnieuw vanuit de mail, of vraag een nieuwe aan.',
  again: 'Vraag een nieuwe link aan',
  loading: 'Je link controleren',
  noScript:
    'Een nieuw wachtwoord kiezen kan alleen met JavaScript. Zet het aan, en open de link in de mail opnieuw.',
} as const;

const goneMessage: MessageItem = { tone: 'error', text: resetTexts.gone };
const usedUpMessage: MessageItem = { tone: 'error', text: resetTexts.usedUp };

if (typeof window !== 'undefined') holdResetToken();

const pairSchema = z.object({ password: newPassword, passwordRepeat: givenPassword });

/** Sets a new password by a mailed link, then logs in and opens the profile. */
export function ResetPasswordPage() {
  const { token: given = '' } = useParams();
  // The token is in the browser only.
  const token = useTakenOver() ? resetToken(given) : undefined;
  return (
    <div className="mx-auto grid max-w-104 gap-8 pt-8 wide:pt-12">
      <div className="grid gap-2">
        <PageTitle>{resetTexts.heading}</PageTitle>
        <noscript>{resetTexts.noScript}</noscript>
      </div>
      {token === undefined && <Checking />}
      {token === null && <MessageList messages={[goneMessage]} />}
      {token && <CheckedLink token={token} />}
      <p className="border-t border-rule pt-6">
        <Link appearance="text" className="inline-block py-3" href={paths.forgotPassword.href()}>
          {resetTexts.again}
        </Link>
      </p>
    </div>
  );
}

const Checking = () => (
  <div className="noscript:hidden">
    <LinesSkeleton label={resetTexts.loading} lines={3} />
  </div>
);

/** The form of a link that works; a link that does not work asks for no password. When the check fails, the form shows. */
function CheckedLink({ token }: { token: string }) {
  const { data: works = true, loading } = useQuery('resetLinkWorks', token);
  if (loading) return <Checking />;
  return works ? <NewPasswordForm token={token} /> : <MessageList messages={[usedUpMessage]} />;
}

function NewPasswordForm({ token }: { token: string }) {
  const { loadApi, session } = useStores();
  const navigate = useNavigate();
  const [messages, setMessage] = useFormMessage();
  const messagesId = useId();
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: standardSchemaResolver(pairSchema),
  });
  const { errors } = formState;

  function sayDifferent() {
    setError('passwordRepeat', shownAbove);
    setMessage({ tone: 'info', text: passwordTexts.different });
  }

  const submit = handleSubmit(
    async (pair) => {
      if (isTypedDifferently(pair)) return sayDifferent();
      try {
        const api = await loadApi();
        session.logIn(await api.resetPassword(token, pair));
        void navigate(paths.profile.href(), { replace: true });
      } catch (error) {
        console.warn('The password was not reset', error);
        const usedUp = error instanceof ApiError && error.status === 404;
        if (refusedPassword(error)) setError('password', shownAbove);
        setMessage(usedUp ? usedUpMessage : passwordFailure(error));
      }
    },
    () =>
      isTypedDifferently(getValues())
        ? sayDifferent()
        : setMessage({ tone: 'info', text: passwordTexts.incorrect }),
  );

  return (
    <>
      <p className="text-ink-2">{resetTexts.intro}</p>
      <MessageList id={messagesId} messages={messages} />
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <NewPasswordFields
          password={{ ...register('password'), ...fieldFault(errors.password, messagesId) }}
          passwordRepeat={{ ...register('passwordRepeat'), ...fieldFault(errors.passwordRepeat, messagesId) }}
        />
        <Button tone="primary" type="submit" loading={formState.isSubmitting} className="w-full">
          {passwordTexts.save}
        </Button>
      </form>
    </>
  );
}

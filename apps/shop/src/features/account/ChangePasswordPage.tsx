import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, MessageList, PasswordField } from '@magazijn/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { useLogOut, useSession } from '../../shared/session/useSession.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { LoginSessions } from './LoginSessions.tsx';
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
import { profileTexts } from './profileTexts.ts';

export function ChangePasswordPage() {
  const { data: sessions } = useQuery('listSessions');
  return (
    <ProfileLayout title={profileNavigationTexts.changePassword} current={paths.changePassword.href()}>
      <ChangePasswordForm />
      {sessions && <LoginSessions sessions={sessions} />}
    </ProfileLayout>
  );
}

const change = z.object({ current: givenPassword, password: newPassword, passwordRepeat: givenPassword });

/** The current password, and the new one twice. Success ends every session and opens the login page. */
export function ChangePasswordForm() {
  const { loadApi } = useStores();
  const { viewer } = useSession();
  const logInAgain = useLogOut(`${paths.login.href()}?passwordReset=true`);
  const [messages, setMessage] = useFormMessage();
  const messagesId = useId();
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: standardSchemaResolver(change),
  });
  const { errors } = formState;

  function sayDifferent() {
    setError('passwordRepeat', shownAbove);
    setMessage({ tone: 'info', text: passwordTexts.different });
  }

  const submit = handleSubmit(
    async ({ current, ...pair }) => {
      if (isTypedDifferently(pair)) return sayDifferent();
      try {
        const api = await loadApi();
        await api.changePassword(current, pair);
        logInAgain();
      } catch (error) {
        console.warn('The password was not changed', error);
        const refused = refusedPassword(error);
        if (refused) setError(refused, shownAbove);
        setMessage(passwordFailure(error));
      }
    },
    () =>
      isTypedDifferently(getValues())
        ? sayDifferent()
        : setMessage({ tone: 'info', text: passwordTexts.incorrect }),
  );

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-104 gap-6">
      <MessageList id={messagesId} messages={messages} />
      <div className="grid gap-4">
        {/* Password managers need a user name in the form. */}
        <input
          type="text"
          autoComplete="username"
          value={viewer.kind === 'customer' ? viewer.username : ''}
          readOnly
          hidden
          aria-label={profileTexts.username}
        />
        <PasswordField
          label={profileTexts.currentPassword}
          autoComplete="current-password"
          {...register('current')}
          {...fieldFault(errors.current, messagesId)}
        />
        <NewPasswordFields
          password={{ ...register('password'), ...fieldFault(errors.password, messagesId) }}
          passwordRepeat={{ ...register('passwordRepeat'), ...fieldFault(errors.passwordRepeat, messagesId) }}
        />
      </div>
      <Button tone="primary" type="submit" loading={formState.isSubmitting} className="justify-self-start">
        {passwordTexts.save}
      </Button>
    </form>
  );
}

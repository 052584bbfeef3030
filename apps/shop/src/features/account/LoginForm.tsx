import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, PasswordField, TextField } from '@magazijn/ui';
import { useForm } from 'react-hook-form';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { credentials } from './credentials.ts';
import { type LoginError, toLoginError } from './LoginError.ts';
import { loginTexts } from './loginTexts.ts';

/** Returns a function that logs in, for every tab; it resolves to the reason of a failure, or null after a success. */
function useLogIn(): (email: string, password: string) => Promise<LoginError | null> {
  const { loadApi, session } = useStores();
  return async (email, password) => {
    try {
      const api = await loadApi();
      session.logIn(await api.logIn(email, password));
      return null;
    } catch (error) {
      console.warn('Not logged in', error);
      return toLoginError(error);
    }
  };
}

interface LoginFormProps {
  /** The address that was typed in another form. */
  email?: string;
  /** Id of the message of the last refusal, which describes both fields. */
  refusedBy?: string | undefined;
  /** The next page is opening: the button stays busy. */
  isLeaving?: boolean;
  /** Called after the session has changed; only the popover needs it. */
  onLoggedIn?: () => void;
  /** Receives the reason and the typed address. An incomplete form counts as wrong credentials. */
  onRefused: (loginError: LoginError, email: string) => void;
}

/** E-mail, password, and the button: on the login page and in the header's popover. */
export function LoginForm({
  email: given = '',
  refusedBy,
  isLeaving = false,
  onLoggedIn,
  onRefused,
}: LoginFormProps) {
  const logIn = useLogIn();
  const { register, handleSubmit, formState, getValues } = useForm({
    // No empty defaults: they would clear text typed or filled in before hydration.
    ...(given === '' ? {} : { defaultValues: { email: given } }),
    resolver: standardSchemaResolver(credentials),
  });

  const submit = handleSubmit(
    async ({ email, password }) => {
      const loginError = await logIn(email, password);
      if (loginError === null) onLoggedIn?.();
      else onRefused(loginError, getValues('email'));
    },
    () => onRefused({ kind: 'credentials' }, getValues('email')),
  );

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={loginTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={formState.errors.email || refusedBy ? true : undefined}
        aria-describedby={refusedBy}
        defaultValue={given || undefined}
        {...register('email')}
      />
      <PasswordField
        label={loginTexts.password}
        autoComplete="current-password"
        aria-invalid={formState.errors.password || refusedBy ? true : undefined}
        aria-describedby={refusedBy}
        {...register('password')}
      />
      <Button tone="primary" type="submit" loading={formState.isSubmitting || isLeaving} className="w-full">
        {loginTexts.submit}
      </Button>
    </form>
  );
}

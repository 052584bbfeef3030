import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, type LinkedInvitation } from '@magazijn/api-client';
import { isAllowed, nameProblem, roleDescriptions, roleNames } from '@magazijn/domain/people';
import { Button, ButtonLink, MessageList, TextField } from '@magazijn/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { homeOf } from '../../shared/session/afterLogin.ts';
import { useStores, useTakenOver } from '../../shared/stores/StoresProvider.tsx';
import { invitationTexts as texts } from './invitationTexts.ts';
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

/** The invitation of a mailed link: shows company and role, and makes the login. */
export function InvitationPage() {
  const [given] = useSearchParams();
  // The server renders the title only: the token is for the browser.
  const takenOver = useTakenOver();
  const hasPeople = useRequiredCapability('people');
  const token = given.get('token') ?? '';
  return (
    <div className="mx-auto max-w-104 pt-8 wide:pt-12">
      <PageTitle>{texts.title}</PageTitle>
      <noscript>{texts.noScript}</noscript>
      {!takenOver || !hasPeople ? (
        <LinesSkeleton label={texts.loading} lines={6} />
      ) : token === '' ? (
        <Gone />
      ) : (
        <LoadedInvitation key={token} token={token} />
      )}
    </div>
  );
}

function Gone() {
  return (
    <div className="grid justify-items-start gap-4 pt-4">
      <MessageList messages={[{ tone: 'info', text: texts.gone }]} />
      <ButtonLink href={paths.login.href()}>{texts.toLogin}</ButtonLink>
    </div>
  );
}

function LoadedInvitation({ token }: { token: string }) {
  const { data, error, retry } = useQuery('linkedInvitation', token);
  if (data === null) return <Gone />;
  if (data?.isTaken) {
    return <MessageList className="pt-4" messages={[{ tone: 'warning', text: texts.taken }]} />;
  }
  if (data) return <AcceptInvitation token={token} invitation={data} />;
  if (error === undefined) return <LinesSkeleton label={texts.loading} lines={6} />;
  return (
    <div className="grid justify-items-start gap-4 pt-4">
      <MessageList messages={[{ tone: 'error', text: texts.failed }]} />
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  );
}

const formSchema = z.object({
  name: z.string().check(
    z.refine((name) => nameProblem(name) === null, {
      error: ({ input }) => nameProblem(String(input)) ?? '',
    }),
  ),
  password: newPassword,
  passwordRepeat: givenPassword,
});

interface AcceptInvitationProps {
  token: string;
  invitation: LinkedInvitation;
}

function AcceptInvitation({ token, invitation }: AcceptInvitationProps) {
  const { company, email, name, role } = invitation;
  const shops = isAllowed(role, 'shop');
  const { loadApi, session } = useStores();
  const navigate = useNavigate();
  const [messages, showMessage] = useFormMessage();
  const messagesId = useId();
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    defaultValues: { name },
    resolver: standardSchemaResolver(formSchema),
  });
  const { errors } = formState;

  function showDifferent() {
    setError('passwordRepeat', shownAbove);
    showMessage({ tone: 'info', text: passwordTexts.different });
  }

  const submit = handleSubmit(
    async ({ name: chosen, ...pair }) => {
      if (isTypedDifferently(pair)) return showDifferent();
      try {
        session.logIn(await (await loadApi()).acceptInvitation(token, chosen, pair));
        void navigate(homeOf(session.getState().viewer), { replace: true });
      } catch (error) {
        console.warn('The invitation was not accepted', error);
        if (refusedPassword(error)) setError('password', shownAbove);
        const status = error instanceof ApiError ? error.status : 0;
        if (status === 404) showMessage({ tone: 'error', text: texts.gone });
        else if (status === 409) showMessage({ tone: 'error', text: texts.taken });
        else showMessage(passwordFailure(error));
      }
    },
    () =>
      isTypedDifferently(getValues())
        ? showDifferent()
        : showMessage({ tone: 'info', text: passwordTexts.incorrect }),
  );

  return (
    <div className="grid gap-8 pt-2">
      <p className="text-17 text-ink-2">{texts.intro(company, shops)}</p>
      <dl className="grid gap-3 border-t-2 border-ink pt-4">
        <div>
          <dt className="text-15 text-ink-2">{texts.email}</dt>
          <dd className="font-bold wrap-anywhere">{email}</dd>
        </div>
        <div>
          <dt className="text-15 text-ink-2">{texts.role}</dt>
          <dd>
            <b>{roleNames[role]}.</b> {roleDescriptions[role]}
          </dd>
        </div>
      </dl>
      <MessageList id={messagesId} messages={messages} />
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {/* Password managers store the login under this address. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          label={texts.name}
          hint={texts.nameHint(shops)}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <NewPasswordFields
          password={{ ...register('password'), ...fieldFault(errors.password, messagesId) }}
          passwordRepeat={{ ...register('passwordRepeat'), ...fieldFault(errors.passwordRepeat, messagesId) }}
        />
        <Button tone="primary" type="submit" loading={formState.isSubmitting} className="w-full">
          {texts.accept}
        </Button>
      </form>
    </div>
  );
}

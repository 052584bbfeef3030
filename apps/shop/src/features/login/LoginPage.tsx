import { Link, MessageList } from '@magazijn/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { paths } from '../../paths/paths.ts';
import { safeReturnUrl } from '../../paths/safeReturnUrl.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { useSession } from '../../session/useSession.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './loginTexts.ts';
import type { Refusal } from './Refusal.ts';
import { refusalMessages } from './refusalMessages.ts';

type LoginPageProps = PageProps<
  Record<never, never>,
  Record<never, never>,
  'returnUrl' | 'error' | 'passwordReset'
>;

/** The login page (S40, S41). Whoever is logged in is led on: to `returnUrl`, or home. */
export function LoginPage({ at: { query } }: LoginPageProps) {
  const { viewer } = useSession();
  // Until the form was sent here, the address says what there is to say.
  const [given, setGiven] = useState<Refusal | null>(null);
  const refusal = given ?? announcedRefusal(query.error);
  const reset = query.passwordReset !== null && refusal === null;

  // Being logged in is what leads on, here and when another tab logs in.
  if (viewer.kind === 'customer') return <Navigate to={safeReturnUrl(query.returnUrl)} replace />;
  return (
    <div className="grid gap-8 pt-8 wide:mx-auto wide:w-104 wide:pt-12">
      <div className="grid gap-2">
        <PageTitle>{loginTexts.heading}</PageTitle>
        <p className="text-ink-2">{loginTexts.intro}</p>
      </div>
      <MessageList
        messages={[
          ...(reset ? [{ tone: 'success' as const, text: loginTexts.passwordReset }] : []),
          ...refusalMessages(refusal),
        ]}
      />
      <LoginForm onRefused={setGiven} />
      <p className="grid justify-items-start gap-3 border-t border-rule pt-6">
        <Link appearance="text" href={paths.forgotPassword.href()}>
          {loginTexts.forgotPassword}
        </Link>
        <Link appearance="text" href={paths.register.href()}>
          {loginTexts.noAccount}
        </Link>
      </p>
    </div>
  );
}

/** `error` is a flag: the text is ours, never the parameter's. */
function announcedRefusal(error: string | null): Refusal | null {
  if (error === null) return null;
  return { kind: error === 'disabled' ? 'disabled' : 'credentials' };
}

import { Link, MessageList } from '@magazijn/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { safeReturnUrl } from '../../paths/safeReturnUrl.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { useSession } from '../../session/useSession.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './loginTexts.ts';
import { type Refusal, refusalText } from './Refusal.ts';

type LoginPageProps = PageProps<
  Record<never, never>,
  Record<never, never>,
  'returnUrl' | 'error' | 'passwordReset'
>;

/** The login page (S40, S41). Whoever is logged in is led on: to `returnUrl`, or home. */
export function LoginPage({ at }: LoginPageProps) {
  const { viewer } = useSession();
  const [refusal, setRefusal] = useState(() => announcedRefusal(at.query.error));
  const reset = at.query.passwordReset !== null && refusal === null;

  if (viewer.kind === 'customer') return <Navigate to={safeReturnUrl(at.query.returnUrl)} replace />;
  return (
    <div className="grid gap-8 pt-8 wide:mx-auto wide:w-104 wide:pt-12">
      <title>Inloggen – Magazijn</title>
      <div className="grid gap-2">
        <h1 className="type-heading text-40">{loginTexts.heading}</h1>
        <p className="text-ink-2">{loginTexts.intro}</p>
      </div>
      <MessageList
        messages={[
          ...(reset ? [{ tone: 'success' as const, text: loginTexts.passwordReset }] : []),
          ...(refusal ? [{ tone: 'error' as const, text: refusalText(refusal) }] : []),
        ]}
      />
      {/* Being logged in is what leads on, here and when another tab logs in. */}
      <LoginForm onLoggedIn={() => setRefusal(null)} onRefused={setRefusal} />
      <p className="grid justify-items-start gap-3 border-t border-rule pt-6">
        <Link href={paths.forgotPassword.href()}>{loginTexts.forgotPassword}</Link>
        <Link href={paths.register.href()}>{loginTexts.noAccount}</Link>
      </p>
    </div>
  );
}

/** `error` is a flag: the text is ours, never the parameter's. */
function announcedRefusal(error: string | null): Refusal | null {
  if (error === null) return null;
  return { kind: error === 'disabled' ? 'disabled' : 'credentials' };
}

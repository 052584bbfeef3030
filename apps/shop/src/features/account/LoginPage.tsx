import { Link, MessageList } from '@magazijn/ui';
import { useId, useState } from 'react';
import { Navigate, useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { usePostedForm } from '../../shared/data/PostedForm.ts';
import type { HeadOf } from '../../shared/head/PageHead.ts';
import { ContactLinks } from '../../shared/links/ContactLinks.tsx';
import { paths, safeReturnUrl } from '../../shared/links/paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { afterLogin } from '../../shared/session/afterLogin.ts';
import { hasSessionEnded } from '../../shared/session/createSessionStore.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useTakenOver } from '../../shared/stores/StoresProvider.tsx';
import { type LoginError, loginErrorMessage } from './LoginError.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './loginTexts.ts';
import { useLoginCode } from './useLoginCode.ts';

export const head: HeadOf = (_, __, ___, name) => ({
  canonical: paths.login.href(),
  title: loginTexts.heading,
  description: `Log in bij ${name}, de groothandel voor de kinderopvang: zie je prijzen, bestel en bekijk je facturen.`,
});

/** The login page. Redirects customers to `returnUrl`, or home. */
export function LoginPage() {
  const [query] = useSearchParams();
  const { viewer } = useSession();
  // Until the form is submitted, the error comes from the address.
  const [given, setGiven] = useState<LoginError | null>(null);
  const posted = usePostedForm();
  const [messages, showMessage] = useFormMessage(posted?.message);
  const errorId = useId();
  const loginError = given ?? (posted ? null : announcedError(query.get('error')));
  const flagged = given ? null : loginErrorMessage(loginError);
  const errors = flagged ? [flagged] : messages;
  const refuse = (error: LoginError) => {
    setGiven(error);
    showMessage(loginErrorMessage(error));
  };
  useLoginCode(() => refuse({ kind: 'unreachable' }));
  const right = query.get('uitkomst') === 'ingelogd' && posted === null;
  const reset = query.get('passwordReset') !== null && loginError === null && posted === null;
  const takenOver = useTakenOver();
  const reason =
    reset || right || loginError !== null || posted
      ? null
      : reasonOf(query.get('returnUrl'), takenOver && hasSessionEnded());
  // After a redirect the reason is announced, since the focus is on the heading.
  useAnnounced(reset ? loginTexts.passwordReset : reason);
  const email = emailIn(useLocation().state) || (posted?.fields.email ?? '');

  const isLoggedIn = viewer.kind === 'customer';
  const isOpening = useNavigation().state !== 'idle';
  return (
    <div className="mx-auto grid max-w-104 gap-8 pt-8 wide:pt-12">
      {/* After a login here or in another tab, unless the visitor is opening another page. */}
      {isLoggedIn && !isOpening && <Navigate to={afterLogin(viewer, query.get('returnUrl'))} replace />}
      <div className="grid gap-2">
        <PageTitle>{loginTexts.heading}</PageTitle>
        <p className="text-ink-2">{loginTexts.intro}</p>
      </div>
      <noscript>
        {right ? (
          <div className="grid gap-4">
            <p className="font-bold">{loginTexts.right}</p>
            <p>{loginTexts.rightHelp}</p>
            <p>
              <ContactLinks label={loginTexts.contact} subject={loginTexts.contactSubject} />.
            </p>
          </div>
        ) : (
          <p className="font-bold">{loginTexts.noScript}</p>
        )}
      </noscript>
      <MessageList
        messages={[
          ...(reset ? [{ tone: 'success' as const, text: loginTexts.passwordReset, announced: true }] : []),
          ...(reason ? [{ tone: 'info' as const, text: reason, announced: true }] : []),
        ]}
      />
      <MessageList id={errorId} messages={errors} />
      <div className={right ? 'noscript:hidden' : undefined}>
        <LoginForm
          key={email}
          email={email}
          refusedBy={errors.length > 0 ? errorId : undefined}
          isLeaving={isLoggedIn}
          onRefused={refuse}
        />
      </div>
      <p className="grid justify-items-start border-t border-rule pt-3">
        <Link appearance="text" className="py-3" href={paths.forgotPassword.href()}>
          {loginTexts.forgotPassword}
        </Link>
        <Link appearance="text" className="py-3" href={paths.register.href()}>
          {loginTexts.noAccount}
        </Link>
      </p>
    </div>
  );
}

/** The error of the `error` flag. The text is never taken from the parameter. */
function announcedError(error: string | null): LoginError | null {
  if (error === null) return null;
  return { kind: error === 'disabled' ? 'disabled' : 'credentials' };
}

/** Why the visitor was redirected: the session ended, an order is in progress, or both. Null after a link. */
function reasonOf(returnUrl: string | null, ended: boolean): string | null {
  const orderWaits = safeReturnUrl(returnUrl).startsWith(paths.payment.href());
  if (ended) return orderWaits ? loginTexts.endedWithOrder : loginTexts.ended;
  return orderWaits ? loginTexts.orderWaits : null;
}

/** The address that was typed in the header's popover, from the state of the history entry. */
function emailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}

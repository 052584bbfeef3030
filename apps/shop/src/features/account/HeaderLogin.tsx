import { Link, MessageList } from '@magazijn/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginHref } from '../../shared/links/hrefs.ts';
import { paths } from '../../shared/links/paths.ts';
import { LoginForm } from './LoginForm.tsx';
import { type Refusal, refusalMessages } from './loginRefusal.ts';
import { loginTexts } from './loginTexts.ts';

interface HeaderLoginProps {
  onDone: () => void;
}

/** The login form of the header's popover. Missing fields and every 401 are told on the login page. */
export function HeaderLogin({ onDone }: HeaderLoginProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const refuse = (given: Refusal, email: string) => {
    const error = errorFlag(given);
    if (error === null) return setRefusal(given);
    onDone();
    const href = pathname === paths.login.href() ? pathname + search : loginHref(pathname + search);
    // The address is typed once; the password is typed again.
    void navigate(withError(href, error), { state: { email } });
  };

  return (
    <div className="grid gap-6">
      <MessageList messages={refusalMessages(refusal)} />
      <LoginForm onLoggedIn={onDone} onRefused={refuse} />
      <p className="grid justify-items-start gap-2 border-t border-rule pt-4">
        <Link appearance="text" href={paths.forgotPassword.href()} onClick={onDone}>
          {loginTexts.forgotPasswordShort}
        </Link>
        <Link appearance="text" href={paths.register.href()} onClick={onDone}>
          {loginTexts.noAccountShort}
        </Link>
      </p>
    </div>
  );
}

/** The login page's `error`; null for what is told where one is. */
function errorFlag(refusal: Refusal): string | null {
  if (refusal.kind === 'disabled') return 'disabled';
  const told = refusal.kind === 'credentials' || (refusal.kind === 'unnamed' && refusal.unauthorised);
  return told ? '1' : null;
}

function withError(href: string, error: string): string {
  const [path, query] = href.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('error', error);
  return `${path}?${parameters}`;
}
